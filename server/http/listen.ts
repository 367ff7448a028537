import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as NetServer, type AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { Connections, defaultConnectionLimits, type ConnectionLimits } from './connections.ts'
import type { HttpMessages } from './http-messages.ts'

/** How long a client may take, in milliseconds. */
export interface Timeouts {
  /** For its headers, and for the whole request: sockets are finite, and a slow client may be a hostile one. */
  readonly headersMs: number
  readonly requestMs: number
  /** Between two requests. Longer than the usual 60 s of load balancers, so that they close idle connections. */
  readonly keepAliveMs: number
  /** How often the first two are checked; Node's default of 30 s would let them run that much over. */
  readonly checkEveryMs: number
  /** Without a byte sent or taken, while it sends a request or reads an answer. Slow is fine, standing still is not. */
  readonly stalledMs: number
}

const defaultTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 65_000,
  checkEveryMs: 2000,
  stalledMs: 20_000,
}

/** How often connections without a request are closed while stopping; what is on its way at first still gets in. */
const idleSweepMs = 100

export interface ListenOptions {
  readonly timeouts?: Timeouts
  readonly connectionLimits?: ConnectionLimits
  /** Default: Node's own. */
  readonly messages?: HttpMessages
}

/** A server that listens. */
export interface Listening {
  readonly server: Server
  readonly port: number
  /** Ends all connections in order. Resolves when none is left. */
  readonly stop: (stop: StopTimes) => Promise<void>
}

/** How a server stops, in milliseconds. */
export interface StopTimes {
  /**
   * Goes on taking connections for so long, with `Connection: close` on each answer: whatever sends requests here has
   * to notice first that it should not. Default 0.
   */
  readonly drainMs?: number
  /** Takes no connections from the beginning: another process listens on the same port. */
  readonly isReplaced?: boolean
  /** Then takes no more, closes those without a request, and lets requests in flight finish for so long. */
  readonly graceMs: number
}

/** The port is taken, or may not be listened on. The message says what to do. */
export class ListenError extends Error {
  override name = 'ListenError'
}

/**
 * Starts listening.
 * @param port 0 takes any free one
 * @throws ListenError
 */
export async function listen(
  listener: RequestListener,
  { host, port }: { host: string; port: number },
  { timeouts = defaultTimeouts, connectionLimits = defaultConnectionLimits, messages }: ListenOptions = {},
): Promise<Listening> {
  const options = {
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    connectionsCheckingInterval: timeouts.checkEveryMs,
    ...messages,
  }
  const server = createServer(options)
  // Counts what is sent and taken, so that a large answer may take its time.
  server.timeout = timeouts.stalledMs
  const connections = new Connections(server, connectionLimits)
  server.on('request', listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)))
    server.listen(port, host, resolve)
  })
  return {
    server,
    port: (server.address() as AddressInfo).port,
    stop: async ({ drainMs = 0, isReplaced = false, graceMs }) => {
      connections.closeAfterAnswers()
      // Not that of an HTTP server, which ends idle connections too: a request may be on its way in one of them.
      const ended =
        isReplaced && new Promise<void>(resolve => NetServer.prototype.close.call(server, () => resolve()))
      if (drainMs > 0) await delay(drainMs)
      const closed = ended || new Promise<void>(resolve => server.close(() => resolve()))
      const sweep = setInterval(() => connections.closeIdle(), idleSweepMs)
      const end = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearInterval(sweep)
      clearTimeout(end)
    },
  }
}

/**
 * Finds out early whether an address can be listened on, before anything is made that a failure would leave behind.
 * @throws ListenError
 */
export async function checkAddress(address: { host: string; port: number }): Promise<void> {
  const { stop } = await listen(() => undefined, address)
  await stop({ graceMs: 0 })
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ListenError(
        `PORT: ${port} on ${host} is in use. Stop what listens there or set another PORT.`,
      )
    case 'EACCES':
      return new ListenError(`PORT: this account may not listen on ${port}. Set a PORT of 1024 or more.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ListenError(`HOST: ${host} is not an address of this machine.`)
    default:
      return error
  }
}

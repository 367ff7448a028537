import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How long a client may take, in milliseconds. */
export interface Timeouts {
  /** For its headers, and for the whole request: sockets are finite, and a slow client may be a hostile one. */
  readonly headersMs: number
  readonly requestMs: number
  /** Between two requests. Longer than the usual 60 s of load balancers, so that they close idle connections. */
  readonly keepAliveMs: number
  /** How often the first two are checked; Node's default of 30 s would let them run that much over. */
  readonly checkEveryMs: number
}

const defaultTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 65_000,
  checkEveryMs: 2000,
}

/** How often connections that became idle are closed while stopping. */
const idleSweepMs = 100

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
  timeouts: Timeouts = defaultTimeouts,
): Promise<{ server: Server; port: number }> {
  const options = {
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    connectionsCheckingInterval: timeouts.checkEveryMs,
  }
  const server = createServer(options, listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)))
    server.listen(port, host, resolve)
  })
  return { server, port: (server.address() as AddressInfo).port }
}

/**
 * Finds out early whether an address can be listened on, before anything is made that a failure would leave behind.
 * @throws ListenError
 */
export async function checkAddress(address: { host: string; port: number }): Promise<void> {
  const { server } = await listen(() => undefined, address)
  await stopListening(server, 0)
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

/**
 * Takes no more connections, lets requests in flight finish for up to `graceMs` milliseconds, then cuts them off.
 */
export async function stopListening(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  // A connection that has answered its last request would stay open for the next one, and hold everything up.
  const sweep = setInterval(() => server.closeIdleConnections(), idleSweepMs)
  const end = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(end)
}

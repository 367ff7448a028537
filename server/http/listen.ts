import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

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

/** How often connections without a request are closed while stopping; what is on its way at first still gets in. */
const idleSweepMs = 100

/** A server that listens. */
export interface Listening {
  readonly server: Server
  readonly port: number
  /**
   * Takes no more connections, closes those without a request, lets requests in flight finish for up to `graceMs`
   * milliseconds, then cuts them off.
   */
  readonly stop: (graceMs: number) => Promise<void>
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
  timeouts: Timeouts = defaultTimeouts,
): Promise<Listening> {
  const options = {
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    connectionsCheckingInterval: timeouts.checkEveryMs,
  }
  const server = createServer(options, listener)
  const closeIdle = trackConnections(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)))
    server.listen(port, host, resolve)
  })
  return {
    server,
    port: (server.address() as AddressInfo).port,
    stop: async graceMs => {
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      const sweep = setInterval(closeIdle, idleSweepMs)
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
  await stop(0)
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
 * Counts the requests that each connection waits for. Node's own closeIdleConnections leaves a client alone that has
 * not finished its first headers, even one that never says a word.
 * @returns what closes the connections that wait for no answer
 */
function trackConnections(server: Server): () => void {
  const requestsInFlight = new Map<Socket, number>()
  const count = (socket: Socket, change: number) => {
    const before = requestsInFlight.get(socket)
    if (before !== undefined) requestsInFlight.set(socket, before + change)
  }
  server.on('connection', socket => {
    requestsInFlight.set(socket, 0)
    socket.once('close', () => requestsInFlight.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
  return () => {
    for (const [socket, requests] of requestsInFlight) if (requests === 0) socket.destroySoon()
  }
}

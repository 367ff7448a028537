import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A client that sends its headers or its body slower than this is cut off: sockets are finite. */
const headersTimeoutMs = 10_000
const requestTimeoutMs = 30_000
/** Longer than the usual 60 s of load balancers, so that it is they who close an idle connection. */
const keepAliveTimeoutMs = 65_000
/** How often the two time-outs above are checked; Node's default of 30 s would let them run that much over. */
const connectionsCheckingIntervalMs = 2000

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
): Promise<{ server: Server; port: number }> {
  const server = createServer({ connectionsCheckingInterval: connectionsCheckingIntervalMs }, listener)
  server.headersTimeout = headersTimeoutMs
  server.requestTimeout = requestTimeoutMs
  server.keepAliveTimeout = keepAliveTimeoutMs
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)))
    server.listen(port, host, resolve)
  })
  return { server, port: (server.address() as AddressInfo).port }
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

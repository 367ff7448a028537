import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A reverse proxy in front of several servers, as `server/deploy/Caddyfile` describes one. */
export interface Proxy {
  /** "http://localhost:41234". */
  readonly origin: string
  /** Sends requests to these ports in turn, from now on. */
  sendTo(ports: readonly number[]): void
  close(): void
}

/** Takes requests in turn to servers on loopback. What a server refuses to take goes to the next; nothing is sent twice. */
export async function startProxy(): Promise<Proxy> {
  let ports: readonly number[] = []
  let turn = 0
  // A server takes only so many connections of one address.
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })

  function pass(
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    tries: readonly number[],
  ): void {
    const [port, ...others] = tries
    const passed = send({
      host: '127.0.0.1',
      port,
      method: request.method,
      path: request.url,
      headers: request.headers,
      agent,
    })
    passed.once('response', answer => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
    })
    passed.once('error', (error: NodeJS.ErrnoException) => {
      const isUnsent = error.code === 'ECONNREFUSED' || (error.code === 'ECONNRESET' && passed.reusedSocket)
      if (isUnsent && others.length > 0) return pass(request, body, response, others)
      if (!response.headersSent) response.writeHead(502)
      response.end()
    })
    passed.end(body)
  }

  const server = createServer((request, response) => {
    turn += 1
    const next = turn % ports.length
    const tries = [...ports.slice(next), ...ports.slice(0, next)]
    void buffer(request).then(body => pass(request, body, response, tries))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    sendTo(next) {
      ports = next
    },
    close() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A port of loopback that nobody has. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

import { once } from 'node:events'
import {
  Agent,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { listen, stopListening, type Timeouts } from './listen.ts'

let server: Server
let port: number
afterEach(() => stopListening(server, 0))

const impatient: Timeouts = { headersMs: 100, requestMs: 200, keepAliveMs: 65_000, checkEveryMs: 20 }

async function start(listener: RequestListener, timeouts?: Timeouts) {
  ;({ server, port } = await listen(listener, { host: '127.0.0.1', port: 0 }, timeouts))
}

async function answerTo(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

it('cuts off a client that never finishes its headers', async () => {
  await start((_request, response) => response.end('answered'), impatient)
  expect(await answerTo('GET / HTTP/1.1\r\nHost: shop.example\r\n')).toMatch(/^HTTP\/1\.1 408 /)
})

it('cuts off a client that never finishes its body', async () => {
  await start(request => request.resume(), impatient)
  expect(await answerTo('POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 10\r\n\r\nhalf')).toMatch(
    /^HTTP\/1\.1 408 /,
  )
})

/** Starts a server whose answer waits, and sends it a request. Resolves when the request has arrived. */
async function startWaiting() {
  let arrive: (answer: ServerResponse) => void = () => undefined
  const arrived = new Promise<ServerResponse>(resolve => (arrive = resolve))
  await start((_request, response) => arrive(response))
  const asked = httpRequest({ port, host: '127.0.0.1', agent: new Agent({ keepAlive: true }) }).end()
  return { asked, response: await arrived }
}

it('lets a request in flight finish when it stops, and keeps no connection open after it', async () => {
  const { asked, response } = await startWaiting()
  const stopped = stopListening(server, 10_000)
  response.end('answered')
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  expect(await text(answer)).toBe('answered')
  await stopped
  expect(server.listening).toBe(false)
})

it('cuts off what is still in flight when the time to stop is over', async () => {
  const { asked } = await startWaiting()
  const cut = once(asked, 'error')
  await stopListening(server, 20)
  expect(await cut).toEqual([expect.objectContaining({ code: 'ECONNRESET' })])
})

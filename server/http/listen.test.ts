import { once } from 'node:events'
import {
  Agent,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { listen, type Listening, type ListenOptions, type Timeouts } from './listen.ts'

let listening: Listening
afterEach(() => listening.stop({ graceMs: 0 }))

const impatient: Timeouts = {
  headersMs: 100,
  requestMs: 200,
  keepAliveMs: 65_000,
  checkEveryMs: 20,
  stalledMs: 60_000,
}

async function start(listener: RequestListener, options?: ListenOptions) {
  listening = await listen(listener, { host: '127.0.0.1', port: 0 }, options)
}

async function answerTo(bytes: string): Promise<string> {
  const socket = connect(listening.port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

it('cuts off a client that never finishes its headers', async () => {
  await start((_request, response) => response.end('answered'), { timeouts: impatient })
  expect(await answerTo('GET / HTTP/1.1\r\nHost: shop.example\r\n')).toMatch(/^HTTP\/1\.1 408 /)
})

it('cuts off a client that never finishes its body', async () => {
  await start(request => request.resume(), { timeouts: impatient })
  expect(await answerTo('POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 10\r\n\r\nhalf')).toMatch(
    /^HTTP\/1\.1 408 /,
  )
})

/** Starts a server whose answer waits, and sends it a request. Resolves when the request has arrived. */
async function startWaiting() {
  let arrive: (answer: ServerResponse) => void = () => undefined
  const arrived = new Promise<ServerResponse>(resolve => (arrive = resolve))
  await start((_request, response) => arrive(response))
  const asked = httpRequest({
    port: listening.port,
    host: '127.0.0.1',
    agent: new Agent({ keepAlive: true }),
  }).end()
  return { asked, response: await arrived }
}

it('lets a request in flight finish when it stops, and keeps no connection open after it', async () => {
  const { asked, response } = await startWaiting()
  const stopped = listening.stop({ graceMs: 10_000 })
  response.end('answered')
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  expect(await text(answer)).toBe('answered')
  await stopped
  expect(listening.server.listening).toBe(false)
})

/** Patient enough that a stop which waits for a client, rather than for an answer, ends no test in time. */
const patient: Timeouts = {
  headersMs: 60_000,
  requestMs: 60_000,
  keepAliveMs: 60_000,
  checkEveryMs: 20,
  stalledMs: 60_000,
}

/** Opens a connection to a server that answers at once. Resolves when the server has it. */
async function connectSaying(bytes: string) {
  await start((_request, response) => response.end('answered'), { timeouts: patient })
  const accepted = once(listening.server, 'connection')
  const socket = connect(listening.port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(bytes)
  await accepted
  return socket
}

it.each([
  { client: 'has said nothing', bytes: '' },
  { client: 'has sent half of its headers', bytes: 'GET / HTTP/1.1\r\nHost: shop.example\r\n' },
])('waits for no client that $client when it stops', async ({ bytes }) => {
  const socket = await connectSaying(bytes)
  await listening.stop({ graceMs: 60_000 })
  await expect.poll(() => socket.closed).toBe(true)
})

it('waits for no client that keeps its connection for the next request when it stops', async () => {
  const socket = await connectSaying('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n')
  await once(socket, 'data')
  await listening.stop({ graceMs: 60_000 })
  await expect.poll(() => socket.closed).toBe(true)
})

it('cuts off what is still in flight when the time to stop is over', async () => {
  const { asked } = await startWaiting()
  const cut = once(asked, 'error')
  await listening.stop({ graceMs: 20 })
  expect(await cut).toEqual([expect.objectContaining({ code: 'ECONNRESET' })])
})

it('[SRV-5] ends the connection of a client that does not read its answer', async () => {
  await start((_request, response) => response.end(Buffer.alloc(50_000_000)), {
    timeouts: { ...patient, stalledMs: 100 },
  })
  const accepted = once(listening.server, 'connection')
  const client = connect(listening.port, '127.0.0.1')
  client.on('error', () => undefined)
  client.pause()
  client.write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n')
  const [connection] = (await accepted) as [Socket]
  await expect.poll(() => connection.closed).toBe(true)
  client.destroy()
})

it('[SRV-6] takes connections while it drains, and says with each answer that it is the last', async () => {
  await start((_request, response) => response.end('answered'), { timeouts: patient })
  expect(await answerTo('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toContain('answered')
  const stopped = listening.stop({ drainMs: 1000, graceMs: 60_000 })
  expect(await answerTo('GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/Connection: close\r\n[^]*answered$/)
  await stopped
  expect(listening.server.listening).toBe(false)
})

it('[SRV-6] says with the answer to a request in flight that it is the last', async () => {
  const { asked, response } = await startWaiting()
  const stopped = listening.stop({ graceMs: 60_000 })
  response.end('answered')
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  expect(answer.headers.connection).toBe('close')
  answer.resume()
  await stopped
})

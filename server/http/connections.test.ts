import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import type { ConnectionLimits } from './connections.ts'
import { listen, type Listening } from './listen.ts'

let listening: Listening
let waiting: ServerResponse[]
const clients: Socket[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy()
  await listening.stop({ graceMs: 0 })
})

/** A server that answers only when the test does. */
async function start(connectionLimits: ConnectionLimits) {
  waiting = []
  const address = { host: '127.0.0.1', port: 0 }
  listening = await listen((_request, response) => waiting.push(response), address, { connectionLimits })
}

/** Connects from one of the loopback's many addresses. Resolves when the server has taken the connection or not. */
async function open(address: string): Promise<Socket> {
  const accepted = once(listening.server, 'connection')
  const client = connect({ port: listening.port, host: '127.0.0.1', localAddress: address })
  client.on('error', () => undefined)
  client.resume()
  clients.push(client)
  await accepted
  return client
}

async function ask(client: Socket): Promise<void> {
  const before = waiting.length
  client.write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n')
  await expect.poll(() => waiting.length).toBe(before + 1)
}

/** Which connections have ended, to be polled until those that end have. */
const ended = (connections: readonly Socket[]) => () => connections.map(({ destroyed }) => destroyed)

it('[SRV-5] closes the connection of an address that waits for nothing and was unused for longest, when it opens more than it may', async () => {
  await start({ total: 100, perAddress: 3 })
  const first = await open('127.0.0.2')
  const second = await open('127.0.0.2')
  const third = await open('127.0.0.2')
  const other = await open('127.0.0.3')
  await ask(first)
  const fourth = await open('127.0.0.2')
  await expect.poll(ended([first, second, third, fourth, other])).toEqual([false, true, false, false, false])
})

it('[SRV-5] refuses a connection of an address whose others all wait for answers', async () => {
  await start({ total: 100, perAddress: 2 })
  const first = await open('127.0.0.2')
  const second = await open('127.0.0.2')
  await ask(first)
  await ask(second)
  const third = await open('127.0.0.2')
  await expect.poll(ended([first, second, third])).toEqual([false, false, true])

  waiting[0]?.end()
  await expect.poll(() => waiting[0]?.closed).toBe(true)
  const fourth = await open('127.0.0.2')
  await expect.poll(ended([first, second, fourth])).toEqual([true, false, false])
})

it('[SRV-5] makes room for newcomers at the cost of the address with the most connections', async () => {
  await start({ total: 4, perAddress: 4 })
  const lone = await open('127.0.0.2')
  const greedy = [await open('127.0.0.3'), await open('127.0.0.3'), await open('127.0.0.3')]
  const newcomer = await open('127.0.0.4')
  await expect.poll(ended([lone, ...greedy, newcomer])).toEqual([false, true, false, false, false])
})

it('[SRV-5] cuts a client that stopped reading its answer, and serves one that is slow', async () => {
  waiting = []
  const timeouts = {
    headersMs: 10_000,
    requestMs: 30_000,
    keepAliveMs: 65_000,
    checkEveryMs: 2000,
    stalledMs: 400,
  }
  const endless = (_request: IncomingMessage, response: ServerResponse) => {
    const chunk = Buffer.alloc(64 * 1024)
    const write = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', write)
    write()
  }
  listening = await listen(endless, { host: '127.0.0.1', port: 0 }, { timeouts })
  const download = async () => {
    const taken = once(listening.server, 'connection')
    const client = connect(listening.port, '127.0.0.1')
    client.on('error', () => undefined)
    clients.push(client)
    client.write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n')
    const [served] = (await taken) as [Socket]
    return { client, isCut: () => served.destroyed }
  }
  const slow = await download()
  // The stopped one is the clock: while it is not cut yet, and after it a second one, the slow one takes a little.
  for (const stopped of [await download(), await download()]) {
    const wait = { interval: 10, timeout: 10_000 }
    await expect.poll(() => (slow.client.read(), stopped.isCut()), wait).toBe(true)
    expect(slow.isCut()).toBe(false)
  }
})

it('serves on after two hundred connections came and went', async () => {
  await start({ total: 5, perAddress: 5 })
  for (let round = 0; round < 200; round += 1) {
    const client = await open('127.0.0.2')
    if (round % 2 === 0) client.destroy()
  }
  const client = connect(listening.port, '127.0.0.1')
  client.write('GET / HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n')
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.end('answered')
  expect(await text(client)).toContain('answered')
})

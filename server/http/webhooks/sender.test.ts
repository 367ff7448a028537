import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { isPublicAddress } from './public-addresses.ts'
import { createWebhookSender } from './sender.ts'

const closings: (() => void)[] = []
afterEach(() => {
  for (const close of closings.splice(0)) close()
})

/** A receiver on this machine. */
async function receiver(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  closings.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
}

const onLoopback = createWebhookSender({ allowsLoopback: true, timeoutMs: 500 })
const inProduction = createWebhookSender({ allowsLoopback: false })
const message = { headers: { 'webhook-id': 'msg_1' }, body: '{}' }

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.0.2.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::',
  'no address',
])('[INT-2] %s is nobody’s on the internet', address => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2404:6800:4007::1'])(
  '[INT-2] %s can be reached by anybody',
  address => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

it.each([
  ['http://erp.example/hook', 'Use an address that begins with https://'],
  ['https://127.0.0.1/hook', /private network/],
  ['https://2130706433/hook', /private network/],
  ['https://0x7f.1/hook', /private network/],
  ['https://[::1]/hook', /private network/],
  ['https://[::ffff:10.0.0.1]/hook', /private network/],
  ['https://localhost:3000/hook', /private network/],
  ['https://localhost./hook', /private network/],
  ['https://shop.localhost/hook', /private network/],
  ['https://169.254.169.254/latest/meta-data', /private network/],
])('[INT-2] %s is refused at once', (url, reason) => {
  expect(inProduction.refusal(url)).toMatch(reason)
})

it('[INT-2] an address on the internet is taken', () => {
  expect(inProduction.refusal('https://erp.example:8443/hook?shop=1')).toBeNull()
})

it('[INT-2] a name that leads into a private network is not called, whichever of its addresses does', async () => {
  let calls = 0
  const url = await receiver((_request, response) => {
    calls += 1
    response.end()
  })
  const { port } = new URL(url)
  for (const addresses of [
    [{ address: '127.0.0.1', family: 4 }],
    [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
    [{ address: '::ffff:127.0.0.1', family: 6 }],
  ]) {
    const sender = createWebhookSender({ allowsLoopback: true, resolve: () => Promise.resolve(addresses) })
    const sent = sender.send({ ...message, url: `https://rebinding.example:${port}/hook` })
    await expect(sent).rejects.toThrow('rebinding.example leads into a private network: nothing was sent')
  }
  expect(calls).toBe(0)
})

it('[INT-2] an address that was taken once is looked at again with each call', async () => {
  const sent = inProduction.send({ ...message, url: 'https://10.0.0.1/hook' })
  await expect(sent).rejects.toThrow(/private network/)
})

it('[INT-2] a name without an address is told as that', async () => {
  const sender = createWebhookSender({
    allowsLoopback: false,
    resolve: () => Promise.reject(new Error('ENOTFOUND')),
  })
  const sent = sender.send({ ...message, url: 'https://gone.example/hook' })
  await expect(sent).rejects.toThrow('The name gone.example could not be looked up')
})

it('[INT-2] posts what it is given, and answers with the status and the beginning of the body', async () => {
  const seen: unknown[] = []
  const url = await receiver((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      seen.push([request.method, request.url, request.headers['webhook-id'], body])
      response.writeHead(201).end('a'.repeat(50_000))
    })
  })
  const answer = await onLoopback.send({ ...message, url, body: '{"type":"order.placed"}' })
  expect(seen).toEqual([['POST', '/hook', 'msg_1', '{"type":"order.placed"}']])
  expect(answer).toEqual({ status: 201, excerpt: 'a'.repeat(1000) })
})

it('[INT-2] follows no redirect', async () => {
  let followed = 0
  const url = await receiver((request, response) => {
    if (request.url === '/elsewhere') followed += 1
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  expect(await onLoopback.send({ ...message, url })).toEqual({ status: 307, excerpt: '' })
  expect(followed).toBe(0)
})

it('[INT-2] waits for no receiver that says nothing, or never comes to an end', async () => {
  const silent = await receiver(() => undefined)
  await expect(onLoopback.send({ ...message, url: silent })).rejects.toThrow(
    'The receiver did not answer in time',
  )
  const slow = await receiver((_request, response) => {
    response.write('a')
  })
  await expect(onLoopback.send({ ...message, url: slow })).rejects.toThrow(
    'The receiver did not answer in time',
  )
})

it('[INT-2] a receiver that is not there is told as that', async () => {
  const url = await receiver(() => undefined)
  for (const close of closings.splice(0)) close()
  await expect(onLoopback.send({ ...message, url })).rejects.toThrow('The receiver refused the connection')
})

import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from './test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Everything that the server says to some bytes until it closes the connection. */
function answersTo(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

/** A body ends without a line of its own before the next answer. */
const statusLines = (answers: string) => answers.match(/HTTP\/1\.1 \d{3} .*/g) ?? []

const host = 'Host: shop.example\r\n'
const close = 'Connection: close\r\n'
const json = `${host}Origin: https://shop.example\r\nContent-Type: application/json\r\n`
const body = '{"username":"a","password":"b"}'

it.each([
  [
    'two lengths',
    `POST /api/login HTTP/1.1\r\n${json}Content-Length: 31\r\nContent-Length: 5\r\n\r\n${body}`,
    400,
  ],
  [
    'a length beside chunks, as smugglers send it',
    `POST /api/login HTTP/1.1\r\n${json}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  [
    'a transfer encoding that hides chunks',
    `POST /api/login HTTP/1.1\r\n${json}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['a chunk of no size', `POST /api/login HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\nxyz\r\n`, 400],
  ['a negative length', `POST /api/login HTTP/1.1\r\n${json}Content-Length: -1\r\n\r\n`, 400],
  ['a space before the colon of a header', `GET / HTTP/1.1\r\nHost : shop.example\r\n\r\n`, 400],
  ['a header over two lines', `GET / HTTP/1.1\r\n${host}X-A: 1\r\n 2\r\n${close}\r\n`, 400],
  ['a zero byte in a header', `GET / HTTP/1.1\r\n${host}X-A: \0\r\n\r\n`, 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['headers of more than 16 kB', `GET / HTTP/1.1\r\n${host}X-A: ${'a'.repeat(17_000)}\r\n\r\n`, 431],
  ['an address of more than 16 kB', `GET /${'a'.repeat(17_000)} HTTP/1.1\r\n${host}\r\n`, 431],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc', 400],
  [
    'an expectation that nobody meets',
    `GET /api/settings HTTP/1.1\r\n${host}${close}Expect: tea\r\n\r\n`,
    417,
  ],
  ['TRACE', `TRACE /api/settings HTTP/1.1\r\n${host}${close}\r\n`, 405],
  [
    'chunks of more than 100 kB in all',
    `POST /api/login HTTP/1.1\r\n${json}${close}Transfer-Encoding: chunked\r\n\r\n` +
      `${`2710\r\n${'a'.repeat(10_000)}\r\n`.repeat(12)}0\r\n\r\n`,
    413,
  ],
  [
    'a length of more than 100 kB',
    `POST /api/login HTTP/1.1\r\n${json}${close}Content-Length: 200000\r\n\r\n${'a'.repeat(200_000)}`,
    413,
  ],
])('refuses %s', async (_name, bytes, status) => {
  const [first = '', ...others] = statusLines(await answersTo(bytes))
  expect(Number(first.split(' ')[1])).toBe(status)
  expect(others).toEqual([])
})

it('tunnels to nowhere', async () => {
  expect(await answersTo('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n')).toBe('')
})

it('goes on speaking HTTP to whoever asks for another protocol', async () => {
  const upgrade = `GET /api/settings HTTP/1.1\r\n${host}Connection: close, Upgrade\r\nUpgrade: websocket\r\n\r\n`
  expect(statusLines(await answersTo(upgrade))).toEqual(['HTTP/1.1 200 OK'])
})

it('asks for a body that waits to be asked for', async () => {
  const patient = `POST /api/login HTTP/1.1\r\n${json}${close}Content-Length: 31\r\nExpect: 100-continue\r\n\r\n${body}`
  expect(statusLines(await answersTo(patient))).toEqual([
    'HTTP/1.1 100 Continue',
    'HTTP/1.1 401 Unauthorized',
  ])
})

it('answers requests that come all at once in their order', async () => {
  const targets = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? '/healthz' : '/api/nowhere'))
  const requests = targets.map(target => `GET ${target} HTTP/1.1\r\n${host}\r\n`)
  const last = `GET /healthz HTTP/1.1\r\n${host}${close}\r\n`
  expect(statusLines(await answersTo(requests.join('') + last))).toEqual([
    ...targets.map((_, index) => (index % 2 === 0 ? 'HTTP/1.1 200 OK' : 'HTTP/1.1 404 Not Found')),
    'HTTP/1.1 200 OK',
  ])
})

import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { observe } from './support/observatory.ts'
import { administratorPassword, startShopServer, type ShopServer } from './support/shop-server.ts'

const publicOrigin = 'https://shop.example'
let shop: ShopServer
/** Cookies as the shop set them at sign-in. */
let cookies: string[]

let shopAddress: string
const at = (path: string) => new URL(path, shopAddress)

/** The shop says which origin it has, not on which port it listens. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}

beforeAll(async () => {
  const port = await freePort()
  shopAddress = `http://127.0.0.1:${port}`
  shop = await startShopServer({
    PORT: port,
    PUBLIC_ORIGIN: publicOrigin,
  })
  const answer = await fetch(at('/api/login'), {
    method: 'POST',
    headers: { origin: publicOrigin, 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: administratorPassword }),
  })
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}`)
  cookies = answer.headers.getSetCookie()
})
afterAll(() => shop.remove())

const pages = [
  { page: 'the home page', path: '/', status: 200 },
  { page: 'a product', path: '/product/tivra', status: 200 },
  { page: 'checkout', path: '/checkout', status: 200 },
  { page: 'the administration', path: '/admin', status: 200 },
  { page: 'a page that is not there', path: '/nowhere', status: 404 },
]
const otherAnswers = [
  { page: 'the API', path: '/api/products', status: 200 },
  { page: 'an error of the API', path: '/api/nowhere', status: 404 },
  { page: 'a file', path: '/favicon.svg', status: 200 },
]

async function scan(path: string, status: number, visitorsCookies: readonly string[]) {
  const cookie = visitorsCookies.map(value => value.split(';')[0]).join('; ')
  const answer = await fetch(at(path), { headers: { cookie } })
  expect(answer.status).toBe(status)
  const { score, findings } = observe({
    headers: answer.headers,
    html: await answer.text(),
    cookies: visitorsCookies,
  })
  return { score, penalties: findings.filter(({ points }) => points < 0) }
}

describe.each(pages)('MDN Observatory on $page', ({ path, status }) => {
  it('gives 140 points to a visitor with a session', async () => {
    expect(await scan(path, status, cookies)).toEqual({ score: 140, penalties: [] })
  })

  it('gives 135 points to a visitor without one: who gets no cookie earns no points for cookies', async () => {
    expect(await scan(path, status, [])).toEqual({ score: 135, penalties: [] })
  })
})

describe.each(otherAnswers)('MDN Observatory on $page', ({ path, status }) => {
  it('gives 135 points to a visitor with a session, since it names no script', async () => {
    expect(await scan(path, status, cookies)).toEqual({ score: 135, penalties: [] })
  })

  it('gives 130 points to a visitor without one', async () => {
    expect(await scan(path, status, [])).toEqual({ score: 130, penalties: [] })
  })
})

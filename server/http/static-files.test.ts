import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from './test-shop.ts'

const script = 'export const tuning = "shruti"'
let client: string
let shop: TestShop

beforeAll(async () => {
  client = await mkdtemp(path.join(tmpdir(), 'shruti-client-'))
  const put = async (name: string, content: string | Buffer) => {
    await mkdir(path.dirname(path.join(client, name)), { recursive: true })
    await writeFile(path.join(client, name), content)
  }
  await put('assets/app-1a2b3c.js', script)
  await put('assets/app-1a2b3c.js.br', brotliCompressSync(script))
  await put('assets/app-1a2b3c.js.gz', gzipSync(script))
  await put('assets/latin-4d5e6f.woff2', 'font')
  await put('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await put('index.html', '<!--app-html-->')
  await put('.vite/manifest.json', '{}')
  shop = await openTestShop({ client })
})
afterAll(async () => {
  await shop.close()
  await rm(client, { recursive: true, force: true })
})

const get = (target: string, encoding = 'identity') =>
  shop.send('GET', target, { headers: { 'accept-encoding': encoding } })

it.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['identity', null],
])('answers a client that takes %s with the prepared %s', async (accepted, sent) => {
  const answer = await get('/assets/app-1a2b3c.js', accepted)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-encoding')).toBe(sent)
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('vary')).toContain('Accept-Encoding')
  expect(await answer.text()).toBe(script)
})

it('serves files without a prepared variant as they are', async () => {
  const answer = await get('/assets/latin-4d5e6f.woff2', 'br')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe('font')
  const icon = await get('/favicon.svg')
  expect(icon.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
  expect(icon.headers.get('cache-control')).toBe('public, max-age=3600')
})

it.each(['/assets/none.js', '/.vite/manifest.json', '/assets/..%2ffavicon.svg'])(
  'does not serve %s',
  async target => {
    expect((await get(target)).status).toBe(404)
  },
)

it('leaves the template to the pages', async () => {
  expect(await (await get('/')).text()).not.toContain('app-html')
  expect(await (await get('/index.html')).text()).not.toContain('app-html')
})

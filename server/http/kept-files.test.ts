import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { KeptFiles } from './kept-files.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

const script = 'export const tuning = "shruti"'
const picture = 'komal-blue-pair-1a2b3c4d-320.avif'
let folder: string
let shop: TestShop

const lies = (name: string) => path.join(folder, name)

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shruti-files-'))
  const put = async (name: string, content: string | Buffer) => {
    await mkdir(path.dirname(lies(name)), { recursive: true })
    await writeFile(lies(name), content)
  }
  await put('client/assets/app-1a2b3c.js', script)
  await put('client/assets/app-1a2b3c.js.br', brotliCompressSync(script))
  await put('client/index.html', '')
  await put(`pictures/${picture}`, 'pixels')
  await put('pictures/manifest.json', '{}')
  shop = await openTestShop({ client: lies('client'), productPictures: lies('pictures') })
})
afterEach(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  shop.send(method, target, { headers: { 'accept-encoding': 'br', ...headers } })

it('[SRV-8] sends a file again without a look at the disk', async () => {
  await (await ask('/assets/app-1a2b3c.js')).text()
  await (await ask(`/pictures/${picture}`)).text()
  await rm(lies('client'), { recursive: true })
  await rm(lies('pictures'), { recursive: true })
  expect(await (await ask('/assets/app-1a2b3c.js')).text()).toBe(script)
  const answer = await ask(`/pictures/${picture}?of=a-proxy`)
  expect(await answer.text()).toBe('pixels')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '6',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'content-type': 'image/avif',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/./),
  })
})

it('[SRV-8] reads a picture for a page once, and nothing that it would not send', async () => {
  const files = new KeptFiles({ client: lies('client'), pictures: lies('pictures') })
  expect(String(await files.read(`/pictures/${picture}`))).toBe('pixels')
  expect(await files.read('/pictures/manifest.json')).toBeUndefined()
  expect(await files.read('/pictures/../client/index.html')).toBeUndefined()
  await rm(lies('pictures'), { recursive: true })
  expect(String(await files.read(`/pictures/${picture}`))).toBe('pixels')
  const gone = new KeptFiles({ client: lies('client'), pictures: lies('pictures') })
  expect(await gone.read(`/pictures/${picture}`)).toBeUndefined()
})

it('[SRV-8] answers who has the file already without it, in each encoding by its own tag', async () => {
  const compressed = await ask('/assets/app-1a2b3c.js')
  const plain = await ask('/assets/app-1a2b3c.js', { 'accept-encoding': 'identity' })
  const [tag, plainTag] = [compressed, plain].map(answer => answer.headers.get('etag') ?? '')
  expect(tag).not.toBe(plainTag)
  const again = await ask('/assets/app-1a2b3c.js', {
    'if-none-match': tag ?? '',
    'cache-control': 'max-age=0',
  })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(again.headers.get('vary')).toBe('Accept-Encoding')
  expect((await ask('/assets/app-1a2b3c.js', { 'if-none-match': plainTag ?? '' })).status).toBe(200)
})

it('tells of a file what it would send', async () => {
  const answer = await ask(`/pictures/${picture}`, {}, 'HEAD')
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '6', ''])
})

it('sends a part of a file as it is', async () => {
  for (const target of [`/pictures/${picture}`, '/assets/app-1a2b3c.js']) {
    await (await ask(target)).text()
    const part = await ask(target, { range: 'bytes=1-3' })
    expect([part.status, part.headers.get('content-encoding')]).toEqual([206, null])
    expect(await part.text()).toBe(target.startsWith('/p') ? 'ixe' : 'xpo')
  }
})

it.each([
  ['GET', '/assets/gone.js'],
  ['GET', '/pictures/manifest.json'],
  ['GET', '/pictures/../client/index.html'],
  ['POST', '/assets/app-1a2b3c.js'],
])('has no answer to %s %s', async (method, target) => {
  expect((await ask(target, {}, method)).status).toBeGreaterThanOrEqual(400)
})

it('says of a file that has gone that it is not there', async () => {
  await rm(lies('client/assets/app-1a2b3c.js.br'))
  await rm(lies('client/assets/app-1a2b3c.js'))
  const answer = await ask('/assets/app-1a2b3c.js')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

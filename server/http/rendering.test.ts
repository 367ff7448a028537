import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { createRequire } from 'node:module'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openBuiltStorefront, NotBuilt, type RenderOptions } from './rendering.ts'

const entry = `exports.render = async (request, { template, manifests, serviceWorkerStart, nonce }) => ({
  status: 200,
  headers: {},
  html: [
    template,
    manifests.en['src/rendering/entry-client.tsx'].file,
    manifests.hi['src/rendering/entry-client.tsx'].file,
    serviceWorkerStart.url,
    serviceWorkerStart.integrity,
    nonce,
  ].join(' '),
})`

const options: RenderOptions = {
  fetch,
  readFile: async () => undefined,
  nonce: 'the-nonce',
  publicOrigin: 'https://shop.example',
  notice: null,
  reportError: () => '',
  matched: () => undefined,
}

let storefront: string
beforeEach(async () => {
  storefront = await mkdtemp(path.join(tmpdir(), 'shruti-storefront-'))
})
afterEach(async () => {
  await rm(storefront, { recursive: true, force: true })
})

async function build() {
  const put = async (name: string, content: string) => {
    await mkdir(path.dirname(path.join(storefront, name)), { recursive: true })
    await writeFile(path.join(storefront, name), content)
  }
  await put('package.json', '{"type":"module"}')
  await put('dist/client/index.html', 'the-template')
  await put(
    'dist/client/.vite/manifest.json',
    JSON.stringify({
      'src/rendering/entry-client.tsx': { file: 'assets/app-1a2b3c.js' },
      'src/rendering/start-service-worker.ts': { file: 'assets/start-4d5e6f.js' },
    }),
  )
  await put(
    'dist/client/.vite/manifest-hi.json',
    JSON.stringify({ 'src/rendering/entry-client.tsx': { file: 'assets/app-hi-7a8b9c.js' } }),
  )
  await put('dist/client/assets/start-4d5e6f.js', 'keep()')
  await put('dist/server/entry-server.cjs', entry)
  await put('dist/server/shared-as.cjs', 'exports.sharedAs = () => null')
}

it('renders with the build’s template and manifests', async () => {
  await build()
  const { render } = await openBuiltStorefront(storefront)
  const page = await render(new Request('https://shop.example/'), options)
  expect(page.html.split(' ')).toEqual([
    'the-template',
    'assets/app-1a2b3c.js',
    'assets/app-hi-7a8b9c.js',
    '/assets/start-4d5e6f.js',
    'sha384-PjgiitfoC1SaDNuSz3bNrdj2apQA7goMYz0himN89rhyjTaVwoTZis0YTuRTygsi',
    'the-nonce',
  ])
})

it('loads what renders when the first page is asked for, and once', async () => {
  await build()
  const loaded: string[] = []
  const require = createRequire(import.meta.url)
  const { render, loadStorefront } = await openBuiltStorefront(storefront, file => {
    loaded.push(path.basename(file))
    return require(file) as unknown
  })
  expect(loaded).toEqual(['shared-as.cjs'])
  await render(new Request('https://shop.example/'), options)
  await loadStorefront()
  await render(new Request('https://shop.example/'), options)
  expect(loaded).toEqual(['shared-as.cjs', 'entry-server.cjs'])
})

it('says what is wrong with a build that cannot be loaded', async () => {
  await build()
  await writeFile(path.join(storefront, 'dist/server/entry-server.cjs'), 'throw new Error("half a build")')
  const { loadStorefront } = await openBuiltStorefront(storefront)
  await expect(loadStorefront()).rejects.toThrow('half a build')
})

it('says that a build without the script of the service worker is incomplete', async () => {
  await build()
  await writeFile(path.join(storefront, 'dist/client/.vite/manifest.json'), '{}')
  await expect(openBuiltStorefront(storefront)).rejects.toThrow(
    new NotBuilt('The build of the storefront is incomplete. Run: npm run build'),
  )
})

it('says how to build a storefront that is not', async () => {
  await expect(openBuiltStorefront(storefront)).rejects.toThrow(
    new NotBuilt('The storefront is not built. Run: npm run build'),
  )
})

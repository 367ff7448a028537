import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumArguments, requireQuickChromium } from '../../.ci/chromium.ts'
import {
  buildPackage,
  freshManifest,
  installed,
  installOffline,
  packPackage,
  runTool,
  strictConfig,
  temporaryFolder,
} from './packed.ts'

const folder = temporaryFolder()
const app = folder.path

const page = `
import { lazy, Suspense, useState } from 'react'
import { Button, Container, GlobalStyle, Heading, Price, Stack } from '@shruti/design-system'
import { Navbar } from '@shruti/design-system/Navbar'
import { PageShell } from '@shruti/design-system/PageShell'
import { TextField } from '@shruti/design-system/TextField'
import { toast } from '@shruti/design-system/Toast'
import { Toaster } from '@shruti/design-system/Toaster'
import latinUrl from '@shruti/design-system/fonts/shruti-latin.woff2?url'
import rupeeUrl from '@shruti/design-system/fonts/shruti-rupee.woff2?url'

const Drawer = lazy(() => import('@shruti/design-system/Drawer').then(module => ({ default: module.Drawer })))

export default function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <PageShell
      header={
        <Navbar
          links={[{ label: 'New arrivals', href: '#new' }]}
          trackOrderHref="#track"
          favourites={{ href: '#favourites' }}
          cart={{ href: '#cart', count: 2 }}
          signInHref="#sign-in"
          onMenuOpen={() => setIsOpen(true)}
        />
      }
      footer={null}
      overlays={
        <>
          <Suspense>{isOpen && <Drawer open onOpenChange={setIsOpen} title="Menu">Tivra, Silver</Drawer>}</Suspense>
          <Toaster />
        </>
      }
    >
      <GlobalStyle fontUrls={{ latinUrl, rupeeUrl }} />
      <Container>
        <Stack gap={6}>
          <Heading as="h1">Tivra</Heading>
          <Price price={349900} mrp={399900} />
          <TextField label="PIN code" name="pin" hint="6 digits" />
          <Button onClick={() => toast({ title: 'Item added to cart' })}>Add to cart</Button>
        </Stack>
      </Container>
    </PageShell>
  )
}
`

const files = (tarball: string) => ({
  'package.json': freshManifest('fresh-server', tarball, [
    'react',
    'react-dom',
    'styled-components',
    '@types/react',
    '@types/react-dom',
    'vike',
    'vike-react',
    'vike-react-styled-components',
    'vite',
  ]),
  'tsconfig.json': strictConfig({
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    // The framework's own declarations name packages that it does not bring. Ours are checked in `consumer.test.ts`.
    skipLibCheck: true,
  }),
  'vite.config.ts': `import vike from 'vike/plugin'
export default { plugins: [vike()], oxc: { jsx: { runtime: 'automatic' } } }
`,
  'assets.d.ts': "declare module '*?url' { const url: string; export default url }",
  'pages/+config.ts': `import vikeReact from 'vike-react/config'
import styledComponents from 'vike-react-styled-components/config'
export default { extends: [vikeReact, styledComponents], title: 'Fresh' }
`,
  'pages/+Head.tsx': `export default () => <link rel="icon" href="data:," />\n`,
  'pages/index/+Page.tsx': page,
})

/** A port that is free now. */
const freePort = () =>
  new Promise<number>(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Serves what was built, each page rendered as it is asked for. */
async function startServer() {
  const port = await freePort()
  const vike = join(installed, '.bin/vike')
  const child = spawn(vike, ['preview', '--host', '127.0.0.1', '--port', String(port)], {
    cwd: app,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}/`
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', chunk => {
      said += String(chunk)
      if (said.includes(url)) resolve()
    })
    child.once('exit', () => reject(new Error(`The server ended: ${said}`)))
  })
  return {
    url,
    stop: () =>
      new Promise<void>(resolve => {
        child.once('exit', () => resolve())
        child.kill()
      }),
  }
}

let browser: Browser
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  buildPackage()
  for (const [name, text] of Object.entries(files(packPackage(app)))) {
    mkdirSync(dirname(join(app, name)), { recursive: true })
    writeFileSync(join(app, name), text)
  }
  installOffline(app)
  runTool('vike', ['build'], app)
  server = await startServer()
  browser = await chromium.launch({ executablePath: requireQuickChromium(), args: chromiumArguments })
})

afterAll(async () => {
  await browser.close()
  await server.stop()
  folder.remove()
})

/** Opens the page as somebody would, and hears what the browser complains of. */
async function open(options: { readonly width: number; readonly javaScriptEnabled?: boolean }) {
  const opened = await browser.newPage({
    colorScheme: 'light',
    viewport: { width: options.width, height: 844 },
    javaScriptEnabled: options.javaScriptEnabled ?? true,
  })
  const complaints: string[] = []
  opened.on('console', message => complaints.push(message.text()))
  opened.on('pageerror', error => complaints.push(error.message))
  await opened.goto(server.url)
  return { page: opened, complaints }
}

describe('[DS-6] in a fresh application of another framework that renders on a server', () => {
  it('type-checks strictly', () => {
    expect(runTool('tsc', ['-p', '.'], app)).toBe('')
  })

  it('answers with the content, and with its styles before any script', async () => {
    const html = await (await fetch(server.url)).text()
    const body = html.indexOf('<body')
    expect(html.slice(body)).toContain('₹3,499.00, was ₹3,999.00')
    const styles = html.indexOf('<style data-styled')
    expect(styles).toBeGreaterThan(0)
    expect(html.slice(styles, body)).toContain('--shruti-action:#131512')
    expect(html.indexOf('<script')).toBeGreaterThan(styles)
  })

  it('looks right without scripts', async () => {
    const { page: bare } = await open({ width: 390, javaScriptEnabled: false })
    const button = bare.getByRole('button', { name: 'Add to cart' })
    expect(await button.evaluate(element => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(19, 21, 18)',
    )
    expect(await bare.getByLabel('PIN code').isVisible()).toBe(true)
    await bare.close()
  })

  it('takes over in the browser without a complaint, and then works', async () => {
    const { page: live, complaints } = await open({ width: 390 })
    // What the server sent is pressed once the browser has taken over.
    await live.waitForFunction(() => {
      const pressed = document.querySelector('main button')
      return Object.keys(pressed ?? {}).some(key => key.startsWith('__reactProps'))
    })
    await live.getByRole('button', { name: 'Add to cart' }).click()
    await live.getByText('Item added to cart').first().waitFor()
    await live.getByRole('button', { name: 'Open menu' }).click()
    await live.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'visible' })
    expect(complaints).toEqual([])
    await live.close()
  })
})

import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumArguments, requireQuickChromium } from '../../.ci/chromium.ts'
import {
  buildPackage,
  freshManifest,
  installOffline,
  packPackage,
  runTool,
  strictConfig,
  temporaryFolder,
} from './packed.ts'

const folder = temporaryFolder()
const app = folder.path
let browser: Browser

const source = `
import { lazy, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button, GlobalStyle, Price } from '@shruti/design-system'
import { ChatButton, createChat, useChat } from '@shruti/design-system/ChatButton'
import { Footer } from '@shruti/design-system/Footer'
import { Navbar } from '@shruti/design-system/Navbar'
import { OfferPopup } from '@shruti/design-system/OfferPopup'
import { PageShell } from '@shruti/design-system/PageShell'
import { toast } from '@shruti/design-system/Toast'
import { Toaster } from '@shruti/design-system/Toaster'
import { color } from '@shruti/design-system/tokens'
import latinUrl from '@shruti/design-system/fonts/shruti-latin.woff2?url'
import rupeeUrl from '@shruti/design-system/fonts/shruti-rupee.woff2?url'

const Drawer = lazy(() => import('@shruti/design-system/Drawer').then(module => ({ default: module.Drawer })))
const ChatWidget = lazy(() =>
  import('@shruti/design-system/ChatWidget').then(module => ({ default: module.ChatWidget })),
)
const chat = createChat()
const contacts = {
  supportPhone: '+91 22 5555 0000',
  supportEmail: 'help@shop.example',
  salesEmail: 'sales@shop.example',
  businessHours: 'Monday-Friday 9:00 AM-6:00 PM IST',
  social: { instagram: 'shop', twitter: 'shop', facebook: 'shop' },
}

function Chat() {
  const { view } = useChat(chat)
  return (
    <>
      <ChatButton chat={chat} />
      <Suspense>{view !== 'closed' && <ChatWidget chat={chat} contacts={contacts} />}</Suspense>
    </>
  )
}

function App() {
  const [open, setOpen] = useState(false)
  return (
    <PageShell
      data-ink={color.textPrimary}
      header={
        <Navbar
          links={[{ label: 'New arrivals', href: '#new' }]}
          trackOrderHref="#track"
          favourites={{ href: '#favourites' }}
          cart={{ href: '#cart', count: 2 }}
          signInHref="#sign-in"
          onMenuOpen={() => setOpen(true)}
        />
      }
      footer={
        <Footer
          columns={[{ title: 'Legal', links: [{ label: 'Returns', href: '#returns' }] }]}
          contact={{ addressLines: ['Mumbai'], phone: contacts.supportPhone, email: contacts.supportEmail }}
          socialLinks={[]}
          newsletterCode="WELCOME10"
          year={2026}
        />
      }
      overlays={
        <>
          <Suspense>{open && <Drawer open onOpenChange={setOpen} title="Menu">Tivra, Silver</Drawer>}</Suspense>
          <Chat />
          <OfferPopup offer={{ code: 'SHRUTI20', title: '20% off', body: 'Your first order.' }} delayMs={0} />
          <Toaster />
        </>
      }
    >
      <GlobalStyle fontUrls={{ latinUrl, rupeeUrl }} />
      <Price price={349900} mrp={399900} />
      <Button onClick={() => toast({ title: 'Item added to cart' })}>Add to cart</Button>
    </PageShell>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
`

/** A shop that knows the package as npm gives it, with nothing of this repository but installed packages. */
function writeApp(tarball: string) {
  const files = {
    'package.json': freshManifest('fresh-app', tarball, [
      'react',
      'react-dom',
      'styled-components',
      '@types/react',
      '@types/react-dom',
    ]),
    'index.html':
      '<!doctype html><html lang="en"><title>Fresh</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/main.tsx"></script></html>',
    'main.tsx': source,
    'assets.d.ts': "declare module '*?url' { const url: string; export default url }",
    'tsconfig.json': strictConfig(),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(app, name), text)
}

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
}

/** What a page is served with beside its files. */
interface Strictness {
  readonly policy: string
  /** In place of the page's `<title>`. */
  readonly head: string
}

async function serve(root: string, strict?: Strictness) {
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '/')
    try {
      const file = readFileSync(join(root, path))
      const isPage = strict && path === '/index.html'
      response
        .writeHead(200, {
          'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
          ...(isPage && { 'content-security-policy': strict.policy }),
        })
        .end(isPage ? file.toString().replace('<title>Fresh</title>', strict.head) : file)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

beforeAll(async () => {
  buildPackage()
  mkdirSync(app, { recursive: true })
  writeApp(packPackage(folder.path))
  installOffline(app)
  browser = await chromium.launch({ executablePath: requireQuickChromium(), args: chromiumArguments })
})

afterAll(async () => {
  await browser.close()
  folder.remove()
})

it('[DS-1] type-checks in a fresh application', () => {
  expect(runTool('tsc', ['-p', '.'], app)).toBe('')
})

it('[DS-5] renames there what the package has deprecated, by the command that comes with it', () => {
  mkdirSync(join(app, 'older'))
  const file = join(app, 'older', 'Listing.tsx')
  const before = `import { SortBar } from '@shruti/design-system/SortBar'
export const bar = <SortBar action="/" options={[]} value="" onSort={value => void value} />
`
  writeFileSync(file, before)
  const codemod = join(app, 'node_modules', '.bin', 'shruti-codemod')
  expect(execFileSync(codemod, [join(app, 'older')], { encoding: 'utf8' })).toBe(
    `${file}:2: SortBar.onSort → onSortChange\nRenamed 1 name in 1 file of 1.\n`,
  )
  expect(readFileSync(file, 'utf8')).toBe(before.replace('onSort', 'onSortChange'))
})

it('[DS-1][DS-2] builds in a fresh Vite application, and its shell works there', async () => {
  runTool('vite', ['build', '--logLevel', 'error'], app)
  const server = await serve(join(app, 'dist'))
  const page = await browser.newPage({ colorScheme: 'light' })
  const complaints: string[] = []
  page.on('console', message => complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(error.message))
  await page.goto(server.url)

  const button = page.getByRole('button', { name: 'Add to cart' })
  await button.waitFor({ state: 'visible' })
  expect(await button.evaluate(element => getComputedStyle(element).backgroundColor)).toBe('rgb(19, 21, 18)')
  expect(await page.getByText('₹3,499.00, was ₹3,999.00').count()).toBe(1)
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check("16px 'Shruti Anek', 'Shruti Rupee'", '₹A'))).toBe(
    true,
  )

  await button.click()
  await page.getByText('Item added to cart').first().waitFor()
  const bar = page.getByRole('navigation', { name: 'Main' })
  expect(await bar.getByRole('link', { name: 'New arrivals' }).getAttribute('href')).toBe('#new')
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
  const legal = page.getByRole('contentinfo').getByRole('navigation', { name: 'Legal' })
  expect(await legal.getByRole('link', { name: 'Returns' }).getAttribute('href')).toBe('#returns')
  const offer = page.getByRole('region', { name: '20% off' })
  await offer.getByRole('button', { name: 'Close offer' }).click()
  await offer.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Chat with us' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('delivery kab hogi')
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText('3-5 business days').first().waitFor()
  await page.getByRole('button', { name: 'Close chat' }).click()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'visible' })
  expect(complaints).toEqual([])

  await page.close()
  server.close()
})

it('[DS-1] has colours of the application’s own, under a policy that allows no style without its nonce', async () => {
  const root = join(app, 'dist')
  // The three rules of the README.
  writeFileSync(
    join(root, 'own.css'),
    `html:root { --shruti-action: #0b3d91; }
    @media (prefers-color-scheme: dark) { html:root:not([data-theme='light']) { --shruti-action: #9db8ff; } }
    html[data-theme='dark'] { --shruti-action: #9db8ff; }`,
  )
  const server = await serve(root, {
    policy:
      "default-src 'none'; script-src 'self' 'nonce-k3y'; style-src 'self' 'nonce-k3y'; font-src 'self' data:; img-src data:",
    head: `<title>Fresh</title><link rel="stylesheet" href="/own.css"><meta property="csp-nonce" nonce="k3y">
      <script nonce="k3y">window.__webpack_nonce__ = 'k3y'</script>`,
  })
  const page = await browser.newPage({ colorScheme: 'light', viewport: { width: 390, height: 844 } })
  const complaints: string[] = []
  page.on('console', message => complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(error.message))
  await page.goto(server.url)
  const button = page.getByRole('button', { name: 'Add to cart' })
  await button.waitFor({ state: 'visible' })
  const colour = () => button.evaluate(element => getComputedStyle(element).backgroundColor)
  await expect.poll(colour).toBe('rgb(11, 61, 145)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(colour).toBe('rgb(157, 184, 255)')
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
  await expect.poll(colour).toBe('rgb(11, 61, 145)')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'visible' })
  expect(complaints).toEqual([])
  await page.close()
  server.close()
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** A page whose service worker is at work. */
function controlledPage() {
  const posted: unknown[] = []
  const serviceWorker = Object.assign(new EventTarget(), {
    ready: Promise.resolve(),
    controller: { postMessage: (message: unknown) => posted.push(message) },
  })
  const window = Object.assign(new EventTarget(), { location: { href: 'https://shop.example/faqs' } })
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('window', window)
  const say = (data: unknown) => serviceWorker.dispatchEvent(new MessageEvent('message', { data }))
  return { posted, say, window }
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

it('[BEY-14] has each page kept that is left by a link, and the last one when the visit ends', async () => {
  const { posted, window } = controlledPage()
  const { keepPage } = await import('./keep-page.ts')
  await keepPage('https://shop.example/product/tivra')
  window.dispatchEvent(new Event('pagehide'))
  expect(posted).toEqual([
    { type: 'keep-page', url: 'https://shop.example/product/tivra' },
    { type: 'keep-page', url: 'https://shop.example/faqs' },
  ])
})

it('[BEY-14] says once that a page was saved earlier, and again after the connection came back', async () => {
  const { say, window } = controlledPage()
  const { keepPage } = await import('./keep-page.ts')
  const { dismissToast: dismiss, toastQueue: queue } = await import('@shruti/design-system/Toast')
  const open = () => queue.messages().filter(message => message.open)
  await keepPage('https://shop.example/shop')
  say({ type: 'something else' })
  expect(open()).toEqual([])
  say({ type: 'saved-data' })
  expect(open()).toMatchObject([
    {
      title: 'You are offline',
      description: 'This page was saved earlier. Prices and stock may have changed.',
      mark: 'information',
    },
  ])
  dismiss()
  say({ type: 'saved-data' })
  expect(open()).toEqual([])
  window.dispatchEvent(new Event('online'))
  say({ type: 'saved-data' })
  expect(open()).toHaveLength(1)
})

it('[BEY-14] does nothing in a browser without service workers', async () => {
  vi.stubGlobal('navigator', {})
  const { keepPage } = await import('./keep-page.ts')
  await expect(keepPage('https://shop.example/shop')).resolves.toBeUndefined()
})

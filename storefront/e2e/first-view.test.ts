import { describe, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'

const shop = serveShop()

/** A product on a phone whose largest picture is still on its way. */
async function openBeforeItsPicture(path: string) {
  const shopper = await shop.visit({ width: 'phone', serviceWorker: true })
  const { page } = shopper
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  let release: () => void = () => undefined
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route('**/pictures/**', async route => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0)
  const isLaidOut = (selector: string) =>
    page.evaluate(part => document.querySelector(part)?.getClientRects().length, selector)
  return { shopper, page, asked, release, isLaidOut }
}

describe('[SHOP-2] the first view of a product', () => {
  it('asks for no script, font or manifest and for one picture until the picture is painted', async () => {
    const { shopper, page, asked, release } = await openBeforeItsPicture('/product/tivra')
    expect(asked.filter(path => /\.(?:js|woff2|webmanifest)$/.test(path))).toEqual([])
    expect(asked.filter(path => path.startsWith('/pictures/'))).toHaveLength(1)
    release()
    await expect.poll(() => asked.some(path => path.endsWith('.woff2'))).toBe(true)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.locator('html[data-hydrated]').waitFor()
    expect(shopper.complaints()).toEqual([])
  })

  it('lays out what is below it at the first scroll, or once the picture is painted', async () => {
    for (const begin of ['scroll', 'paint']) {
      const { shopper, page, release, isLaidOut } = await openBeforeItsPicture('/product/tivra')
      expect(await isLaidOut('footer')).toBe(0)
      if (begin === 'scroll') await page.mouse.wheel(0, 100)
      else release()
      await expect.poll(() => isLaidOut('footer')).toBe(1)
      release()
      await shopper.leave()
    }
  })

  it('lays all of it out at once where somebody goes to one of its places', async () => {
    const { page, release, isLaidOut } = await openBeforeItsPicture('/product/tivra#reviews')
    expect(await isLaidOut('footer')).toBe(1)
    expect(await page.evaluate(() => location.hash)).toBe('#reviews')
    release()
  })
})

it('[SHOP-1] a listing fetches the two pictures of a phone’s first row with the page, the first of them first', async () => {
  const { shopper, page, asked, release } = await openBeforeItsPicture('/shop')
  const priorities = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img:not([loading=lazy])')].map(
      image => image.fetchPriority,
    ),
  )
  expect(priorities).toEqual(['high', 'low'])
  expect(asked.filter(path => path.startsWith('/pictures/'))).toHaveLength(2)
  release()
  await expect.poll(() => asked.filter(path => path.startsWith('/pictures/')).length).toBeGreaterThan(2)
  expect(shopper.complaints()).toEqual([])
})

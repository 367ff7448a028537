import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import type { Shopper, ShopperOptions } from './support/shopper.ts'
import { signInAsAdministrator, waitForHydration } from './support/steps.ts'

const shop = serveShop()

/** Opens a page and leaves it alone: no pointer, no key, until React has hydrated it and it is at rest. */
async function openUntouched(path: string, options: ShopperOptions): Promise<Shopper> {
  const shopper = await shop.visit(options)
  await shopper.page.goto(path)
  await waitForHydration(shopper.page)
  await shopper.page.waitForLoadState('networkidle')
  return shopper
}

/** What a page shows in its landmarks, counted: pictures, fields, buttons and links. */
const contentOf = (page: Page) =>
  page.evaluate(() => ({
    pictures: document.querySelectorAll('main img').length,
    fields: document.querySelectorAll('header input, main input').length,
    footerLinks: document.querySelectorAll('footer a').length,
    chat: document.querySelectorAll('button[aria-label*="chat" i]').length,
  }))

/** The same of the page as the server printed it. */
async function printedContentOf(path: string, width: ShopperOptions['width']) {
  const shopper = await shop.visit({ width, javaScript: false })
  await shopper.page.goto(path)
  const content = await contentOf(shopper.page)
  await shopper.leave()
  expect(content.pictures).toBeGreaterThan(10)
  expect(content.footerLinks).toBeGreaterThan(20)
  return content
}

describe('a page that nobody has touched yet', () => {
  it('[CUR-1] keeps all that the server printed, and shows dollars, when dollars were chosen before', async () => {
    const printed = await printedContentOf('/product/tivra', 'desktop')
    const shopper = await openUntouched('/product/tivra', {
      width: 'desktop',
      storage: { currency: 'USD' },
    })
    expect(await contentOf(shopper.page)).toEqual(printed)
    await shopper.page.getByText('$96.23').first().waitFor()
    expect(shopper.complaints()).toEqual([])
    await shopper.leave()
  })

  it('[CUR-1] keeps it when the window crosses 768 px', async () => {
    const printed = await printedContentOf('/product/tivra', 'desktop')
    const shopper = await openUntouched('/product/tivra', {
      width: 'desktop',
      storage: { currency: 'USD' },
    })
    await shopper.page.setViewportSize({ width: 700, height: 900 })
    await shopper.page.getByText('₹7,999').first().waitFor()
    expect(await contentOf(shopper.page)).toEqual(printed)
    expect(shopper.complaints()).toEqual([])
    await shopper.leave()
  })

  it('[CUR-1] keeps it on a phone of a shop that shows dollars', async () => {
    const administrator = await shop.visit({ width: 'desktop' })
    await signInAsAdministrator(administrator.page)
    const set = (currency: string) =>
      administrator.page.evaluate(
        chosen =>
          fetch('/api/settings/currency', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ currency: chosen }),
          }).then(answer => answer.ok),
        currency,
      )
    expect(await set('USD')).toBe(true)
    const printed = await printedContentOf('/product/tivra', 'phone')
    const shopper = await openUntouched('/product/tivra', { width: 'phone' })
    expect(await contentOf(shopper.page)).toEqual(printed)
    await shopper.page.getByText('₹7,999').first().waitFor()
    expect(shopper.complaints()).toEqual([])
    await shopper.leave()
    expect(await set('INR')).toBe(true)
    await administrator.leave()
  })

  it('[SHOP-2] keeps it when the product is read again and has changed', async () => {
    const printed = await printedContentOf('/product/tivra', 'desktop')
    const shopper = await openUntouched('/product/tivra', { width: 'desktop' })
    const { page } = shopper
    await page.route('**/api/products/tivra*', async route => {
      const answer = await route.fetch()
      const product = (await answer.json()) as { shortDescription: string; version: number }
      await route.fulfill({
        json: { ...product, shortDescription: 'Read again.', version: product.version + 1 },
      })
    })
    await page.clock.install()
    await page.clock.fastForward('05:00')
    const readAgain = page.waitForResponse('**/api/products/tivra*')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await readAgain
    await page.getByText('Read again.').first().waitFor({ state: 'attached' })
    expect(await contentOf(page)).toEqual(printed)
    expect(shopper.complaints()).toEqual([])
    await shopper.leave()
  })
})

describe('a page that was left open before it was read to its end', () => {
  it.each(['/product/tivra', '/shop', '/'])(
    '[SHOP-2] keeps what the server printed below the first view of %s for an hour',
    async path => {
      const printed = await printedContentOf(path, 'phone')
      const shopper = await shop.visit({ width: 'phone', pictures: true })
      const { page } = shopper
      // Before anything asks the clock for a time of its own.
      await page.clock.install()
      await page.goto(path)
      await waitForHydration(page)
      await page.clock.fastForward('01:00:00')
      for (const part of await page.locator('main [data-island], footer').all())
        await part.scrollIntoViewIfNeeded()
      // A part that has been hydrated no longer holds what is done in it.
      await page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click()
      await page.locator('html[data-theme=dark]').waitFor()
      await page.waitForLoadState('networkidle')
      expect(await contentOf(page)).toEqual(printed)
      expect(shopper.complaints()).toEqual([])
    },
  )
})

describe('a product that is opened inside the shop for the first time', () => {
  it('[SHOP-2] takes the place of the page before only with its gallery and its delivery form, and all of it follows', async () => {
    const printed = await printedContentOf('/product/bindu', 'phone')
    const shopper = await openUntouched('/shop', { width: 'phone' })
    const { page } = shopper
    await page.route('**/assets/*.js', async route => {
      await new Promise(resolve => {
        setTimeout(resolve, 500)
      })
      await route.continue()
    })
    /** What stood in the page at the moment the product's heading came into it. */
    const arrival = page.evaluate(
      () =>
        new Promise<{ pictures: boolean; deliveryForms: number }>(resolve => {
          new MutationObserver((_changes, observer) => {
            if (document.querySelector('h1')?.textContent !== 'Bindu') return
            observer.disconnect()
            resolve({
              pictures: document.querySelector('main img') !== null,
              deliveryForms: document.querySelectorAll('main input[name=pincode]').length,
            })
          }).observe(document.body, { childList: true, subtree: true })
        }),
    )
    await page.getByRole('main').getByRole('link', { name: 'Bindu', exact: true }).first().click()
    expect(await arrival).toEqual({ pictures: true, deliveryForms: 1 })
    // What stands below the first view comes after it is painted.
    await expect.poll(async () => (await contentOf(page)).pictures).toBe(printed.pictures)
    expect(shopper.complaints()).toEqual([])
    await shopper.leave()
  })
})

describe('the drawer of a phone', () => {
  it('[NAV-7] closes when the page that shows is chosen in it', async () => {
    const shopper = await openUntouched('/shop', { width: 'phone' })
    const { page } = shopper
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('link', { name: 'All Earbuds' }).click()
    await drawer.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/shop')
    expect(shopper.complaints()).toEqual([])
    await shopper.leave()
  })
})

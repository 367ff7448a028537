import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'

const shop = serveShop()

/** The pages that the service worker has kept, by path. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('shruti-pages')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })

async function untilKept(page: Page, path: string) {
  await expect.poll(() => keptPaths(page), { timeout: 15_000 }).toContain(path)
}

async function untilHydrated(page: Page) {
  await page.mouse.move(200, 300)
  await page.locator('html[data-hydrated]').waitFor()
}

/** Loads a product and goes on to the returns policy by a link of the shop: both are kept. */
async function seeTwoPages(page: Page) {
  await page.goto('/product/tivra')
  await untilHydrated(page)
  await untilKept(page, '/product/tivra')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.getByRole('link', { name: 'Returns', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Returns' }).waitFor()
  await page.getByRole('link', { name: 'Warranty' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Warranty' }).waitFor()
  await untilKept(page, '/returns')
}

for (const width of ['desktop', 'phone'] as const) {
  it(`[BEY-14] opens a page that was seen, without a connection, and says that it is a copy (${width})`, async () => {
    const shopper = await shop.visit({ width, serviceWorker: true })
    const { page } = shopper
    await seeTwoPages(page)
    expect(shopper.complaints()).toEqual([])
    await page.context().setOffline(true)

    await page.goto('/product/tivra')
    expect(await page.getByRole('status').first().textContent()).toMatch(
      /^You are offline\. This page was saved on \d+ \w+ \d{4}.* Prices and stock may have changed\.$/,
    )
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('ivra')
    await untilHydrated(page)
    await shopper.expectAccessible()

    await page.goto('/returns')
    await page.getByRole('heading', { level: 1, name: 'Returns' }).waitFor()

    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    // Gone as soon as the next document begins; its heading comes with what follows.
    await expect.poll(() => page.getByText('You are offline.').count()).toBe(0)
    await page.getByRole('heading', { level: 1, name: 'Returns' }).waitFor()
  })
}

it('[BEY-14] [BEY-19] opens a page in Hindi that was seen, and leads from any other to it', async () => {
  const shopper = await shop.visit({ width: 'phone', serviceWorker: true })
  const { page } = shopper
  await page.goto('/hi/product/tivra')
  await untilHydrated(page)
  await untilKept(page, '/hi/product/tivra')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const scripts = await page.evaluate(async () => {
    const cache = await caches.open('shruti-offline')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })
  expect(scripts).toEqual(['/hi/offline'])
  await page.context().setOffline(true)

  await page.goto('/hi/product/tivra')
  expect(await page.getByRole('status').first().textContent()).toMatch(/^आप ऑफ़लाइन हैं। यह पेज \d+ \S+ \d{4}/)
  await page.goto('/hi/cart')
  expect(page.url()).toContain('/hi/offline?next=%2Fcart')
  await page.getByRole('heading', { level: 1, name: 'आप ऑफ़लाइन हैं' }).waitFor()
  await untilHydrated(page)
  await shopper.expectAccessible()
  await page.getByRole('link', { name: /Tivra/ }).click()
  await page
    .getByText(/^आप ऑफ़लाइन हैं। यह पेज/)
    .first()
    .waitFor()
  expect(new URL(page.url()).pathname).toBe('/hi/product/tivra')

  await page.goto('/hi/cart')
  await untilHydrated(page)
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'फिर कोशिश करें' }).click()
  await page.waitForURL('**/hi/cart')
  await page.getByRole('heading', { level: 1, name: 'कार्ट' }).waitFor()
})

it('[BEY-14] leads from the cart, which is never kept, to the pages that are, and back with the connection', async () => {
  const shopper = await shop.visit({ width: 'phone', serviceWorker: true })
  const { page } = shopper
  await seeTwoPages(page)
  await page.context().setOffline(true)

  await page.goto('/cart')
  expect(new URL(page.url()).pathname).toBe('/offline')
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
  await untilHydrated(page)
  await page.getByRole('link', { name: /Tivra/ }).waitFor()
  await shopper.expectAccessible()
  expect(await keptPaths(page)).not.toContain('/cart')

  await page.getByRole('link', { name: /Tivra/ }).click()
  await page.getByText('You are offline. This page was saved').waitFor()
  await page.goto('/cart')
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: /cart/i }).waitFor()
})

it('[BEY-14] tries the page again that was asked for, though none of its scripts has run', async () => {
  const { page } = await shop.visit({ width: 'phone', serviceWorker: true })
  await seeTwoPages(page)
  await page.context().setOffline(true)
  // As on a slow phone: the press comes before the page knows its address.
  await page.context().route('**/assets/**', route => route.abort())
  await page.goto('/cart')
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.waitForURL('**/cart')
  expect(await page.getByRole('heading', { level: 1, name: /cart/i }).isVisible()).toBe(true)
})

it('[BEY-14] goes by a link of the shop to a page that was seen, without a connection', async () => {
  const { page } = await shop.visit({ width: 'desktop', serviceWorker: true })
  await seeTwoPages(page)
  await page.goto('/shop')
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Shuddha' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Shuddha' }).waitFor()
  await untilKept(page, '/shop')
  await page.goto('/shop')
  await untilHydrated(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Shuddha' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Shuddha' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/product/shuddha')
})

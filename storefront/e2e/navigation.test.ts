import { describe, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import { widths } from './support/shopper.ts'
import { signInAsAdministrator, waitForHydration } from './support/steps.ts'

const shop = serveShop()

describe.each(Object.keys(widths) as (keyof typeof widths)[])('going from page to page, on a %s', width => {
  it('[ROUTE-1] keeps the document and its frame, begins at the start, and comes back to where it was', async () => {
    const shopper = await shop.visit({ width })
    const { page } = shopper
    await page.goto('/product/tivra')
    // Hydrated, but for its footer far below the screen.
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByText('Item added to cart').first().waitFor()
    const footer = await page.getByRole('contentinfo').elementHandle()
    const document = await page.evaluateHandle(() => window.document)
    await page.getByRole('main').getByRole('link', { name: 'Shop', exact: true }).click()
    await page.waitForURL('**/shop')
    await page.getByRole('heading', { level: 1 }).waitFor()
    // The server's own element: React has neither thrown it away nor drawn it anew.
    expect(await footer?.evaluate(element => element.isConnected)).toBe(true)
    expect(await document.evaluate(before => before === window.document)).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await page.evaluate(() => window.document.activeElement?.id)).toBe('main')
    expect(await page.title()).toMatch(/^Shop|^All earbuds/i)

    // Back to where the visitor was.
    const last = page.locator('main a[href^="/product/"]').last()
    // Read as the link is pressed, when the page may have been scrolled on.
    const placeWhenLeft = page.evaluate(
      () =>
        new Promise<number>(resolve => {
          window.document.addEventListener('click', () => resolve(window.scrollY), {
            capture: true,
            once: true,
          })
        }),
    )
    await last.click()
    const place = await placeWhenLeft
    expect(place).toBeGreaterThan(0)
    await page.waitForURL('**/product/**')
    await page.goBack()
    await page.waitForURL('**/shop')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1)
    expect(await document.evaluate(before => before === window.document)).toBe(true)
    expect(shopper.complaints()).toEqual([])
  })
})

it('[ROUTE-1] [ADM-1] asks for a page when a pointer stays on its link, and is counted as a look when it is pressed', async () => {
  const shopper = await shop.visit({ width: 'desktop' })
  const { page } = shopper
  await page.goto('/shop')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  /** What is asked of the product, and what for. */
  const asked: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname === '/api/products/bindu')
      asked.push(request.headers()['purpose'] ?? 'a look')
  })
  const link = page.getByRole('main').getByRole('link', { name: 'Bindu', exact: true })
  await link.hover()
  await expect.poll(() => asked).toEqual(['prefetch'])
  await page.waitForLoadState('networkidle')
  const document = await page.evaluateHandle(() => window.document)
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Bindu' }).waitFor()
  await expect.poll(() => asked).toEqual(['prefetch', 'a look'])
  expect(await document.evaluate(before => before === window.document)).toBe(true)
  await shopper.leave()
})

it('[ROUTE-1] shows a page before what stands below its first view, and all of it where it was left', async () => {
  const shopper = await shop.visit({ width: 'phone' })
  const { page } = shopper
  await page.goto('/shop')
  await waitForHydration(page)
  /** Whether the reviews are there in the moment in which the product's name comes. */
  const whenNamed = () =>
    page.evaluate(
      () =>
        new Promise<boolean>(resolve => {
          new MutationObserver((_changes, observer) => {
            if (document.querySelector('h1')?.textContent?.includes('Bindu') !== true) return
            observer.disconnect()
            resolve(document.getElementById('reviews') !== null)
          }).observe(document.body, { subtree: true, childList: true })
        }),
    )
  const hadReviews = whenNamed()
  await page.getByRole('main').getByRole('link', { name: 'Bindu', exact: true }).click()
  expect(await hadReviews).toBe(false)
  const reviews = page.locator('#reviews')
  await reviews.waitFor()
  await reviews.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)

  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'All earbuds' }).waitFor()
  const hasReviews = whenNamed()
  await page.goForward()
  expect(await hasReviews).toBe(true)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1)
  expect(shopper.complaints()).toEqual([])
})

it('[SHOP-1] [ADM-9] shows the last page where the address asks for one past the end', async () => {
  const { page } = await shop.visit({ width: 'desktop' })
  const main = page.getByRole('main')
  await page.goto('/shop?sort=rating&page=99')
  expect(new URL(page.url()).search).toBe('?sort=rating&page=2')
  await main.getByText('13–14 of 14').waitFor()
  expect(await main.getByRole('article').count()).toBe(2)
  expect(await page.getByText('No products found').count()).toBe(0)
  await page.goto('/shop/price/under1000?page=2')
  expect(new URL(page.url()).search).toBe('')

  await signInAsAdministrator(page)
  await page.goto('/admin/products?sort=name&direction=desc&page=99')
  expect(new URL(page.url()).search).toBe('?sort=name&direction=desc&page=2')
  await main.getByRole('row').nth(1).waitFor()
  expect(await page.getByText('There are no products yet.').count()).toBe(0)
})

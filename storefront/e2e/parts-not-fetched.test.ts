import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import { waitForHydration } from './support/steps.ts'

const shop = serveShop()

async function openOnAPhone(path: string): Promise<Page> {
  const { page } = await shop.visit({ width: 'phone' })
  await page.goto(path)
  await waitForHydration(page)
  return page
}

const goOffline = (page: Page) => page.context().setOffline(true)
const comeBack = (page: Page) => page.context().setOffline(false)

/** Said where a part of the page could not be fetched. */
const notLoaded = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded' })

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 }).first()

for (const button of ['Open menu', 'Search']) {
  for (const path of ['/shop', '/product/komal']) {
    it(`[BEY-14] [NAV-7] says that the menu cannot be had, and opens it once it can (${button} on ${path})`, async () => {
      const page = await openOnAPhone(path)
      await goOffline(page)
      await page.getByRole('button', { name: button, exact: true }).first().click()
      await notLoaded(page).waitFor()
      expect(await headingOf(page).isVisible()).toBe(true)

      await comeBack(page)
      await page.getByRole('button', { name: button, exact: true }).first().click()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    })
  }
}

it('[NAV-7] opens the menu though its file alone could not be had the first time', async () => {
  const page = await openOnAPhone('/product/komal')
  await page.route('**/assets/*.js', route => route.abort())
  await page.getByRole('button', { name: 'Open menu' }).click()
  await notLoaded(page).waitFor()
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.waitFor()
  expect(await menu.getByRole('link', { name: /^Cart/ }).isVisible()).toBe(true)
})

it('[BEY-14] [BEY-6] keeps what was ticked to compare, and shows the bar once it can be had', async () => {
  const page = await openOnAPhone('/shop')
  await goOffline(page)
  await page
    .getByRole('checkbox', { name: /^Compare/ })
    .first()
    .click()
  await notLoaded(page).waitFor()
  expect(await headingOf(page).textContent()).toBe('All earbuds')

  await comeBack(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('region', { name: 'Chosen to compare' }).waitFor()
  expect(await notLoaded(page).count()).toBe(0)
})

it('[BEY-14] [CART-2] takes an addition back without a connection and says so', async () => {
  const page = await openOnAPhone('/product/komal')
  await goOffline(page)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('alert').getByText('Failed to add item to cart').waitFor()
  expect(await headingOf(page).textContent()).toContain('Komal')

  await comeBack(page)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('Item added to cart').first().waitFor()
  expect(await page.getByText('Failed to add item to cart').count()).toBe(0)
})

it('[BEY-14] [SHOP-1] leaves the list where it is when a card cannot ask for the colour', async () => {
  const page = await openOnAPhone('/shop')
  await goOffline(page)
  await page
    .getByRole('button', { name: /^Add .* to cart/ })
    .first()
    .click()
  await notLoaded(page).waitFor()
  expect(await headingOf(page).textContent()).toBe('All earbuds')

  await comeBack(page)
  await page
    .getByRole('button', { name: /^Add .* to cart/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
})

it('[BEY-14] stays on a saved page whatever is pressed on it', async () => {
  const { page } = await shop.visit({ width: 'phone', serviceWorker: true })
  await page.goto('/product/komal')
  await waitForHydration(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('shruti-pages')).keys()).length), {
      timeout: 15_000,
    })
    .toBeGreaterThan(0)
  await goOffline(page)
  await page.goto('/product/komal')
  await page.getByText('You are offline. This page was saved').waitFor()
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await notLoaded(page).waitFor()
  expect(await headingOf(page).textContent()).toContain('Komal')
})

it('[BEY-14] [BEY-3] says that the form of the delivery cannot be had, keeps what was typed, and asks once it can', async () => {
  const page = await openOnAPhone('/product/komal')
  const pinCode = page.getByRole('textbox', { name: 'Delivery to PIN code' })
  await pinCode.scrollIntoViewIfNeeded()
  await goOffline(page)
  await pinCode.fill('110001')
  await pinCode.press('Enter')
  await notLoaded(page).waitFor()
  expect(await notLoaded(page).count()).toBe(1)
  expect(await pinCode.inputValue()).toBe('110001')
  expect(new URL(page.url()).search).toBe('')

  await comeBack(page)
  await pinCode.press('Enter')
  await page.getByRole('main').getByText('Free delivery to New Delhi').first().waitFor()
})

it('[BEY-14] [CHAT-1] says that the chat cannot be had, and opens it once for however many presses', async () => {
  const page = await openOnAPhone('/product/komal')
  await goOffline(page)
  const chat = page.getByRole('button', { name: 'Chat with us' })
  await chat.click()
  await notLoaded(page).waitFor()
  await chat.click()

  await comeBack(page)
  await chat.click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await dialog.count()).toBe(1)
})

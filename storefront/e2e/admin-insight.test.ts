import { expect, it } from 'vitest'
import type { Page } from 'playwright'
import { serveShop } from './support/serve-shop.ts'
import {
  addToCart,
  fillInAddress,
  openCart,
  openProductFromTheHomePage,
  placeCashOrder,
  signInAsAdministrator,
  signInByPhone,
} from './support/steps.ts'

const shop = serveShop()

/** The figure of a tile on the dashboard, as a number. */
async function figureOf(page: Page, label: string): Promise<number> {
  const why = page.getByRole('link', { name: `Why? The rows of ${label}` })
  await why.waitFor()
  const [, value = ''] = (await why.locator('xpath=ancestor::div[1]').innerText()).split(/\n+/)
  return Number(value.replace(/[^\d.]/g, ''))
}

it('[ADM-1][ADM-5] an order changes the figures of today, and "Why?" shows that order', async () => {
  const administrator = await shop.visit({ width: 'desktop' })
  const { page: admin } = administrator
  await signInAsAdministrator(admin)
  await admin.goto('/admin?days=7')
  const before = { orders: await figureOf(admin, 'Orders'), revenue: await figureOf(admin, 'Revenue') }
  await administrator.expectAccessible()

  const shopper = await shop.visit({ width: 'desktop' })
  const { page } = shopper
  await openProductFromTheHomePage(page)
  await addToCart(page)
  await openCart(page)
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.waitForURL(/\/auth\?next=%2Fcheckout/)
  await signInByPhone(page, '9876509911')
  await page.waitForURL(/\/checkout$/)
  await fillInAddress(page)
  const orderNumber = await placeCashOrder(page)
  await shopper.leave()

  await admin.goto('/admin?days=7')
  expect(await figureOf(admin, 'Orders')).toBe(before.orders + 1)
  const added = (await figureOf(admin, 'Revenue')) - before.revenue
  expect(added).toBeGreaterThan(0)
  await admin.getByRole('link', { name: 'Why? The rows of Revenue' }).click()
  const row = admin.getByRole('row', { name: new RegExp(`${orderNumber}.*Sold`) })
  await row.waitFor()
  const amount = Number(
    (await row.innerText())
      .split('₹')
      .at(-1)
      ?.replace(/[^\d.]/g, ''),
  )
  expect(amount).toBeCloseTo(added, 2)
  await administrator.expectAccessible()

  await admin.goto('/admin/analytics?by=product')
  await admin.getByRole('table', { name: 'Revenue by product' }).waitFor()
  await administrator.expectAccessible()
  expect(administrator.complaints()).toEqual([])
})

it('[ADM-5][ADM-9] says at the days what is wrong with a period, and keeps them', async () => {
  const administrator = await shop.visit({ width: 'desktop' })
  const { page } = administrator
  await signInAsAdministrator(page)
  const refusal = 'Choose a period of at most 366 days that begins before it ends'
  const response = await page.goto('/admin/analytics?by=product&from=1900-01-01&to=2100-01-01')
  expect(response?.status()).toBe(200)
  const from = page.getByLabel('From', { exact: true })
  const to = page.getByLabel('To', { exact: true })
  await page.getByText(refusal).waitFor()
  expect(await from.inputValue()).toBe('1900-01-01')
  expect(await to.inputValue()).toBe('2100-01-01')
  await administrator.expectAccessible()

  await from.fill('2026-01-01')
  await to.fill('2026-01-31')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('heading', { name: 'Revenue by product' }).waitFor()
  expect(await page.getByText(refusal).count()).toBe(0)
  await from.fill('2026-02-01')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByText(refusal).waitFor()
  expect(await from.inputValue()).toBe('2026-02-01')

  for (const path of [
    '/admin/analytics?from=abc&to=2026-02-31',
    '/admin/analytics/rows?from=2026-02-31',
    '/admin/analytics/rows?from=2026-02-02&to=2026-02-01',
    '/admin/orders?from=2026-02-31&to=abc',
    '/admin/orders?from=2026-02-02&to=2026-02-01',
    '/admin/audit?from=2026-02-31',
  ]) {
    // One after the other: each page is its own document.
    // oxlint-disable-next-line no-await-in-loop
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 200])
  }
})

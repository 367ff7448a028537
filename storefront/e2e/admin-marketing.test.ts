import { expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import {
  addToCart,
  fillInAddress,
  openCart,
  openProductFromTheHomePage,
  placeCashOrder,
  signInAsAdministrator,
  signInByPhone,
  waitForHydration,
} from './support/steps.ts'

const shop = serveShop()

it('[ADM-6] a code made in the administration lowers a shopper’s total, and its figures show the order', async () => {
  const administrator = await shop.visit({ width: 'desktop' })
  const { page: admin } = administrator
  await signInAsAdministrator(admin)
  await admin.goto('/admin/promotions/new')
  await waitForHydration(admin)
  await admin.getByRole('textbox', { name: 'Title' }).fill('A quarter off for Diwali')
  await admin.getByRole('textbox', { name: 'Code' }).fill('diwali25')
  await admin.getByRole('textbox', { name: /^How much/ }).fill('25')
  await administrator.expectAccessible()
  await admin.getByRole('button', { name: 'Save promotion' }).click()
  await admin.getByText('Not used yet').waitFor()
  const promotionPage = admin.url()

  const shopper = await shop.visit({ width: 'desktop' })
  const { page } = shopper
  await openProductFromTheHomePage(page)
  await addToCart(page)
  await openCart(page)
  const totalOf = async () => {
    const text = await page.getByRole('main').innerText()
    return /Total\s+₹([\d,.]+)/.exec(text)?.[1] ?? ''
  }
  const paiseOf = (amount: string) => Math.round(Number(amount.replaceAll(',', '')) * 100)
  const before = paiseOf(await totalOf())
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.waitForURL(/\/auth\?next=%2Fcheckout/)
  await signInByPhone(page, '9876509876')
  await page.waitForURL(/\/checkout$/)
  await fillInAddress(page)
  await page.locator('summary', { hasText: 'Offer code' }).click()
  await page.getByRole('textbox', { name: 'Offer code' }).fill('DIWALI25')
  await page.getByRole('textbox', { name: 'Offer code' }).press('Enter')
  await page.getByText('Code DIWALI25 applied').waitFor()
  const after = Math.round(before * 0.75)
  await expect.poll(async () => paiseOf(await totalOf())).toBe(after)
  await placeCashOrder(page)
  expect(shopper.complaints()).toEqual([])

  await admin.goto(promotionPage)
  await admin.getByText(/^Last on/).waitFor()
  const figures = (await admin.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')
  const rupees = (paise: number) => (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })
  expect(figures).toContain(`Discount given ₹${rupees(before - after)}`)
  expect(figures).toContain(`Revenue ₹${rupees(after)}`)
  expect(administrator.complaints()).toEqual([])
})

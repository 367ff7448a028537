import type { Product } from '@shruti/server/contract'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { callerOf, order, signIn } from './support/delivered-order.ts'
import { press, reach, type } from './support/keyboard.ts'
import { serveShop } from './support/serve-shop.ts'
import { administratorPassword } from './support/shop-server.ts'
import { waitForHydration } from './support/steps.ts'

const shop = serveShop()

const tivra = async (page: Page) => (await (await page.request.get('/api/products/tivra')).json()) as Product

/** Goes to what the palette finds. */
async function find(page: Page, words: string, found: RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Find or do' }).waitFor()
  await page.keyboard.type(words)
  await page.getByRole('option', { name: found }).first().waitFor()
  await expect.poll(() => page.locator('[role=option][aria-selected=true]').innerText()).toMatch(found)
  await page.keyboard.press('Enter')
}

it('[ADM-9] a morning in the administration by keyboard alone', async () => {
  const shopper = await shop.visit({ width: 'phone' })
  const customer = callerOf(shopper.page, shop.server.origin)
  await signIn(customer, '9845042001')
  const placed = await order(customer, 'bindu', '9845042001')
  const owner = await shop.visit({ width: 'desktop' })
  const { page } = owner
  const main = page.getByRole('main')
  const before = await tivra(page)

  await page.goto('/auth?way=password')
  await waitForHydration(page)
  await type(page, page.getByRole('textbox', { name: /Username/ }), 'admin')
  await type(page, page.getByLabel('Password', { exact: true }), administratorPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/admin$/)
  await waitForHydration(page)

  await find(page, placed.number, new RegExp(placed.number))
  await page.waitForURL(new RegExp(placed.id))
  const status = main.getByRole('combobox', { name: 'Change status' })
  await reach(page, status)
  await page.keyboard.type('Conf')
  await expect.poll(() => status.inputValue()).toBe('confirmed')
  await press(page, main.getByRole('button', { name: 'Update order' }))
  await page.locator('[aria-current=step]').getByText('Confirmed').waitFor()

  await find(page, 'Inventory', /^Inventory/)
  await page.waitForURL(/\/admin\/inventory/)
  const row = main.getByRole('row', { name: /Tivra, Silver|Tivra.*Silver/ }).first()
  await main.getByRole('table').waitFor()
  await reach(page, main.getByRole('row').nth(1))
  await page.keyboard.press('/')
  await page.keyboard.type('tivra')
  await page.keyboard.press('Enter')
  await page.waitForURL(/search=tivra/)
  await row.waitFor()
  await press(page, main.getByRole('button', { name: 'Edit Stock of Tivra, Silver: ' }))
  await page.keyboard.type('77')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await tivra(page)).variants.find(({ name }) => name === 'Silver')?.stock)
    .toBe(77)

  await find(page, 'Products', /^Products/)
  await page.waitForURL(/\/admin\/products/)
  await press(page, main.getByRole('button', { name: 'Edit Price of Tivra: ' }))
  await page.keyboard.type('7000')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await tivra(page)).price).toBe(700_000)

  await find(page, 'Audit', /^Audit log/)
  await page.waitForURL(/\/admin\/audit/)
  const change = main.getByRole('row', { name: /Product, price/ })
  await press(page, change.getByRole('link'))
  await press(page, main.getByRole('button', { name: 'Take this change back' }))
  await expect.poll(async () => (await tivra(page)).price).toBe(before.price)
  expect(owner.complaints()).toEqual([])
})

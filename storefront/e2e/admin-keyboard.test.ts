import type { AdminOrder, AdminPromotion, OrderReturn, Product } from '@shruti/server/contract'
import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { call, callerOf, deliver, order, signIn, signInAsStaff } from './support/delivered-order.ts'
import { fileOfFifty } from './support/import-file.ts'
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

/** Takes the place of what a field holds. */
async function replace(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

it('[ADM-2] [ADM-3] [ADM-6] [ADM-8] [ADM-9] the rest of the day by keyboard alone', async () => {
  const { origin } = shop.server
  const shopper = await shop.visit({ width: 'phone' })
  const customer = callerOf(shopper.page, origin)
  await signIn(customer, '9845042002')
  const delivered = await order(customer, 'bindu', '9845042002')
  const owner = await shop.visit({ width: 'desktop' })
  const { page } = owner
  const main = page.getByRole('main')
  const staff = callerOf(page, origin)
  await signInAsStaff(staff)
  await deliver(staff, delivered)
  const packed: Array<Awaited<ReturnType<typeof order>>> = []
  // One after the other: each empties the cart that the next one fills.
  // oxlint-disable-next-line no-await-in-loop
  while (packed.length < 10) packed.push(await order(customer, 'bindu', '9845042002'))
  const ids = packed.map(({ id }) => id)
  for (const status of ['confirmed', 'packed'])
    await call(staff, 'POST', '/admin/orders/bulk/status', { ids, status })
  await call(customer, 'POST', `/orders/${delivered.id}/returns`, {
    items: [{ lineIndex: 0, quantity: 1 }],
    reason: 'does_not_fit',
    upiId: 'ananya@okbank',
  })

  await page.goto('/admin')
  await waitForHydration(page)
  await find(page, delivered.number, new RegExp(delivered.number))
  await page.waitForURL(new RegExp(delivered.id))
  const status = main.getByRole('combobox', { name: 'Change status of the return' })
  const update = main.getByRole('button', { name: 'Update return' })
  for (const step of ['Approved', 'Picked up', 'Received']) {
    await type(page, status, step)
    await press(page, update)
    await main.getByRole('heading', { name: `Return: ${step.toLowerCase()}` }).waitFor()
  }
  await type(page, status, 'Refunded')
  await replace(page, main.getByRole('textbox', { name: 'Amount in ₹' }), '500.50')
  await type(page, main.getByRole('textbox', { name: 'Reference of the UPI payment' }), '432187650912')
  await press(page, update)
  await main.getByRole('heading', { name: 'Return: refunded' }).waitFor()
  const [refunded] = await call<OrderReturn[]>(customer, 'GET', `/orders/${delivered.id}/returns`)
  expect(refunded).toMatchObject({ status: 'refunded', amount: 50_050 })

  await find(page, 'Orders', /^Orders/)
  await page.waitForURL(/\/admin\/orders/)
  await press(page, main.getByRole('link', { name: 'Ship from a file' }))
  await type(
    page,
    main.getByRole('textbox', { name: 'Rows of the file' }),
    ['Order number,Courier,Tracking number']
      .concat(packed.map(({ number }, index) => `${number},Blue Dart,7788990${index}`))
      .join('\n'),
  )
  await press(page, main.getByRole('button', { name: 'Check the rows' }))
  await press(page, main.getByRole('button', { name: 'Ship 10 orders' }))
  await expect
    .poll(async () => {
      const orders = await Promise.all(ids.map(id => call<AdminOrder>(staff, 'GET', `/admin/orders/${id}`)))
      return orders.map(each => each.status)
    })
    .toEqual(ids.map(() => 'shipped'))

  await find(page, 'Promotions', /^Promotions/)
  await page.waitForURL(/\/admin\/promotions/)
  await press(page, main.getByRole('link', { name: 'New promotion' }))
  await type(page, main.getByRole('textbox', { name: 'Title' }), 'A tenth off by keyboard')
  await type(page, main.getByRole('textbox', { name: 'Code' }), 'keys10')
  await replace(page, main.getByRole('textbox', { name: /^How much/ }), '10')
  await press(page, main.getByRole('button', { name: 'Save promotion' }))
  await main.getByText('Not used yet').waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  expect(await call<AdminPromotion>(staff, 'GET', `/admin/promotions/${id}`)).toMatchObject({
    code: 'KEYS10',
  })

  await find(page, 'Blog', /^Blog/)
  await page.waitForURL(/\/admin\/blog-manager/)
  await press(page, main.getByRole('link', { name: 'New post' }))
  await type(page, main.getByRole('textbox', { name: 'Title', exact: true }), 'Keys alone')
  await type(page, main.getByRole('textbox', { name: 'Summary' }), 'What a keyboard can do.')
  await type(page, main.getByRole('textbox', { name: 'Category' }), 'Travel')
  await type(page, main.getByRole('textbox', { name: 'Text', exact: true }), 'All of it.')
  const showsFrom = main.getByLabel('Shows from')
  await reach(page, showsFrom)
  // Day, month and year as the browser's language has them; a year may have six digits, so that the arrow ends it.
  await page.keyboard.type('01012099')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('1000AM')
  expect(await showsFrom.inputValue()).toBe('2099-01-01T10:00')
  await press(page, main.getByRole('button', { name: 'Schedule' }))
  await page.waitForURL(/\/admin\/blog-manager\/(?!new)[\w-]+$/)
  await main.getByText('Scheduled', { exact: true }).waitFor()

  await find(page, 'Products', /^Products/)
  await page.waitForURL(/\/admin\/products/)
  const exported = await (await page.request.get(`${origin}/api/admin/products/export?search=bindu`)).text()
  await press(page, main.getByRole('button', { name: 'Import' }))
  const dialog = page.getByRole('dialog')
  const chosen = page.waitForEvent('filechooser')
  await press(page, dialog.getByRole('button', { name: 'Choose a file' }))
  const chooser = await chosen
  const buffer = Buffer.from(fileOfFifty(exported, 'keys', false))
  await chooser.setFiles({ name: 'new-products.csv', mimeType: 'text/csv', buffer })
  await dialog.getByText('50 products are new').waitFor()
  await press(page, dialog.getByRole('button', { name: 'Import' }))
  await page.getByText('50 products created').first().waitFor()
  expect(owner.complaints()).toEqual([])
})

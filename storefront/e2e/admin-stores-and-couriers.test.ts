import type { AdminOrder, Order } from '@shruti/server/contract'
import { expect, it } from 'vitest'
import { callerOf, order, signIn, signInAsStaff } from './support/delivered-order.ts'
import { serveShop } from './support/serve-shop.ts'
import { waitForHydration } from './support/steps.ts'

const shop = serveShop()

it('[ADM-7] [BEY-11] a parcel goes with a courier that the owner added, and its invoice has the new prefix', async () => {
  const { origin } = shop.server
  const shopper = await shop.visit({ width: 'phone' })
  const customer = callerOf(shopper.page, origin)
  await signIn(customer, '9845047701')
  const placed = await order(customer, 'bindu', '9845047701')

  const owner = await shop.visit({ width: 'desktop' })
  const { page } = owner
  await signInAsStaff(callerOf(page, origin))
  await page.goto('/admin/settings')
  await waitForHydration(page)
  const numbers = page.getByRole('form', { name: 'Invoice numbers' })
  await numbers.getByRole('textbox', { name: 'Invoices begin with' }).fill('kt')
  await numbers.getByText(/Next invoice: KT\/\d{4}\/000001\./).waitFor()
  await numbers.getByRole('button', { name: 'Save invoice numbers' }).click()
  await page.getByText('Settings saved', { exact: true }).first().waitFor()

  await page.goto('/admin/shipping')
  await waitForHydration(page)
  const couriers = page.getByRole('form', { name: 'Couriers' })
  await couriers.getByRole('button', { name: 'Add a courier' }).click()
  const added = couriers.getByRole('group', { name: 'New courier' })
  await added.getByRole('textbox', { name: 'Name' }).fill('City Riders')
  const link = added.getByRole('textbox', { name: 'Tracking page' })
  await link.fill('javascript:alert({number})')
  await couriers.getByRole('button', { name: 'Save couriers' }).click()
  await added.getByText(/^Enter an address that begins with https/).waitFor()
  await link.fill('https://riders.example/{number}')
  await owner.expectAccessible()
  await couriers.getByRole('button', { name: 'Save couriers' }).click()
  await page.getByText('Settings saved', { exact: true }).first().waitFor()

  for (const status of ['confirmed', 'packed']) {
    const answer = await page.request.post(`${origin}/api/admin/orders/bulk/status`, {
      headers: { origin },
      data: { ids: [placed.id], status },
    })
    expect(answer.status()).toBe(200)
  }
  await page.goto(`/admin/orders/${placed.id}`)
  await waitForHydration(page)
  await page.getByRole('combobox', { name: 'Change status' }).selectOption('shipped')
  const courier = page.getByRole('combobox', { name: /^Courier/ })
  await page.locator('datalist option[value="City Riders"]').waitFor({ state: 'attached' })
  await courier.fill('City Riders')
  await page.getByRole('textbox', { name: 'Tracking number' }).fill('CR 4711')
  await page.getByRole('button', { name: 'Update order' }).click()
  await page.getByRole('link', { name: 'Follow the parcel at City Riders' }).waitFor()
  const shipped = await page.request.get(`${origin}/api/admin/orders/${placed.id}`)
  expect(((await shipped.json()) as AdminOrder).invoiceNumber).toMatch(/^KT\/\d{4}\/000001$/)

  const seen = await shopper.page.request.get(`${origin}/api/orders/${placed.id}`)
  expect(((await seen.json()) as Order).trackingUrl).toBe('https://riders.example/CR4711')
  await shopper.page.goto(`/orders/${placed.id}`)
  await shopper.page.locator('a[href="https://riders.example/CR4711"]').first().waitFor()
  expect(shopper.complaints()).toEqual([])
  expect(owner.complaints()).toEqual([])
})

it('[ADM-7] [ROUTE-5] a store that the owner adds is on the page of stores at once, and gone when it is hidden', async () => {
  const shopper = await shop.visit({ width: 'phone' })
  const isShown = async () => {
    await shopper.page.goto('/stores')
    return shopper.page.getByText('Shruti Koregaon Park').isVisible()
  }
  expect(await isShown()).toBe(false)

  const owner = await shop.visit({ width: 'desktop' })
  const { page } = owner
  await signInAsStaff(callerOf(page, shop.server.origin))
  await page.goto('/admin/settings')
  await waitForHydration(page)
  await page.getByRole('main').getByRole('link', { name: 'Stores' }).click()
  await page.getByRole('button', { name: 'New store' }).click()
  const dialog = page.getByRole('dialog', { name: 'New store' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Shruti Koregaon Park')
  await dialog.getByRole('textbox', { name: 'City' }).fill('Pune')
  await dialog.getByRole('textbox', { name: 'Address' }).fill('5 North Main Road, Pune 411001')
  await dialog.getByRole('textbox', { name: 'PIN code' }).fill('411001')
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('020 4000 0200')
  await owner.expectAccessible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Shruti Koregaon Park saved').first().waitFor()
  expect(await isShown()).toBe(true)
  await shopper.page.getByText('Monday-Saturday 10:30 AM-8:00 PM IST').first().waitFor()

  await page.getByRole('button', { name: 'Edit Shruti Koregaon Park' }).click()
  await page.getByRole('checkbox', { name: 'Hide it from the page of stores' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page
    .getByRole('row', { name: /Shruti Koregaon Park/ })
    .getByText('Hidden')
    .waitFor()
  expect(await isShown()).toBe(false)
  expect(shopper.complaints()).toEqual([])
  expect(owner.complaints()).toEqual([])
})

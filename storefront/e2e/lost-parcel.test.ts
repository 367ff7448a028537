import type { AdminOrder } from '@shruti/server/contract'
import { expect, it } from 'vitest'
import { callerOf, order, signIn, signInAsStaff } from './support/delivered-order.ts'
import { serveShop } from './support/serve-shop.ts'
import { waitForHydration } from './support/steps.ts'

const shop = serveShop()

it('[ADM-3] one lost parcel of two is sent again, the other is paid for alone', async () => {
  const { origin } = shop.server
  const shopper = await shop.visit({ width: 'phone' })
  const customer = callerOf(shopper.page, origin)
  await signIn(customer, '9845041090')
  const placed = await order(customer, 'bindu', '9845041090', 2)
  const owner = await shop.visit({ width: 'desktop' })
  await signInAsStaff(callerOf(owner.page, origin))
  const { page } = owner
  const post = (path: string, data: object) =>
    page.request.post(`${origin}/api/admin/orders/${path}`, { headers: { origin }, data })
  for (const status of ['confirmed', 'packed']) await post('bulk/status', { ids: [placed.id], status })
  const items = [{ lineIndex: 0, quantity: 1 }]
  const courier = { carrier: 'Delhivery', trackingNumber: '1490815562034' }
  for (const version of [3, 4]) await post(`${placed.id}/parcels`, { version, items, ...courier })

  await page.goto(`/admin/orders/${placed.id}`)
  await waitForHydration(page)
  const main = page.getByRole('main')
  const lose = async (parcel: string, what: RegExp) => {
    await main.getByText(`Parcel ${parcel} is lost`).click()
    const form = main
      .locator('form')
      .filter({ has: page.getByRole('button', { name: `Mark parcel ${parcel} as lost` }) })
    await form.getByRole('combobox', { name: 'How it was lost' }).selectOption('Stolen')
    await form.getByRole('radio', { name: what }).check({ force: true })
    await form.getByRole('textbox', { name: 'Note' }).fill('The courier called')
    await form.getByRole('button', { name: `Mark parcel ${parcel} as lost` }).click()
    await owner.expectAccessible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as lost' }).click()
  }
  await lose('1', /^Send again/)
  await main.getByText(/^Lost, marked on .*: Stolen\. Its pieces are to be sent again\.$/).waitFor()
  await main.getByRole('heading', { name: 'Parcel 3' }).waitFor()
  await owner.expectAccessible()

  await shopper.page.goto(`/orders/${placed.id}`)
  const itsPage = shopper.page.getByRole('main')
  await itsPage.getByText('It was lost on its way. We send it again, at no cost to you.').waitFor()
  await itsPage.locator('p', { hasText: /^Not sent yet: Bindu.* × 1$/ }).waitFor()
  await shopper.expectAccessible()

  await lose('2', /^Refund/)
  await main.getByText(/less to collect\.$/).waitFor()
  const answer = await page.request.get(`${origin}/api/admin/orders/${placed.id}`)
  expect(((await answer.json()) as AdminOrder).status).toBe('packed')
  await shopper.page.reload()
  await itsPage.getByText('It was lost on its way. You do not pay for what was in it.').waitFor()
  expect(owner.complaints()).toEqual([])
  expect(shopper.complaints()).toEqual([])
})

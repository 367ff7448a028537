import type { AdminOrder, OrderReturn } from '@shruti/server/contract'
import { describe, expect, it } from 'vitest'
import { callerOf, deliver, order, signIn, signInAsStaff } from './support/delivered-order.ts'
import { serveShop } from './support/serve-shop.ts'
import type { Shopper } from './support/shopper.ts'
import { waitForHydration } from './support/steps.ts'

const shop = serveShop()

/** Orders of as many customers as it takes: nobody has more than two in cash on the way. */
async function ordersOf(count: number, firstNumber: number) {
  const { origin } = shop.server
  const placed: Awaited<ReturnType<typeof order>>[] = []
  for (let made = 0; made < count; made += 2) {
    const phoneNumber = String(firstNumber + made)
    const customer = callerOf((await shop.visit({ width: 'phone' })).page, origin)
    await signIn(customer, phoneNumber)
    for (let of = made; of < Math.min(made + 2, count); of += 1)
      placed.push(await order(customer, 'bindu', phoneNumber))
  }
  return placed
}

async function staff(width: 'desktop' | 'phone'): Promise<Shopper> {
  const visitor = await shop.visit({ width })
  await signInAsStaff(callerOf(visitor.page, shop.server.origin))
  return visitor
}

const statusesOf = async ({ page }: Shopper, ids: readonly string[]) =>
  Promise.all(
    ids.map(async id => {
      const answer = await page.request.get(`${shop.server.origin}/api/admin/orders/${id}`)
      return ((await answer.json()) as AdminOrder).status
    }),
  )

describe('the orders of a day', () => {
  it('[ADM-3] ten are shipped from a file with one wrong row, taken back, and shipped again', async () => {
    const placed = await ordersOf(10, 9_845_041_000)
    const ids = placed.map(({ id }) => id)
    const owner = await staff('desktop')
    const { page } = owner
    const { origin } = shop.server
    for (const status of ['confirmed', 'packed']) {
      const answer = await page.request.post(`${origin}/api/admin/orders/bulk/status`, {
        headers: { origin },
        data: { ids, status },
      })
      expect(answer.status()).toBe(200)
    }

    await page.goto('/admin/orders')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Ship from a file' }).click()
    const main = page.getByRole('main')
    const rows = placed.map(({ number }, index) => `${number},Blue Dart,7788990${index}`)
    const file = ['Order number,Courier,Tracking number', ...rows, 'SHR-NOSUCH99,DTDC,D1234567'].join('\n')
    await main.getByRole('textbox', { name: 'Rows of the file' }).fill(file)
    await main.getByRole('button', { name: 'Check the rows' }).click()
    await main.getByText('10 orders will be shipped. 1 row is left out.').waitFor()
    await main.getByText('Order not found').waitFor()
    await owner.expectAccessible()
    expect(await statusesOf(owner, ids)).toEqual(ids.map(() => 'packed'))

    await main.getByRole('button', { name: 'Ship 10 orders' }).click()
    await page.getByText('10 orders shipped').first().waitFor()
    expect(await statusesOf(owner, ids)).toEqual(ids.map(() => 'shipped'))
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Undone', { exact: true }).first().waitFor()
    expect(await statusesOf(owner, ids)).toEqual(ids.map(() => 'packed'))

    await main.getByRole('button', { name: 'Ship 10 orders' }).click()
    await main.getByText('None of these rows can be shipped. 11 rows are left out.').waitFor()
    expect(await statusesOf(owner, ids)).toEqual(ids.map(() => 'shipped'))
    expect(owner.complaints()).toEqual([])
  })

  it('[ADM-3] [ORD-2] an order goes in two parcels, and its customer sees what is in each', async () => {
    const { origin } = shop.server
    const shopper = await shop.visit({ width: 'phone' })
    const customer = callerOf(shopper.page, origin)
    await signIn(customer, '9845041080')
    const placed = await order(customer, 'bindu', '9845041080', 2)
    const owner = await staff('desktop')
    const { page } = owner
    for (const status of ['confirmed', 'packed']) {
      const answer = await page.request.post(`${origin}/api/admin/orders/bulk/status`, {
        headers: { origin },
        data: { ids: [placed.id], status },
      })
      expect(answer.status()).toBe(200)
    }

    await page.goto(`/admin/orders/${placed.id}`)
    await waitForHydration(page)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Send in several parcels' }).click()
    await main.getByRole('combobox', { name: /^Bindu/ }).selectOption('1 of 2')
    await main.getByRole('combobox', { name: 'Courier' }).fill('Delhivery')
    await main.getByRole('textbox', { name: 'Tracking number' }).fill('1490815562034')
    await main.getByRole('button', { name: 'Ship parcel' }).click()
    await main.getByRole('heading', { name: 'Parcel 2' }).waitFor()
    await owner.expectAccessible()

    await shopper.page.goto(`/orders/${placed.id}`)
    const itsPage = shopper.page.getByRole('main')
    await itsPage.locator('p', { hasText: /^Parcel 1: Bindu.* × 1$/ }).waitFor()
    await itsPage.locator('p', { hasText: /^Not sent yet: Bindu.* × 1$/ }).waitFor()

    const next = main.locator('form').filter({ has: page.getByRole('button', { name: 'Ship parcel' }) })
    await next.getByRole('combobox', { name: 'Courier' }).fill('Blue Dart')
    await next.getByRole('textbox', { name: 'Tracking number' }).fill('77889900')
    await next.getByRole('button', { name: 'Ship parcel' }).click()
    await next.waitFor({ state: 'detached' })
    await main.getByRole('combobox', { name: 'Where parcel 1 is' }).selectOption('Delivered')
    await main.getByRole('button', { name: 'Update parcel 1' }).click()
    await main.getByRole('combobox', { name: 'Where parcel 1 is' }).waitFor({ state: 'detached' })

    await shopper.page.reload()
    await itsPage.locator('p', { hasText: /^Parcel 2: Bindu.* × 1$/ }).waitFor()
    const links = itsPage.getByRole('link', { name: 'Track parcel' })
    expect(await links.evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href))).toEqual([
      'https://www.delhivery.com/track-v2/package/1490815562034',
      expect.stringContaining('77889900'),
    ])
    await shopper.expectAccessible()
    expect(await statusesOf(owner, [placed.id])).toEqual(['shipped'])

    await main.getByRole('combobox', { name: 'Where parcel 2 is' }).selectOption('Delivered')
    await main.getByRole('button', { name: 'Update parcel 2' }).click()
    await main.getByText('This order is closed.').waitFor()
    expect(await statusesOf(owner, [placed.id])).toEqual(['delivered'])
    expect(owner.complaints()).toEqual([])
    expect(shopper.complaints()).toEqual([])
  })

  it('[ADM-3] a return is refunded in part', async () => {
    const { origin } = shop.server
    const shopper = await shop.visit({ width: 'phone' })
    const customer = callerOf(shopper.page, origin)
    await signIn(customer, '9845041090')
    const placed = await order(customer, 'bindu', '9845041090')
    const owner = await staff('phone')
    await deliver(callerOf(owner.page, origin), placed)
    const asked = await shopper.page.request.post(`${origin}/api/orders/${placed.id}/returns`, {
      headers: { origin },
      data: { items: [{ lineIndex: 0, quantity: 1 }], reason: 'does_not_fit', upiId: 'ananya@okbank' },
    })
    const { id } = (await asked.json()) as OrderReturn

    const { page } = owner
    await page.goto('/admin/returns')
    await waitForHydration(page)
    await page.getByRole('link', { name: placed.number }).click()
    const main = page.getByRole('main')
    const status = main.getByRole('combobox', { name: 'Change status of the return' })
    const update = main.getByRole('button', { name: 'Update return' })
    for (const step of ['Approved', 'Picked up', 'Received']) {
      await status.selectOption(step)
      await update.click()
      await main.getByRole('heading', { name: `Return: ${step.toLowerCase()}` }).waitFor()
    }
    await status.selectOption('Refunded')
    const form = main.locator('form').filter({ has: page.getByRole('button', { name: 'Update return' }) })
    await form.getByRole('textbox', { name: 'Amount in ₹' }).fill('99,99,999')
    await form.getByRole('textbox', { name: 'Reference of the UPI payment' }).fill('432187650912')
    await update.click()
    await form.getByText('Refund exceeds the amount paid').waitFor()
    await form.getByRole('textbox', { name: 'Amount in ₹' }).fill('500.50')
    await update.click()
    await main.getByRole('heading', { name: 'Return: refunded' }).waitFor()
    await owner.expectAccessible()

    const answer = await page.request.get(`${origin}/api/orders/${placed.id}/returns`)
    const [refunded] = (await answer.json()) as OrderReturn[]
    expect(refunded).toMatchObject({ id, status: 'refunded', amount: 50_050 })
    const after = await page.request.get(`${origin}/api/admin/orders/${placed.id}`)
    expect(await after.json()).toMatchObject({
      paymentStatus: 'partially_refunded',
      refundable: placed.total - 50_050,
    })
  })
})

import type { Address, Order, OrderPayment, Product, Quote } from '@shruti/server/contract'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { callerOf, deliver, order, signIn, signInAsStaff } from './support/delivered-order.ts'
import { serveShop } from './support/serve-shop.ts'
import { waitForHydration } from './support/steps.ts'

const shop = serveShop()

/** An order of one Bindu that is paid by UPI in the sandbox, as who is signed in. */
async function paidOrder(page: Page): Promise<Order> {
  const { origin } = shop.server
  const send = async <T>(path: string, data: object, headers: Record<string, string> = {}): Promise<T> => {
    const answer = await page.request.post(`${origin}/api${path}`, { headers: { origin, ...headers }, data })
    expect(answer.ok()).toBe(true)
    return (await answer.json()) as T
  }
  const product = (await (await page.request.get(`${origin}/api/products/bindu`)).json()) as Product
  await send('/cart', { productId: product.id, quantity: 1 })
  const { id: addressId } = await send<Address>('/addresses', {
    fullName: 'Ananya Iyer',
    phoneNumber: '9845043001',
    line1: '12, Sea Breeze Apartments',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400050',
    type: 'home',
    isDefault: true,
  })
  const to = { addressId, paymentMethod: 'upi' }
  const { quoteId } = await send<Quote>('/checkout/quote', to)
  const body = { quoteId, ...to, acceptTerms: true }
  const placed = await send<Order>('/orders', body, { 'idempotency-key': quoteId })
  const { checkout } = await send<OrderPayment>(`/orders/${placed.id}/payment`, { method: 'upi' })
  const path = checkout?.kind === 'page' ? checkout.path : ''
  const sandbox = path.replace('/payment-sandbox/', '/sandbox/payments/').replace(/\?.*/, '')
  await send(sandbox, { method: 'upi', outcome: 'success' })
  return placed
}

async function owner(width: 'desktop' | 'phone') {
  const visitor = await shop.visit({ width })
  await signInAsStaff(callerOf(visitor.page, shop.server.origin))
  return visitor
}

describe('the money of a day', () => {
  it('[ADM-7] a paid order is a transaction with its event, and the books agree', async () => {
    const shopper = await shop.visit({ width: 'phone' })
    await signIn(callerOf(shopper.page, shop.server.origin), '9845043001')
    const placed = await paidOrder(shopper.page)

    const visitor = await owner('desktop')
    const { page } = visitor
    await page.goto(`/admin/payments/transactions?search=${placed.number}`)
    await waitForHydration(page)
    const main = page.getByRole('main')
    await main.getByText('1 transaction', { exact: true }).waitFor()
    await visitor.expectAccessible()
    await main.getByRole('table', { name: 'Transactions' }).getByRole('link', { name: placed.number }).click()
    const event = main.getByRole('row', { name: /payment\.captured/ })
    await event.getByText('Order: placed. Payment: paid').waitFor()
    await main.getByRole('button', { name: 'Ask the provider again' }).click()
    await page.getByText('The provider has answered').first().waitFor()
    await visitor.expectAccessible()

    await page.goto('/admin/payments/reconciliation')
    await waitForHydration(page)
    await main.getByText(/: no difference\.$/).waitFor()
    await visitor.expectAccessible()
    expect(visitor.complaints()).toEqual([])
  })

  it('[ADM-7] cash of a delivered order is entered, and taken back', async () => {
    const { origin } = shop.server
    const customer = callerOf((await shop.visit({ width: 'phone' })).page, origin)
    await signIn(customer, '9845043002')
    const placed = await order(customer, 'bindu', '9845043002')
    const visitor = await owner('phone')
    const { page } = visitor
    await deliver(callerOf(page, origin), placed)

    await page.goto('/admin')
    await waitForHydration(page)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /^Cash: / }).click()
    await page.waitForURL(/\/admin\/payments\/cash\?state=due$/)
    const waits = main.getByRole('link', { name: placed.number })
    await waits.waitFor()
    await visitor.expectAccessible()
    await main.getByRole('button', { name: `Actions for order ${placed.number}` }).click()
    await page.getByRole('menuitem', { name: 'Mark collected' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cash came' })
    await dialog.getByRole('textbox', { name: 'Amount in ₹' }).fill('1')
    await visitor.expectAccessible()
    await dialog.getByRole('button', { name: 'Mark collected' }).click()
    await waits.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await waits.waitFor()

    await page.goto(`/admin/orders/${placed.id}`)
    await waitForHydration(page)
    await main.getByRole('button', { name: 'Mark collected' }).click()
    await dialog.getByRole('button', { name: 'Mark collected' }).click()
    await main.getByText(/ came on /).waitFor()
    await main.getByRole('button', { name: 'Mark not collected' }).click()
    await main.getByRole('button', { name: 'Mark collected' }).waitFor()
    await visitor.expectAccessible()
    expect(visitor.complaints()).toEqual([])
  })
})

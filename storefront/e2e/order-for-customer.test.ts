import { describe, expect, it } from 'vitest'
import { callerOf, signInAsStaff } from './support/delivered-order.ts'
import { serveShop } from './support/serve-shop.ts'
import { waitForHydration } from './support/steps.ts'

const shop = serveShop()

it('[ADM-3] the owner cancels an order that was not paid, and its link says so', async () => {
  const { origin } = shop.server
  const owner = await shop.visit({ width: 'desktop' })
  const { page } = owner
  await signInAsStaff(callerOf(page, origin))
  const call = async <T>(path: string, data: object, headers = {}) =>
    (await (
      await page.request.post(`${origin}/api${path}`, { headers: { origin, ...headers }, data })
    ).json()) as T
  const customer = await call<{ id: string }>('/admin/customers', {
    name: 'Devika Nair',
    phoneNumber: '9846099999',
  })
  const address = await call<{ id: string }>(`/admin/customers/${customer.id}/addresses`, {
    fullName: 'Devika Nair',
    phoneNumber: '9846099999',
    line1: '3 Marine Drive',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560001',
  })
  const products = (await (await page.request.get(`${origin}/api/products`)).json()) as { id: string }[]
  const asked = { customerId: customer.id, addressId: address.id, payment: 'link' }
  const items = [{ productId: products[0]?.id, quantity: 1 }]
  const { quoteId } = await call<{ quoteId: string }>('/admin/orders/quote', { ...asked, items })
  const key = { 'idempotency-key': quoteId }
  const { order } = await call<{ order: { id: string } }>('/admin/orders', { ...asked, quoteId }, key)

  await page.goto(`/admin/orders/${order.id}`)
  await waitForHydration(page)
  const main = page.getByRole('main')
  const link = await main.getByText(/\/pay\/link#[0-9a-f]{32}$/).textContent()
  await main.getByText('Cancel this order').click()
  await main.getByRole('textbox', { name: 'Reason' }).fill('Asked for by phone')
  await main.getByRole('button', { name: 'Cancel order' }).click()
  await owner.expectAccessible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  await main.getByText('This order is closed.').waitFor()
  await main.getByText('For the shop alone: Asked for by phone').waitFor()

  const payer = await shop.visit({ width: 'phone' })
  await payer.page.goto(link ?? '')
  await payer.page
    .getByText(/cancelled/i)
    .first()
    .waitFor()
  expect(await payer.page.getByRole('button', { name: /^Pay ₹/ }).count()).toBe(0)
  await payer.expectAccessible()
  expect([owner.complaints(), payer.complaints()]).toEqual([[], []])
})

describe.each([
  ['a desktop', 'desktop', '9846012345', 'Leela Menon'],
  ['a phone', 'phone', '9846054321', 'Meera Pillai'],
] as const)('an order that the owner makes on %s', (_what, width, phoneNumber, name) => {
  it('[ADM-3] for a new customer is paid by a link, by who is not signed in', async () => {
    const owner = await shop.visit({ width })
    const { page } = owner
    await signInAsStaff(callerOf(page, shop.server.origin))
    await page.goto('/admin/orders')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'New order' }).click()
    const main = page.getByRole('main')

    await main.getByRole('button', { name: 'New customer' }).click()
    await main.getByRole('textbox', { name: 'Name' }).fill(name)
    await main.getByRole('textbox', { name: 'Phone number' }).fill(phoneNumber)
    await main.getByRole('button', { name: 'Add customer' }).click()

    await main.getByRole('combobox', { name: 'Product' }).selectOption({ index: 1 })
    await main.getByRole('button', { name: 'Add to the order' }).click()

    await main.getByRole('textbox', { name: 'Flat, house, building' }).fill('3 Marine Drive')
    await main.getByRole('textbox', { name: 'PIN code' }).fill('560001')
    await main.getByRole('textbox', { name: 'City' }).fill('Bengaluru')
    await main.getByRole('combobox', { name: 'State' }).selectOption('Karnataka')
    await main.getByRole('button', { name: 'Save address' }).click()
    await main.getByText('Arrives', { exact: false }).first().waitFor()
    await owner.expectAccessible()

    await main.getByRole('button', { name: 'Place the order and send the link' }).click()
    await page.waitForURL(/\/admin\/orders\/(?!new)[^/]+$/)
    const link = await main.getByText(/\/pay\/link#[0-9a-f]{32}$/).textContent()
    await main.getByText(/^Sent on .* by SMS\. Valid until /).waitFor()
    await owner.expectAccessible()

    const payer = await shop.visit({ width })
    const asked: string[] = []
    payer.page.on('request', request => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
    await payer.page.goto(link ?? '')
    await payer.page.getByRole('button', { name: /^Pay ₹/ }).waitFor()
    await payer.expectAccessible()
    const words = await payer.page.getByRole('main').textContent()
    expect(words).toContain('Bengaluru 560001')
    expect(words).not.toMatch(/Marine Drive|Leela|Meera|9846/)

    await payer.page.getByRole('button', { name: /^Pay ₹/ }).click()
    await payer.page.waitForURL(/\/payment-sandbox\//)
    await payer.page.getByRole('button', { name: 'End the payment' }).click()
    await payer.page.getByText('This order is paid. Thank you.').waitFor()
    // The token was never in an address that a server, a proxy or a log sees.
    const token = link?.split('#')[1] ?? 'none'
    expect(asked.filter(address => address.includes(token))).toEqual([])

    await page.reload()
    await main.getByText('Placed', { exact: true }).first().waitFor()
    expect(await main.getByRole('button', { name: 'Copy link' }).count()).toBe(0)
    expect([owner.complaints(), payer.complaints()]).toEqual([[], []])
  })
})

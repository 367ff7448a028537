import { expect, it } from 'vitest'
import { newRequestContext } from '../../contract-suite/shop/request-context.ts'
import { openTestDomain } from '../../contract-suite/shop/open-test-domain.ts'
import {
  adminAddCustomer,
  adminAddCustomerAddress,
  adminQuoteOrder,
  createPlaceOrderFor,
} from '../admin/orders/order-for-customer.ts'
import { adminGetPaymentLink, adminSendPaymentLink } from '../admin/orders/payment-link.ts'
import type { Administrator } from '../admin/audit.ts'
import type { Dependencies } from '../context.ts'
import { deliverMessages } from '../messages/deliver.ts'
import type { MailMessage, PhoneNotice } from '../ports/index.ts'
import { hourMs, minuteMs } from '../rates.ts'
import type { UserRecord } from '../records.ts'
import { reconcilePayments } from './jobs.ts'
import { isSameHash } from './link-tokens.ts'
import { openPaymentLink, payByLink } from './payment-links.ts'
import { paySandbox } from './sandbox-page.ts'

const publicOrigin = 'https://shop.example'

/** Leela orders two Nada (stock 12) by phone; the owner sends her a link. What is handed over is kept. */
async function shopWithLink(contact: { readonly email?: string; readonly language?: 'hi' } = {}) {
  const shop = await openTestDomain()
  const mails: MailMessage[] = []
  const notices: PhoneNotice[] = []
  const dependencies: Dependencies = {
    ...shop.dependencies,
    mailer: { available: true, send: async message => void mails.push(message) },
    otpSender: { send: async () => undefined, sendNotice: async notice => void notices.push(notice) },
  }
  const { store } = dependencies
  const owner: Administrator = {
    user: (await store.get('users', 'usr-admin')) as UserRecord,
    clientAddress: '203.0.113.7',
    requestId: null,
  }
  const { id: customerId } = await adminAddCustomer(dependencies, owner, {
    name: 'Leela Menon',
    phoneNumber: '+919847012345',
    email: contact.email,
  })
  await store.transaction(async tx => {
    const leela = await tx.get('users', customerId)
    if (leela && contact.language) await tx.put('users', { ...leela, language: contact.language })
  })
  const { id: addressId } = await adminAddCustomerAddress(dependencies, owner, {
    id: customerId,
    fullName: 'Leela Menon',
    phoneNumber: '+919847012345',
    line1: '3 Marine Drive',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560001',
    type: 'home',
    isDefault: true,
  })
  const { quoteId } = await adminQuoteOrder(dependencies, owner, {
    customerId,
    items: [{ productId: 'prd-nada', variantIndex: 0, quantity: 2 }],
    addressId,
    shippingMethod: 'standard',
    payment: 'link',
  })
  const placed = await createPlaceOrderFor(dependencies)(owner, 'key-1', {
    customerId,
    quoteId,
    addressId,
    payment: 'link',
  })
  const { order } = placed
  const { path } = await adminGetPaymentLink(dependencies, order)
  const token = path?.split('#')[1] ?? ''
  return {
    ...shop,
    dependencies,
    store,
    owner,
    order,
    path,
    mails,
    notices,
    deliver: () => deliverMessages(dependencies, { publicOrigin }),
    reconcile: () => reconcilePayments(dependencies),
    look: () => openPaymentLink(dependencies, newRequestContext(), { token }),
    pay: async () => {
      const { checkout } = await payByLink(dependencies, newRequestContext(), { token, method: 'upi' })
      const id = checkout?.kind === 'page' ? checkout.path.replace(/.*\/|\?.*/g, '') : ''
      return paySandbox(dependencies, { id, method: 'upi', outcome: 'success' })
    },
    stock: async () => (await store.get('products', 'prd-nada'))?.variants[0]?.stock,
    status: async () => (await store.get('orders', order.id))?.status,
  }
}

const textOf = (notice: PhoneNotice | undefined) => (notice?.kind === 'message' ? notice.text : undefined)

it('[ADM-3] the pieces of a link are kept for a day, then they come back and the order ends', async () => {
  const { advance, look, reconcile, status, stock } = await shopWithLink()
  await reconcile()
  advance(23 * hourMs + 59 * minuteMs)
  await reconcile()
  expect([await status(), await stock()]).toEqual(['pending_payment', 10])
  advance(minuteMs)
  await reconcile()
  expect([await status(), await stock()]).toEqual(['cancelled', 12])
  expect(await look()).toMatchObject({ state: 'expired', returned: 0 })
})

it('[ADM-3] while nobody opens a link, its order is looked after a few times an hour', async () => {
  const { advance, order, reconcile, store } = await shopWithLink()
  await reconcile()
  const { version } = (await store.get('orders', order.id)) ?? {}
  const asked = async () => (await store.get('payments', order.id))?.askedAt
  await reconcile()
  advance(5 * minuteMs)
  await reconcile()
  const first = await asked()
  advance(minuteMs)
  await reconcile()
  expect(await asked()).toBe(first)
  expect((await store.get('orders', order.id))?.version).toBe(version)
})

it('[ADM-3] a new customer, whose contacts nobody has verified, gets the link and nothing else', async () => {
  const { deliver, mails, notices, order, path, pay, status } = await shopWithLink({
    email: 'leela@example.in',
  })
  await deliver()
  expect(mails.map(({ to }) => to)).toEqual(['leela@example.in'])
  const [mail] = mails
  expect(mail?.kind === 'message' ? mail.content : undefined).toMatchObject({
    subject: `Payment due for order ${order.number}`,
    paragraphs: [
      'Pay ₹2,998 by 21 November 2026, 11:30 AM: your order is kept for you until then.',
      'The link needs no account. Whoever has it can pay this order, and sees nothing else of yours.',
    ],
    action: { label: 'Pay ₹2,998', url: `https://shop.example${path}` },
  })
  // Neither name nor street.
  expect(JSON.stringify(mail)).not.toMatch(/Leela|Marine/)
  expect(notices.map(notice => [notice.to, textOf(notice)])).toEqual([
    [
      '+919847012345',
      `Shruti: Payment due for order ${order.number}. Pay ₹2,998 by 21 November 2026, 11:30 AM: your order is kept for you until then. https://shop.example${path}`,
    ],
  ])
  await pay()
  await deliver()
  expect(await status()).toBe('placed')
  expect([mails.length, notices.length]).toEqual([1, 1])
})

it('[ADM-3] [BEY-19] the link leads to the page in the language of the customer', async () => {
  const { deliver, notices, path } = await shopWithLink({ language: 'hi' })
  await deliver()
  expect(textOf(notices[0])).toContain(` https://shop.example/hi${path}`)
})

it('[ADM-3] a link that was paid meanwhile is not sent any more', async () => {
  const { deliver, mails, notices, pay, store } = await shopWithLink()
  await pay()
  await deliver()
  expect([mails, notices]).toEqual([[], []])
  const kinds = (await store.list('messages')).map(({ topic, status }) => [topic.kind, status])
  expect(kinds).toEqual([['payment_link', 'given_up']])
})

it('[ADM-3] where the shop knows nowhere to send it, it says so, and the link is there to copy', async () => {
  const { advance, dependencies, order, owner, store } = await shopWithLink()
  await store.transaction(async tx => {
    const leela = await tx.get('users', order.customer.id)
    if (leela) await tx.put('users', { ...leela, phoneNumber: null })
  })
  advance(minuteMs)
  const link = await adminSendPaymentLink(dependencies, owner, order)
  expect(link).toMatchObject({ state: 'open', sentBy: [], path: expect.any(String) })
})

it('[ADM-3] hashes are compared letter by letter to the end', () => {
  expect([isSameHash('abcd', 'abcd'), isSameHash('abcd', 'abce'), isSameHash('abcd', 'abc')]).toEqual([
    true,
    false,
    false,
  ])
})

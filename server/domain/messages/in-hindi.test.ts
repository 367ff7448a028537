import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { grievancePromise, replyPromise, deliveryChargeRule, warrantyFaults } from '../../contract/index.ts'
import { newRequestContext } from '../../contract-suite/shop/request-context.ts'
import { openTestDomain } from '../../contract-suite/shop/open-test-domain.ts'
import { placeOrderOfNada } from '../../contract-suite/shop/place-order.ts'
import { readSettings } from '../content/settings.ts'
import { codeText, noticeText } from '../mail/phone-text.ts'
import { mailContent } from '../mail/mail-content.ts'
import { paymentLinkPath } from '../payments/can-be-paid.ts'
import { plainTextOf } from './plain-text.ts'
import { createProductAlert } from '../product-alerts/create.ts'
import { composeAlertMessage } from '../product-alerts/content.ts'
import type { MailMessage } from '../ports/index.ts'
import type { OrderRecord, UserRecord } from '../records.ts'
import type { ReturnRecord } from '../returns/records.ts'
import { createSupportTicket } from '../support-tickets/create.ts'
import { composeTicketMessage } from '../support-tickets/content.ts'
import { composeClaimMessage } from '../warranty/content.ts'
import type { WarrantyClaimRecord } from '../warranty/records.ts'
import { hindi } from './hindi.ts'
import { composeOrderMessage } from './order-content.ts'
import type { OrderTopic, WarrantyTopic } from './records.ts'

/** As long as a shop's own may be. */
const publicOrigin = 'https://www.shruti.example'

/** Of an order; longer than those that the shop makes. */
const idAsLongAsAny = '0b8f6d3e-5a51-4c1e-9d0f-6f7f5e0a9b21'

/** An SMS in two parts, with letters beyond GSM 03.38. */
const twoParts = 2 * 67

async function hindiShop() {
  const { dependencies } = await openTestDomain()
  const { store } = dependencies
  const ravi = (await store.get('users', 'usr-ravi')) as UserRecord
  const context = { ...newRequestContext(), language: 'hi' } as const
  const placed = await placeOrderOfNada(dependencies, context, ravi, { quantity: 1, paymentMethod: 'cod' })
  const order = (await store.get('orders', placed.id)) as OrderRecord
  return { dependencies, store, context, order, shop: (await readSettings(store)).store }
}

const orderKinds = [
  'order_placed',
  'order_paid',
  'payment_failed',
  'payment_link',
  'order_shipped',
  'order_out_for_delivery',
  'order_delivered',
  'order_cancelled',
  'order_returned_to_origin',
  'order_refunded',
  'parcel_lost',
  'return_requested',
  'return_received',
  'return_rejected',
  'return_replaced',
] as const satisfies readonly OrderTopic['kind'][]

const claimKinds = [
  'claim_requested',
  'claim_approved',
  'claim_declined',
  'claim_received',
  'claim_repaired',
  'claim_replaced',
] as const satisfies readonly WarrantyTopic['kind'][]

async function messageAbout(kind: (typeof orderKinds)[number], changes: Partial<OrderRecord> = {}) {
  const { order: placed, shop } = await hindiShop()
  const order = { ...placed, id: idAsLongAsAny, ...changes }
  const orderReturn: ReturnRecord = {
    id: 'ret-1',
    orderId: order.id,
    userId: order.userId,
    version: 1,
    status: 'requested',
    reason: 'damaged',
    comment: null,
    items: [{ lineIndex: 0, quantity: 1 }],
    amount: 149_900,
    refundTo: 'source',
    upiId: null,
    payoutReference: null,
    restocked: null,
    timeline: [],
    createdAt: order.createdAt,
  }
  const topic = { kind, orderId: order.id, returnId: 'ret-1', amount: 149_900, to: 'upi' } as const
  const link = { path: paymentLinkPath('0'.repeat(32)), validUntil: '2026-11-21T06:00:00.000Z' }
  return { order, ...composeOrderMessage(topic, { order, orderReturn, link, store: shop, publicOrigin }) }
}

/** What stays in Latin letters: names, addresses, numbers, what the catalogue calls its products. */
const inLatinLetters = (text: string) =>
  text
    .replaceAll(/https?:\S+|\S+@\S+|SHR-\w+/g, '')
    .replaceAll(/\b(?:Shruti|Audio|Private|Limited|Nada|Black|White|Delhivery|UPI|ID|T-\w+)\b/g, '')
    .split('\n')
    .filter(line => /[a-z]{3}/.test(line) && !line.includes('Church Street'))

it.each(orderKinds)(
  '[AUTH-6] [BEY-19] %s is told in Hindi to who ordered on such a page, in an SMS of two parts at most',
  async kind => {
    const { mail, text } = await messageAbout(kind, { carrier: 'Delhivery', trackingNumber: '1490815562034' })
    expect(mail.lang).toBe('hi-IN')
    expect(inLatinLetters(`${mail.subject}\n${plainTextOf(mail)}`)).toEqual([])
    expect(inLatinLetters(text)).toEqual([])
    expect(text.length).toBeLessThanOrEqual(twoParts)
  },
)

it.each(claimKinds)('[BEY-10] [BEY-19] %s is told in Hindi too', async kind => {
  const { order, shop } = await hindiShop()
  const claim = { number: 'W-8KQ2M4XD', lineIndex: 0, fault: 'no_sound', timeline: [] } as unknown
  const topic = { kind, orderId: order.id, claimId: 'claim-1' } as const
  const { mail, text } = composeClaimMessage(topic, claim as WarrantyClaimRecord, {
    order,
    store: shop,
    publicOrigin,
  })
  expect([mail.lang, inLatinLetters(`${mail.subject}\n${plainTextOf(mail)}`)]).toEqual(['hi-IN', []])
  expect(text.length).toBeLessThanOrEqual(twoParts)
})

it('[AUTH-6] [BEY-19] amounts and days are those of English, and links lead to pages in Hindi', async () => {
  const { mail, order, text } = await messageAbout('order_placed', {
    estimate: { from: '2026-11-24', to: '2026-11-26' },
  })
  const page = `https://www.shruti.example/hi/orders/${order.id}`
  expect([mail.subject, ...mail.paragraphs]).toEqual([
    `ऑर्डर ${order.number} मिल गया`,
    'हमें आपका ऑर्डर मिल गया है। डिलीवरी पर ₹1,499 दें।',
    '24 नवंबर 2026 और 26 नवंबर 2026 के बीच पहुँचेगा।',
  ])
  expect(mail.totals?.at(-1)).toEqual({ label: 'कुल', value: '₹1,499' })
  expect(mail.action).toEqual({ label: 'ऑर्डर देखें', url: page })
  expect(text).toBe(`Shruti: ऑर्डर ${order.number} मिल गया। ${page}`)
})

it('[AUTH-6] [BEY-19] an order of before there was a choice is told in English', async () => {
  const { mail } = await messageAbout('order_cancelled', { language: undefined } as object)
  expect(mail.paragraphs).toEqual(['This order will not be shipped.', 'You have nothing to pay.'])
  expect(mail).not.toHaveProperty('lang')
})

const accountMessages: readonly MailMessage[] = [
  { to: 'a@example.in', kind: 'code', purpose: 'reset_password', code: '048213' },
  { to: 'a@example.in', kind: 'code', purpose: 'verify_contact', code: '048213' },
  { to: 'a@example.in', kind: 'code', purpose: 'reauthenticate', code: '048213' },
  { to: 'a@example.in', kind: 'password_changed' },
  { to: 'a@example.in', kind: 'email_changed', newEmail: 'n***@example.in' },
  { to: 'a@example.in', kind: 'phone_number_changed', newPhoneNumber: '+91 ******1234' },
  { to: 'a@example.in', kind: 'second_factor_changed', on: true },
  { to: 'a@example.in', kind: 'second_factor_changed', on: false },
  { to: 'a@example.in', kind: 'account_deleted' },
]

it.each(accountMessages)('[AUTH-6] [BEY-19] of an account, $kind is told in Hindi', message => {
  const content = mailContent({ ...message, language: 'hi' })
  expect([content.lang, inLatinLetters(`${content.subject}\n${plainTextOf(content)}`)]).toEqual(['hi-IN', []])
})

it('[AUTH-6] [BEY-19] a code and a notice to a phone are in Hindi, in one and two parts', () => {
  expect(codeText('048213', 'hi')).toBe('048213 आपका Shruti कोड है। यह 5 मिनट तक चलेगा।')
  expect(codeText('048213', 'hi').length).toBeLessThanOrEqual(70)
  const notice = noticeText({
    to: '+919845012345',
    channel: 'sms',
    kind: 'phone_number_changed',
    newPhoneNumber: '+91 ******1234',
    language: 'hi',
  })
  expect([inLatinLetters(notice), notice.length <= twoParts]).toEqual([[], true])
})

it('[BEY-8] [BEY-19] an alert speaks the language of the page that asked for it', async () => {
  const { context, dependencies, store } = await hindiShop()
  const input = { id: 'prd-nada', kind: 'price_drop', email: 'meera@example.in' } as const
  await createProductAlert(dependencies, context, { session: null, user: null }, input)
  const [alert] = await store.list('productAlerts', { where: { email: 'meera@example.in' } })
  for (const kind of ['confirm_product_alert', 'back_in_stock', 'price_drop'] as const) {
    const topic = { kind, alertId: alert?.id ?? '' }
    const composed = await composeAlertMessage(dependencies, topic, publicOrigin)
    expect(composed?.mail.lang).toBe('hi-IN')
    expect(composed?.mail.stop?.url).toContain('https://www.shruti.example/hi/product-alerts/stop?token=')
    expect(
      inLatinLetters(plainTextOf(composed?.mail ?? mailContent(accountMessages[3] as MailMessage))),
    ).toEqual([])
  }
})

it('[SHOP-4] [BEY-19] who writes from a page in Hindi is answered in it, and the shop’s own mailbox in English', async () => {
  const { context, dependencies, store } = await hindiShop()
  const written = { topic: 'complaint', name: 'Meera', email: 'meera@example.in', message: 'नमस्ते' } as const
  await createSupportTicket(dependencies, context, { session: null, user: null }, written)
  const [ticket] = await store.list('supportTickets', { where: { email: 'meera@example.in' } })
  const told = async (kind: 'ticket_received' | 'ticket_opened') =>
    (await composeTicketMessage(dependencies, { kind, ticketId: ticket?.id ?? '' }))?.mail
  expect((await told('ticket_received'))?.subject).toBe(`आपका संदेश मिल गया: टिकट ${ticket?.number}`)
  expect((await told('ticket_received'))?.paragraphs[0]).toContain('48 घंटे')
  expect((await told('ticket_opened'))?.subject).toMatch(/^Ticket T-/)
})

const valuesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

it('[BEY-19] each text in Hindi has the values of its English one, and is said somewhere', () => {
  const entries = Object.entries(hindi)
  const domain = path.join(import.meta.dirname, '..')
  const sources = readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts') && path.basename(name) !== 'hindi.ts')
    .map(name => readFileSync(path.join(domain, name), 'utf8'))
    .join('\n')
  const ofContract = [replyPromise, grievancePromise, deliveryChargeRule, ...Object.values(warrantyFaults)]
  expect(ofContract.filter(text => !(text in hindi))).toEqual([])
  expect(entries.filter(([english, text]) => String(valuesOf(english)) !== String(valuesOf(text)))).toEqual(
    [],
  )
  expect(
    entries
      .map(([english]) => english)
      .filter(english => !ofContract.includes(english) && !sources.includes(`'${english}'`)),
  ).toEqual([])
})

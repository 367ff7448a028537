import { unattachedUploadHours } from './uploads.ts'

/**
 * What the shop keeps about people: the privacy page prints it, and the domain holds itself to it. Plain data without
 * dependencies, so that the browser can carry it.
 */
export interface RetainedData {
  /** Collections of the store that hold it. */
  readonly collections: readonly string[]
  readonly what: string
  readonly why: string
  readonly howLong: string
}

/** Financial years that law asks for books to be kept (Companies Act 2013, s. 128; CGST Act 2017, s. 36: six). */
export const ordersKeptYears = 8
export const auditKeptYears = 3
/** Years after which a deleted account's phone number counts as a new customer's. */
export const formerBuyersKeptYears = 3

/** Days for which somebody waits for a product, and for which is known what was told. */
export const alertsKeptDays = 180
export const unconfirmedAlertsKeptDays = 2

/** Days for which a message to the shop is kept once it was answered. */
export const supportTicketsKeptDays = 365

export const retainedData: readonly RetainedData[] = [
  {
    collections: ['users', 'secondFactors'],
    what: 'Your phone number, your name, username, email and password (as a hash) if you gave them, and what our staff noted when they helped you',
    why: 'to sign you in, and to help you',
    howLong: 'until you delete your account',
  },
  {
    collections: ['sessions'],
    what: 'Where you are signed in: the kind of device and the IP address',
    why: 'to keep you signed in and to show you your devices',
    howLong: 'at most 30 days',
  },
  {
    collections: ['otps'],
    what: 'The OTPs that we sent you, as a hash',
    why: 'to check what you enter',
    howLong: 'a day at most; they work for five minutes',
  },
  {
    collections: ['rates'],
    what: 'How often your phone number, email address, account, device or IP address tried something',
    why: 'to stop misuse',
    howLong: 'a day',
  },
  {
    collections: ['carts', 'favorites'],
    what: 'Your cart with what you saved for later, and your favorites',
    why: 'to show them to you again',
    howLong: 'until you delete your account; a cart without an account for 30 days',
  },
  {
    collections: ['addresses'],
    what: 'The addresses that you save, with name and phone number',
    why: 'to deliver your orders',
    howLong: 'until you delete them or your account',
  },
  {
    collections: ['quotes', 'idempotency'],
    what: 'The price that checkout worked out for you, and that an order was sent',
    why: 'so that you pay what you saw, and only once',
    howLong: 'two days at most',
  },
  {
    collections: ['orders', 'salesEntries'],
    what: 'Your orders, with the name, address, phone number and email on them',
    why: 'to deliver them, and because tax law asks for the amounts',
    howLong: `name, address, phone number and email until you delete your account; the amounts, the state, and a GSTIN with the name of its business for ${ordersKeptYears} financial years (April to March) after the one of the order, then the whole order goes`,
  },
  {
    collections: ['payments', 'transactions', 'refunds', 'paymentEvents', 'sandboxPayments'],
    what: 'How your orders were paid and refunded: amount, method, time, and the payment provider’s reference. Never card or bank details',
    why: 'to take and return payments, and because tax law asks for them',
    howLong: `as long as their order; what the payment provider told us about each step for 90 days`,
  },
  {
    collections: ['formerBuyers'],
    what: 'That a phone number and a delivery address have ordered before, once you delete your account: as a hash from which we cannot read them',
    why: 'so that a code for first orders works once',
    howLong: `${formerBuyersKeptYears} years after you delete your account`,
  },
  {
    collections: ['taxDocuments'],
    what: 'The invoices and credit notes of your orders',
    why: 'because tax law asks for them',
    howLong: 'as long as their order; without your name and address once you delete your account',
  },
  {
    collections: ['returns'],
    what: 'What you returned, why, and the UPI ID that the refund goes to',
    why: 'to pick it up and to refund it',
    howLong: 'as long as their order; without your words and the UPI ID once you delete your account',
  },
  {
    collections: ['warrantyClaims'],
    what: 'What you claimed the warranty of, and what was wrong with it',
    why: 'to repair or replace it',
    howLong: 'as long as its order; without your words once you delete your account',
  },
  {
    collections: ['messages'],
    what: 'Which messages we sent about your orders and about what you asked to be told, to which email address or phone number',
    why: 'to send each once, and to find out why one did not arrive',
    howLong: '90 days, or until you delete your account',
  },
  {
    collections: ['productAlerts'],
    what: 'Which products you asked us to tell you of, the price then, and the email address to write to',
    why: 'to tell you when they are back or cost less',
    howLong: `${alertsKeptDays} days, or until you take it back or delete your account; an address that nobody confirms for ${unconfirmedAlertsKeptDays} days`,
  },
  {
    collections: ['supportTickets'],
    what: 'What you write to us with the contact form, with your name, email address, phone number and order number',
    why: 'to answer you',
    howLong: `${supportTicketsKeptDays} days after our answer, or until you delete your account`,
  },
  {
    collections: ['reviews'],
    what: 'Your reviews, under the name that you write them with',
    why: 'to help others choose',
    howLong: 'until you delete them or we take them down; without your name once you delete your account',
  },
  {
    collections: ['uploads'],
    what: 'The pictures that you add to returns and reviews, and the one of your profile, without what a camera writes into them (place and time)',
    why: 'to see what is wrong with what you return, to show your review, and to show you',
    howLong: `until you take them away or delete your account; of a return as long as its order; what you never sent off for ${unattachedUploadHours} hours`,
  },
  {
    collections: ['reviewVotes'],
    what: 'Which reviews of others you marked as helpful',
    why: 'to count each customer once',
    howLong: 'until you take it back, the review goes, or you delete your account',
  },
  {
    collections: ['consents'],
    what: 'What you agreed to, when, and in which words',
    why: 'to prove it, as the Digital Personal Data Protection Act asks',
    howLong: 'until you delete your account',
  },
  {
    collections: ['audit', 'stockAdjustments'],
    what: 'What our staff changed, and who did it',
    why: 'to find and undo mistakes and misuse',
    howLong: `${auditKeptYears} years`,
  },
  {
    collections: ['undos'],
    what: 'What our staff just changed about several orders or accounts at once, as it was before',
    why: 'so that they can take a mistake back',
    howLong: 'an hour at most; it can be taken back for ten seconds',
  },
  {
    collections: ['tableLayouts', 'savedViews'],
    what: 'If you work for the shop: which columns and filters you chose in its lists',
    why: 'to show them to you again',
    howLong: 'until you change them, or your account goes',
  },
]

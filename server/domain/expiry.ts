/** When a record has run out and housekeeping may remove it: what the collections' `expiresAt` orderings sort by. */

import { supportTicketsKeptDays } from '../contract/index.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The longest that any session lives, and so a guest's cart. */
export const longestSessionMs = 30 * dayMs
/** A key must be remembered for a day at least; two leave room for a clock that was set wrong. */
const idempotencyKeptMs = 2 * dayMs
/** A provider sends an event again for a day; support looks back further. */
const paymentEventKeptMs = 90 * dayMs
/** What was sent is looked up when a customer says that nothing came. */
const messageKeptMs = 90 * dayMs
const webhookDeliveryKeptMs = 30 * dayMs
/** Later than any instant. */
export const never = '9999-12-31T23:59:59.999Z'

function after(instant: string, ms: number): string {
  const start = Date.parse(instant)
  return Number.isNaN(start) ? never : new Date(start + ms).toISOString()
}

export const sessionExpiry = (session: { readonly expiresAt: string }): string => session.expiresAt

/** A signed-in user's cart stays. */
export const cartExpiry = (cart: { readonly id: string; readonly updatedAt: string }): string =>
  cart.id.startsWith('session:') ? after(cart.updatedAt, longestSessionMs) : never

export const quoteExpiry = (quote: { readonly expiresAt: string }): string => quote.expiresAt

export const idempotencyExpiry = (entry: { readonly createdAt: string }): string =>
  after(entry.createdAt, idempotencyKeptMs)

export const paymentEventExpiry = (event: { readonly receivedAt: string }): string =>
  after(event.receivedAt, paymentEventKeptMs)

export const messageExpiry = (message: { readonly createdAt: string }): string =>
  after(message.createdAt, messageKeptMs)

/** Whoever looks for a lost event does so within weeks. */
export const webhookDeliveryExpiry = (delivery: { readonly createdAt: string }): string =>
  after(delivery.createdAt, webhookDeliveryKeptMs)

export const uploadExpiry = (upload: { readonly expiresAt: string }): string => upload.expiresAt

export const productAlertExpiry = (alert: { readonly expiresAt: string }): string => alert.expiresAt

/** What was not answered stays. */
export const supportTicketExpiry = (ticket: { readonly answeredAt: string | null }): string =>
  ticket.answeredAt === null ? never : after(ticket.answeredAt, supportTicketsKeptDays * dayMs)

export const formerBuyerExpiry = (buyer: { readonly expiresAt: string }): string => buyer.expiresAt

export const otpExpiry = (otp: { readonly expiresAt: string }): string => otp.expiresAt

export const rateExpiry = (rate: { readonly expiresAt: string }): string => rate.expiresAt

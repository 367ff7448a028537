import * as z from 'zod'
import { consentPurposes } from '../consents.ts'
import { cart } from './cart.ts'
import { id, instant, paging } from './common.ts'
import { address, order } from './orders.ts'
import { orderReturn } from './returns.ts'
import { account, session } from './own-account.ts'
import { productAlert } from './product-alerts.ts'
import { warrantyClaim } from './warranty.ts'
import { supportTicket } from './support-tickets.ts'
import { review } from './reviews.ts'
import { uploadedPicture } from './uploads.ts'
import { uploadPurposes } from '../uploads.ts'

/** One thing that can be agreed to. */
export const consent = z.strictObject({
  purpose: z.enum(consentPurposes),
  granted: z.boolean(),
  /** When it was given or taken back; null when it was never asked for. */
  at: instant.nullable(),
  /** Of the wording that was agreed to, or of today's where it never was. */
  version: z.string(),
  /** Today's words. */
  text: z.string(),
})

export const setConsentInput = z.object({
  /** The one for the account ends with the account. */
  purpose: z.enum(['offers'], 'Choose offers'),
  granted: z.boolean('Choose yes or no'),
})

export const exportAccountInput = z.object({ page: paging.page })

/**
 * Everything that is stored on one person, in the shapes that the other calls answer with: all of it on the first page,
 * but for orders and returns, of which each page has a part.
 */
export const accountExport = z.strictObject({
  exportedAt: instant,
  page: z.int().positive(),
  /** Ask for each page from 1 to this one to have all orders. */
  pageCount: z.int().positive(),
  account,
  /** What the shop's staff noted about them, oldest first. */
  staffNotes: z.array(z.strictObject({ at: instant, text: z.string() })),
  /** Each consent that was given or taken back, oldest first. */
  consents: z.array(
    z.strictObject({
      purpose: z.enum(consentPurposes),
      granted: z.boolean(),
      at: instant,
      version: z.string(),
    }),
  ),
  sessions: z.array(session),
  addresses: z.array(address),
  cart,
  favoriteProductIds: z.array(id),
  /** Of this page, the newest first. */
  orders: z.array(order),
  /** Of this page's orders. */
  returns: z.array(orderReturn),
  /** Of this page's orders. */
  warrantyClaims: z.array(warrantyClaim),
  /** What they asked to be told of products. */
  productAlerts: z.array(productAlert),
  /** What they wrote with the contact form while signed in, oldest first. */
  supportTickets: z.array(supportTicket),
  /** What was sent about orders and products in the last 90 days, or waits to be, oldest first. */
  messages: z.array(
    z.strictObject({
      about: z.string(),
      /** Null for what is not about an order. */
      orderId: id.nullable(),
      channel: z.enum(['email', 'sms']),
      to: z.string(),
      status: z.enum(['waiting', 'sent', 'given_up']),
      createdAt: instant,
      sentAt: instant.nullable(),
    }),
  ),
  reviews: z.array(
    z.strictObject({ productId: id, ...review.omit({ mine: true, helpfulToMe: true }).shape }),
  ),
  /** Pictures that they sent; each is read with `getUpload`. */
  uploads: z.array(
    z.strictObject({ ...uploadedPicture.shape, purpose: z.enum(uploadPurposes), createdAt: instant }),
  ),
  /** Reviews of others that were marked as helpful. */
  helpfulReviewIds: z.array(id),
})

import * as z from 'zod'
import { returnReasons, type ReturnReason } from '../returns.ts'
import { id, instant, paise, pathId } from './common.ts'
import { postalAddress } from './orders.ts'
import { paragraphs, textLine } from './text.ts'
import { pictureIds, uploadedPicture } from './uploads.ts'

const reasons = Object.keys(returnReasons) as [ReturnReason, ...ReturnReason[]]

export const returnReason = z.enum(reasons, 'Choose why you return it')

export const returnStatus = z.enum([
  'requested',
  'approved',
  'rejected',
  'picked_up',
  'received',
  'refunded',
  'replaced',
])

/** What the customer gets for what comes back: the money, or the same product in the same colour once more. */
export const returnResolution = z.enum(['refund', 'replacement'], 'Choose a refund or a replacement')

/** A virtual payment address of UPI: a name, an at sign and the bank's handle (NPCI). */
export const upiId = z
  .string('Enter a UPI ID, such as name@bank')
  .trim()
  .regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]{1,254}@[a-zA-Z][a-zA-Z0-9]{1,63}$/, 'Enter a UPI ID, such as name@bank')

export const createReturnInput = z.object({
  id: pathId,
  items: z
    .array(
      z.object({
        /** Place of the line in the order, from 0. */
        lineIndex: z.int().min(0),
        quantity: z.int().min(1, 'Return at least one').max(10, 'Return at most 10'),
        /** Uploads for a return that show what is wrong. */
        photos: pictureIds.optional(),
      }),
      'Choose what you return',
    )
    .min(1, 'Choose what you return')
    .max(50, 'Choose what you return'),
  reason: returnReason,
  resolution: returnResolution.default('refund'),
  comment: paragraphs({ max: 500 }).optional(),
  /** Where the money goes for an order that was paid in cash. */
  upiId: upiId.optional(),
})

/** A return of pieces of an order, with its progress. */
export const orderReturn = z.strictObject({
  id,
  orderId: id,
  version: z.int(),
  status: returnStatus,
  reason: returnReason,
  resolution: returnResolution,
  comment: z.string().nullable(),
  items: z.array(
    z.strictObject({
      lineIndex: z.int(),
      name: z.string(),
      variantName: z.string(),
      quantity: z.int(),
      photos: z.array(uploadedPicture),
    }),
  ),
  /**
   * Paise that are refunded, or will be: what was paid for the pieces, and the delivery where the rule says so. 0 for a
   * replacement.
   */
  amount: paise,
  refundTo: z.enum(['source', 'upi']),
  upiId: z.string().nullable(),
  /** The bank's reference of a payment by UPI. */
  payoutReference: z.string().nullable(),
  /** The parcel of the replacement, once it is sent. */
  replacement: z
    .strictObject({
      carrier: z.string().nullable(),
      trackingNumber: z.string(),
      trackingUrl: z.string().nullable(),
    })
    .nullable(),
  pickupAddress: postalAddress,
  timeline: z.array(
    z.strictObject({
      status: returnStatus,
      at: instant,
      by: z.enum(['customer', 'administrator']),
      note: z.string().optional(),
    }),
  ),
  /** Where an administrator may move it now. */
  allowedStatuses: z.array(returnStatus),
})

export const adminSetReturnStatusInput = z.object({
  id: pathId,
  version: z.int(),
  status: returnStatus,
  /** The customer reads it; a rejection needs one. */
  note: paragraphs({ max: 500 }).optional(),
  /** On receipt: the pieces can be sold again. */
  restock: z.boolean().default(false),
  /** On the refund: paise, where less than the whole amount goes back. */
  amount: z.int('Enter the amount').min(1, 'Enter an amount above zero').optional(),
  /** The bank's reference of the payment, for a refund by UPI. */
  payoutReference: textLine({ max: 40 }).optional(),
  /** Of the replacement's parcel. */
  carrier: textLine({ max: 40 }).optional(),
  trackingNumber: textLine({ max: 40 }).optional(),
})

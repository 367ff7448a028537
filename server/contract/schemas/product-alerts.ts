import * as z from 'zod'
import { email } from './account.ts'
import { id, instant, paise, pathId } from './common.ts'

/** What to tell of: that a colour can be bought again, or that it costs less than when it was asked for. */
export const productAlertKind = z.enum(['back_in_stock', 'price_drop'], 'Choose what we tell you about')

export const createProductAlertInput = z.object({
  id: pathId,
  kind: productAlertKind,
  /** The colour's place in the product's list; the first one without it. */
  variantIndex: z.int('Choose a colour').min(0, 'Choose a colour').max(99, 'Choose a colour').optional(),
  /** Where to write to; without it the verified address of the caller's account. */
  email: email.optional(),
})

export const createProductAlertAnswer = z.strictObject({
  /** `confirmation_sent`: nothing else is sent to the address before the link in that message is followed. */
  status: z.enum(['waiting', 'confirmation_sent']),
  email: z.string(),
})

/** What somebody asked to be told. */
export const productAlert = z.strictObject({
  id,
  kind: productAlertKind,
  productId: id,
  slug: z.string(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  variantIndex: z.int().min(0),
  variantName: z.string(),
  /** Where it is sent to. */
  email: z.string(),
  /** Of a piece, when it was asked for. */
  priceWhenAsked: paise,
  createdAt: instant,
})

/** From the link in a message. */
export const alertTokenInput = z.object({
  token: z
    .string('This link is not complete')
    .min(1, 'This link is not complete')
    .max(200, 'This link is not complete'),
})

import * as z from 'zod'
import { batchId, bulkIds, exportPaging, listInput } from './admin-lists.ts'
import { pincode, choices, day, instant, pathId } from './common.ts'
import { pincodeAnswer } from './catalogue.ts'
import { indianStates } from './indian-states.ts'
import { quote } from './orders.ts'
import { textLine } from './text.ts'

/** Where the shop delivers, by the beginning of the PIN code (ADM-7). */

const state = z.enum(indianStates, 'Choose a state')
const yesOrNo = z.enum(['yes', 'no'], 'Choose yes or no')

/** Business days from dispatch, both ends included. */
const days = z
  .object({
    min: z.int('Enter whole days').min(1, 'Enter at least 1 day').max(60, 'Enter at most 60 days'),
    max: z.int('Enter whole days').min(1, 'Enter at least 1 day').max(60, 'Enter at most 60 days'),
  })
  .check(({ issues, value: { min, max } }) => {
    if (min > max)
      issues.push({
        code: 'custom',
        path: ['max'],
        input: max,
        message: 'This cannot be fewer days than the first',
      })
  })

/** The beginning of PIN codes: 1 to 6 digits. Of several zones that fit a PIN code, the longest counts. */
const prefix = z
  .string('Enter the first digits of the PIN codes')
  .trim()
  .regex(/^[1-9]\d{0,5}$/, 'Enter 1 to 6 digits; the first is not 0')

const zoneFields = {
  /** Null: it is more than one city. */
  city: textLine({ max: 60 })
    .nullable()
    .transform(city => city || null),
  state: state.nullable(),
  serviceable: z.boolean('Choose whether we deliver there'),
  cod: z.boolean('Choose whether cash on delivery is offered'),
  express: z.boolean('Choose whether express is offered'),
  standardDays: days,
  expressDays: days,
}

export const zoneInput = z.object({ prefix, ...zoneFields })

/** The prefix stays: another one is another zone. */
export const updateZoneInput = z.object({ id: pathId, version: z.int(), ...zoneFields })

export const zoneIdInput = z.object({ id: pathId })

const daysAnswer = z.strictObject({ min: z.int(), max: z.int() })

export const adminShippingZone = z.strictObject({
  /** The prefix. */
  id: z.string(),
  city: z.string().nullable(),
  state: state.nullable(),
  serviceable: z.boolean(),
  cod: z.boolean(),
  express: z.boolean(),
  standardDays: daysAnswer,
  expressDays: daysAnswer,
  version: z.int(),
})

/** Its search finds a prefix, a city or a state; at least part of it. */
export const listZonesInput = z.object({
  state: choices(state).optional(),
  serviceable: yesOrNo.optional(),
  cod: yesOrNo.optional(),
  express: yesOrNo.optional(),
  ...listInput(['id', 'city', 'state']),
})

export const exportZonesInput = listZonesInput.omit({ page: true, pageSize: true }).extend(exportPaging)

export const deleteZonesInput = z.object({ ids: bulkIds, batchId })

export const testDeliveryInput = z.object({
  pincode,
  /** When a shopper looks. */
  at: instant,
  /** Paise of what is in the cart. */
  subtotal: z.coerce
    .number('Enter an amount')
    .int('Enter an amount')
    .min(0, 'Enter an amount of at least ₹0')
    .max(100_000_000_00, 'Enter an amount of at most ₹10,00,00,000'),
})

export const deliveryTest = z.strictObject({
  /** The zone that decides; null where none fits the PIN code. */
  zone: adminShippingZone.nullable(),
  /** The day on which an order placed then leaves. */
  dispatch: day,
  /** What the product page answers. */
  pincode: pincodeAnswer,
  /** What the checkout offers. */
  shippingMethods: quote.shape.shippingMethods,
  paymentMethods: quote.shape.paymentMethods,
})

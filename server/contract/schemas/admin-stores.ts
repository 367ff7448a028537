import * as z from 'zod'
import { batchId, bulkIds } from './admin-lists.ts'
import { day, pathId, pincode } from './common.ts'
import { dialledNumber } from './dialled-number.ts'
import { textLine } from './text.ts'

/** The shop's own stores, as the owner keeps them (ADM-7, ROUTE-5). */

const wrongTime = 'Enter a time such as 10:30'

/** HH:MM on a clock in India. */
const time = z
  .string(wrongTime)
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, wrongTime)

/** When a store is open on a day of the week; null: closed. */
const hours = z
  .object({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'It has to close after it opens',
  })
  .nullable()

const week = z
  .object({
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: hours,
  })
  .refine(days => Object.values(days).some(Boolean), {
    path: ['monday'],
    error: 'Enter hours for at least one day',
  })

const place = 'Enter a whole number from 0 to 999'

const fields = {
  name: textLine({ max: 80, missing: 'Enter the name of the store' }),
  city: textLine({ max: 60, missing: 'Enter the city' }),
  address: textLine({ max: 200, missing: 'Enter the address' }),
  pincode,
  phone: dialledNumber,
  week,
  /** Days on which it stays closed in spite of its hours. */
  closedOn: z.array(z.iso.date('Enter days as 2026-12-25')).max(100, 'Enter at most 100 days'),
  /** The smallest comes first. */
  position: z.int(place).min(0, place).max(999, place),
  /** Nobody but administrators sees it. */
  isHidden: z.boolean('Choose whether it is hidden'),
}

export const storeInput = z.object(fields)
export const updateStoreInput = z.object({ id: pathId, version: z.int(), ...fields })
export const storeIdInput = z.object({ id: pathId })
export const deleteStoresInput = z.object({ ids: bulkIds, batchId })

const hoursAnswer = z.strictObject({ opens: z.string(), closes: z.string() }).nullable()

export const adminStore = z.strictObject({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  city: z.string(),
  address: z.string(),
  pincode: z.string(),
  phone: z.string(),
  /** As people read them. */
  hours: z.string(),
  week: z.strictObject({
    monday: hoursAnswer,
    tuesday: hoursAnswer,
    wednesday: hoursAnswer,
    thursday: hoursAnswer,
    friday: hoursAnswer,
    saturday: hoursAnswer,
    sunday: hoursAnswer,
  }),
  closedOn: z.array(day),
  position: z.int(),
  isHidden: z.boolean(),
})

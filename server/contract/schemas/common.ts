import * as z from 'zod'

/** Integer paise: 100 to the rupee. Never negative. */
export const paise = z.int().min(0)

/** An opaque id made by the server. */
export const id = z.string().min(1).max(64)

/** An id or slug in a path. What it names may not exist, but it cannot be malformed. */
export const pathId = z.string()

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** A calendar day in India, YYYY-MM-DD. */
export const day = z.iso.date()

/** The dates between which a parcel is expected, both included. */
export const dateRange = z.strictObject({ from: day, to: day })

/** A whole number in a query, both ends included. */
function wholeNumber(minimum: number, maximum: number, message: string) {
  return z.coerce.number(message).int(message).min(minimum, message).max(maximum, message)
}

/** `page` from 1 and `pageSize` 1 to 100, as query parameters. Their product stays far below 2^53. */
export const paging = {
  page: wholeNumber(1, 1_000_000, 'Page must be a whole number from 1 to 1,000,000').optional(),
  pageSize: wholeNumber(1, 100, 'Page size must be between 1 and 100').optional(),
}

const pincodeMessage = 'Enter a valid 6-digit PIN code'
/** Indian PIN code: six digits, the first not 0 (India Post). */
export const pincode = z.string(pincodeMessage).regex(/^[1-9][0-9]{5}$/, pincodeMessage)

/**
 * A number without a leading + gets India's prefix (AUTH-1). Spaces, dots, dashes and brackets are dropped, and the unseen
 * marks that telephones put around a number that is copied.
 */
export function normalisePhoneNumber(value: string): string {
  const compact = value.replace(/[\s().\p{Format}-]/gu, '')
  return compact.startsWith('+') ? compact : `+91${compact.replace(/^0(?=\d{10}$)/, '')}`
}

/** +91 then [6-9] and nine digits; other countries E.164. */
export const phoneNumberPattern = /^(?:\+91[6-9]\d{9}|\+(?!91)[1-9]\d{6,14})$/

/** A phone number as people type it; parsed to `+91XXXXXXXXXX` or E.164. */
export const phoneNumber = z
  .string('Invalid phone number')
  .max(32, 'Invalid phone number')
  .transform(normalisePhoneNumber)
  .pipe(z.string().regex(phoneNumberPattern, 'Invalid phone number'))

/** Choices of one filter, apart by commas: a record has to be one of them. */
export function choices<Choice extends z.ZodType<unknown, string>>(choice: Choice) {
  return z
    .string()
    .max(400)
    .transform(text => text.split(',').map(value => value.trim()))
    .pipe(z.array(choice as z.ZodType<z.output<Choice>, string>).max(20))
}

/** A query parameter that is `true` or `false`. */
export const queryFlag = z.enum(['true', 'false']).transform(value => value === 'true')

export const emptyAnswer = z.strictObject({})

import * as z from 'zod'

/** As people dial it: toll-free numbers and those with a code of the area too, which `phoneNumber` does not know. */
export const dialledNumber = z
  .string('Enter a phone number')
  .trim()
  .regex(/^\+?[0-9][0-9 -]{5,18}[0-9]$/, 'Enter a phone number with digits, spaces and hyphens')

import * as z from 'zod'
import { stateOfGstin } from './gst-state-codes.ts'

const symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The last character of a GSTIN by its first fourteen: each symbol counts by its place in 0-9A-Z, every second one twice,
 * as the sum of the two digits that it has in base 36; the check digit makes a multiple of 36 of the whole (Luhn mod 36,
 * ISO/IEC 7812 over 36 symbols; the GST Network's rule).
 */
function checkDigitOf(body: string): string {
  let sum = 0
  for (let index = 0; index < body.length; index += 1) {
    const product = symbols.indexOf(body.charAt(index)) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return symbols[(36 - (sum % 36)) % 36] ?? ''
}

/** State code, PAN, number of the registration, Z, check digit; upper case. */
export const gstin = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[0-3][0-9][A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/, {
    error: 'Enter a valid 15-character GSTIN',
    abort: true,
  })
  .refine(value => stateOfGstin(value) !== undefined, {
    error: 'The first two digits of a GSTIN are the code of a state. Check them.',
    abort: true,
  })
  .refine(
    value => value.endsWith(checkDigitOf(value.slice(0, -1))),
    'This GSTIN has a typing error. Check each character.',
  )

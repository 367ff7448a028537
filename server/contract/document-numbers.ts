/** Numbers of invoices and credit notes, in one place for the server that gives them and the form that shows the next one. */

/** What the numbers of each kind begin with, until the owner says otherwise. */
export const usualPrefixes = { invoice: 'SHR', creditNote: 'SHC' } as const

export const longestPrefix = 3

/**
 * "SHR/2627/000001" for the first of 2026-27: at most 16 characters, as rules 46 and 53 of the CGST Rules ask, also from
 * the millionth on.
 * @param prefix 1 to 3 letters and digits
 * @param year the financial year, "2026-27"
 */
export const documentNumber = (prefix: string, year: string, value: number): string =>
  `${prefix}/${year.slice(2, 4)}${year.slice(5)}/${String(value).padStart(6, '0')}`

import { financialYear } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import type { ShopReader, ShopTransaction } from '../records.ts'

/** Crockford's base 32: no I, L, O or U, so that a number read out over the phone is not misheard. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const prefix = 'SHR-'
const symbolCount = 8
/** Enough random decimal digits for eight symbols of five bits, without a visible bias. */
const digitCount = 20

/** Eight symbols, 2^40 of them, so that nobody can guess the next ones. */
export const randomSymbols = ({ ids }: Pick<Dependencies, 'ids'>): string =>
  toSymbols(BigInt(ids.digits(digitCount)))

/** A new order number: SHR- and eight symbols. */
export async function newOrderNumber(dependencies: Dependencies, reader: ShopReader): Promise<string> {
  const number = prefix + randomSymbols(dependencies)
  const taken = await reader.count('orders', { where: { number } })
  return taken > 0 ? newOrderNumber(dependencies, reader) : number
}

function toSymbols(value: bigint): string {
  let rest = value
  let symbols = ''
  for (let index = 0; index < symbolCount; index += 1) {
    symbols = (alphabet[Number(rest % 32n)] ?? '') + symbols
    rest /= 32n
  }
  return symbols
}

/** An order number as people type it: any case, with or without SHR-, O for 0 and I or L for 1. */
export function normaliseOrderNumber(typed: string): string {
  const compact = typed.toUpperCase().replace(/[\s-]/g, '')
  const symbols = compact.startsWith('SHR') && compact.length > symbolCount ? compact.slice(3) : compact
  return prefix + symbols.replaceAll('O', '0').replace(/[IL]/g, '1')
}

/** The series of numbers of each kind of document; both have 15 characters, and 16 from the millionth on. */
const series = {
  invoice: { prefix: 'SHR', counter: 'invoice' },
  credit_note: { prefix: 'SHC', counter: 'credit-note' },
} as const

export type TaxDocumentKind = keyof typeof series

/** "SHR/2627/000001" for the first invoice of 2026-27: at most 16 characters (rules 46 and 53 of the CGST Rules). */
export function formatDocumentNumber(kind: TaxDocumentKind, year: string, value: number): string {
  return `${series[kind].prefix}/${year.slice(2, 4)}${year.slice(5)}/${String(value).padStart(6, '0')}`
}

/**
 * The next number of a kind of document in the financial year, without gaps. The counter moves in the caller's
 * transaction, so a number is used exactly when the document is.
 */
export async function nextDocumentNumber(
  kind: TaxDocumentKind,
  tx: ShopTransaction,
  nowMs: number,
): Promise<string> {
  const year = financialYear(nowMs)
  const id = `${series[kind].counter}:${year}`
  const value = ((await tx.get('counters', id))?.value ?? 0) + 1
  await tx.put('counters', { id, value })
  return formatDocumentNumber(kind, year, value)
}

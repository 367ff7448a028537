import type { Dependencies } from '../context.ts'
import type { ShopReader } from '../records.ts'

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

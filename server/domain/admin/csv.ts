import Papa from 'papaparse'
import { shopError } from '../errors.ts'
import type { ListQuery, SortKey } from '../ports/store.ts'

/** One column of a CSV. Money is written in rupees with two decimals: `rupees(paise)`. */
export interface CsvColumn<R> {
  readonly header: string
  /** Figures alone, such as `rupees` makes: a minus before one is no formula. */
  readonly numeric?: boolean
  readonly value: (record: R) => string | number | boolean | null
}

/** Paise as spreadsheets count money: 149900 is "1499.00". */
export function rupees(paise: number): string {
  const sign = paise < 0 ? '-' : ''
  const whole = Math.abs(paise)
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}

/** By it a spreadsheet knows that a file is UTF-8. */
const byteOrderMark = '\uFEFF'

/** What makes a spreadsheet take a cell for a formula. */
const formula = /^[=+\-@\t\r]/

/**
 * Rows as CSV (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe before it, so that nobody's
 * name runs on the owner's computer.
 * @param part whether the header comes first
 */
export function toCsv<R>(
  columns: readonly CsvColumn<R>[],
  records: readonly R[],
  part: { header: boolean },
): string {
  const rows = records.map(record =>
    columns.map(({ numeric = false, value }) => {
      const cell = value(record) ?? ''
      return !numeric && typeof cell === 'string' && formula.test(cell) ? `'${cell}` : cell
    }),
  )
  const lines = Papa.unparse(part.header ? [columns.map(({ header }) => header), ...rows] : rows, {
    newline: '\r\n',
  })
  return `${part.header ? byteOrderMark : ''}${lines}${rows.length > 0 || part.header ? '\r\n' : ''}`
}

/** Where an export goes on: after this key of its order and this id. */
type Place = NonNullable<ListQuery['after']>

/** The place as text that may stand in an address and a header. */
export function toCursor({ key, id }: Place): string {
  return encodeURIComponent(JSON.stringify([key, id]))
}

/** @throws invalid_input naming `cursor` for what `toCursor` did not make */
export function placeOfCursor(cursor: string): Place {
  try {
    const [key, id, ...rest] = JSON.parse(decodeURIComponent(cursor)) as unknown[]
    if (isSortKey(key) && typeof id === 'string' && rest.length === 0) return { key, id }
  } catch {
    // Not one of ours: refused below.
  }
  throw shopError('invalid_input', {}, 'cursor')
}

function isSortKey(value: unknown): value is SortKey {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
}

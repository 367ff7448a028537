import { formatMoney } from '../../foundations/money.ts'
import { formatCount } from '../../foundations/figure.ts'

/** What became of a figure that was changed in its cell. */
export type CellEditOutcome =
  | { status: 'saved' }
  /** What is wrong with it, in a sentence. */
  | { status: 'refused'; message: string }
  /** Somebody else changed the record meanwhile; `theirs` is the figure that it has now. */
  | { status: 'conflict'; theirs: number }

/** How a figure is changed in its cell: a press opens it, Enter saves, Escape leaves it as it was. */
export interface CellEdit<Entry extends object> {
  /** A whole number, or an amount, whose value is in paise and which is typed in rupees. */
  kind: 'integer' | 'amount'
  value: (record: Entry) => number
  /** The least value; 0 without it. */
  min?: number
  /** The greatest value. */
  max?: number
  /** What is wrong with a value that is a number within its bounds, in a sentence; undefined if nothing is. */
  validate?: (value: number, record: Entry) => string | undefined
  /**
   * Saves it. A rejection shows as its message.
   * @param options `overwrite`: it was seen that somebody else changed it, and this value is to stand
   */
  save: (record: Entry, value: number, options: { overwrite: boolean }) => Promise<CellEditOutcome>
}

type Bounds = Pick<CellEdit<object>, 'kind' | 'min' | 'max'>

/** The text that a value is typed as: "1299" or "1299.50". */
export function typedValue(kind: CellEdit<object>['kind'], value: number): string {
  if (kind === 'integer') return String(value)
  return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2)
}

/**
 * Reads what was typed; grouping commas, spaces and the sign of the rupee are let pass.
 * @returns the value, in paise for an amount, or what is wrong with the text
 */
export function readTyped(
  { kind, min = 0, max }: Bounds,
  text: string,
): { value: number } | { error: string } {
  const bare = text.replace(/[\s,₹]/g, '')
  const pattern = kind === 'integer' ? /^-?\d{1,12}$/ : /^-?\d{1,10}(\.\d{1,2})?$/
  if (!pattern.test(bare))
    return {
      error: kind === 'integer' ? 'Enter a whole number' : 'Enter an amount in rupees, such as 1,299.50',
    }
  const value = kind === 'integer' ? Number(bare) : Math.round(Number(bare) * 100)
  const words = (bound: number) =>
    kind === 'integer' ? formatCount(bound) : formatMoney(bound, { decimals: 'auto' })
  if (value < min) return { error: `Enter ${words(min)} or more` }
  if (max !== undefined && value > max) return { error: `Enter ${words(max)} or less` }
  return { value }
}

import { formatMoney, type Paise } from '../../foundations/money.ts'
import { formatDate } from '../../format/dates.ts'

export interface TableFilterOption {
  value: string
  label: string
}

interface FilterNaming {
  id: string
  /** "Payment", "Placed" */
  label: string
}

/** One of several, or with `many` several of them. */
export interface ChoiceFilter extends FilterNaming {
  kind: 'choice'
  options: readonly TableFilterOption[]
  many?: boolean
  /** Of the options that are chosen; none is no filter. */
  value: readonly string[]
}

/** Days from and to, both included, as YYYY-MM-DD. */
export interface DatesFilter extends FilterNaming {
  kind: 'dates'
  value: { from?: string | undefined; to?: string | undefined }
}

/** Amounts from and to, both included, in paise; typed in rupees. */
export interface AmountsFilter extends FilterNaming {
  kind: 'amounts'
  value: { from?: Paise | undefined; to?: Paise | undefined }
}

/** A word or a number that has to be in one column. */
export interface TextFilter extends FilterNaming {
  kind: 'text'
  value: string
}

/** What narrows a table by one of its columns. */
export type TableFilter = ChoiceFilter | DatesFilter | AmountsFilter | TextFilter

/** The filter when it narrows nothing. */
export function clearedFilter(filter: TableFilter): TableFilter {
  switch (filter.kind) {
    case 'choice':
      return { ...filter, value: [] }
    case 'text':
      return { ...filter, value: '' }
    case 'dates':
    case 'amounts':
      return { ...filter, value: {} }
  }
}

function rangeWords<Bound>(
  { from, to }: { from?: Bound | undefined; to?: Bound | undefined },
  words: (bound: Bound) => string,
): string | undefined {
  if (from !== undefined && to !== undefined)
    return from === to ? words(from) : `${words(from)} to ${words(to)}`
  if (from !== undefined) return `from ${words(from)}`
  return to === undefined ? undefined : `up to ${words(to)}`
}

/** What a filter leaves, for its chip: "UPI, Card", "from ₹500"; undefined if it narrows nothing. */
export function filterWords(filter: TableFilter): string | undefined {
  switch (filter.kind) {
    case 'choice': {
      const chosen = filter.options.filter(({ value }) => filter.value.includes(value))
      return chosen.length > 0 ? chosen.map(({ label }) => label).join(', ') : undefined
    }
    case 'text':
      return filter.value === '' ? undefined : `“${filter.value}”`
    case 'dates':
      return rangeWords(filter.value, formatDate)
    case 'amounts':
      return rangeWords(filter.value, amount => formatMoney(amount, { decimals: 'auto' }))
  }
}

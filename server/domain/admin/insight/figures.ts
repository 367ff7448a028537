import { indianDay } from '../../calendar.ts'
import type { ShopTransaction } from '../../records.ts'
import {
  measures,
  noKey,
  type Dimension,
  type FigureRecord,
  type Measure,
  type SalesEntryRecord,
  type Sums,
} from './records.ts'

/** Changes of figures that are written together: each record once, however many rows are in it. */
export class FigureChanges {
  readonly #changes = new Map<string, Omit<FigureRecord, 'sums'> & { sums: Record<string, number> }>()

  /** Adds to a day's figures, and to its month's. @param day "2026-11-23", in India */
  add(dimension: Dimension, day: string, key: string, sums: Sums): void {
    this.#addTo(`${dimension}/day`, day, key, sums)
    this.#addTo(`${dimension}/month`, day.slice(0, 7), key, sums)
  }

  /** Adds to a month's figures alone. */
  addToMonth(dimension: Dimension, month: string, key: string, sums: Sums): void {
    this.#addTo(`${dimension}/month`, month, key, sums)
  }

  /** Adds a row to all figures that it is part of. @param sign -1 takes it away */
  addEntry(entry: SalesEntryRecord, sign: 1 | -1): void {
    const day = indianDay(Date.parse(entry.at))
    const whole = signed(sumsOf(entry, entry), sign)
    this.add('all', day, 'all', whole)
    this.add('state', day, entry.state, whole)
    this.add('method', day, entry.method, whole)
    this.add('promotion', day, entry.promotion ?? noKey, whole)
    if (entry.reason !== null) this.add('reason', day, entry.reason, whole)
    for (const line of entry.lines) {
      this.add('product', day, line.productId ?? noKey, signed(sumsOf(entry, line), sign))
    }
  }

  /**
   * Adds what follows from all orders of one customer: which of them were repeated, and in which months after the first one
   * they bought.
   * @param sales the customer's rows of kind `sale`
   */
  addCustomer(sales: readonly SalesEntryRecord[], sign: 1 | -1): void {
    const inOrder = sales.toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? -1 : 1))
    const months = new Set(inOrder.map(({ at }) => indianDay(Date.parse(at)).slice(0, 7)))
    const [first] = months
    for (const month of months) this.addToMonth('cohort', month, first ?? month, { count: sign })
    for (const { at } of inOrder.slice(1)) {
      this.add('all', indianDay(Date.parse(at)), 'all', { repeats: sign })
    }
  }

  /** The sums of a shop that had none before. */
  records(): FigureRecord[] {
    return [...this.#changes.values()].filter(({ sums }) => Object.keys(sums).length > 0)
  }

  async write(tx: ShopTransaction): Promise<void> {
    for (const { sums, ...change } of this.#changes.values()) {
      if (Object.values(sums).every(value => value === 0)) continue
      // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after the other
      const kept = await tx.get('figures', change.id)
      const next = added(kept?.sums ?? {}, sums)
      // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after the other
      if (Object.keys(next).length === 0) await tx.delete('figures', change.id)
      // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after the other
      else await tx.put('figures', { ...change, sums: next })
    }
  }

  #addTo(series: string, period: string, key: string, sums: Sums): void {
    const id = `${series}/${period}/${key}`
    const change = this.#changes.get(id) ?? { id, series, period, key, sums: {} }
    change.sums = added(change.sums, sums)
    this.#changes.set(id, change)
  }
}

/** In one order, so that equal figures are equal records. */
const measuresInOrder = measures.toSorted()

/** Two sums together; what comes to nothing is left out. */
export function added(left: Sums, right: Sums): Sums {
  const sums: { [M in Measure]?: number } = {}
  for (const measure of measuresInOrder) {
    const sum = (left[measure] ?? 0) + (right[measure] ?? 0)
    if (sum !== 0) sums[measure] = sum
  }
  return sums
}

/** What a row, or a part of one, adds to each measure. */
export function sumsOf(
  { kind }: Pick<SalesEntryRecord, 'kind'>,
  { amount, units }: { readonly amount: number; readonly units: number },
): Sums {
  return {
    revenue: amount,
    units,
    ...(kind === 'sale' && { gross: amount, orders: 1 }),
    ...(kind === 'cancellation' && { cancelled: 1 }),
    ...(kind === 'return' && { returns: 1 }),
  }
}

const signed = (sums: Sums, sign: 1 | -1): Sums =>
  Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, value * sign]))

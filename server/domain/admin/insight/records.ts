import type { PaymentMethodId, OrderReturn } from '../../../contract/index.ts'
import { collection } from '../../ports/store.ts'

/**
 * What happened to a sale, as the figures count it:
 * - `sale`: an order was placed (with an online payment: paid for),
 * - `cancellation`: it ended without a sale, cancelled or returned to origin,
 * - `return`: pieces of it were sent back, as asked for; no money yet,
 * - `refund`: money of it was given back.
 */
export type SalesEntryKind = 'sale' | 'cancellation' | 'return' | 'refund'

/** The key of what belongs to no product, or was sold without a promotion. */
export const noKey = 'none'

/** A part of an entry: of a product, or (null) of what is none: delivery, fees, and refunds that name no product. */
export interface SalesEntryLine {
  readonly productId: string | null
  readonly units: number
  /** Paise; negative for what is given back. */
  readonly amount: number
}

/** A row that the figures add up. It follows from its order or return alone (`entries.ts`). */
export interface SalesEntryRecord {
  id: string
  orderId: string
  orderNumber: string
  /** Null once the account is deleted. */
  userId: string | null
  at: string
  kind: SalesEntryKind
  /** Paise; negative for what is given back. The sum of its lines. */
  amount: number
  /** Pieces; negative for those that came back. */
  units: number
  lines: readonly SalesEntryLine[]
  /** Of the delivery address. */
  state: string
  method: PaymentMethodId
  promotion: string | null
  /** Of a return. */
  reason: OrderReturn['reason'] | null
}

/** What can be added up. Money is paise. */
export const measures = [
  /** What was sold, less what was cancelled and given back. */
  'revenue',
  /** What was sold, before anything was given back. */
  'gross',
  /** Orders placed. */
  'orders',
  'cancelled',
  /** Pieces sold, less those that came back. */
  'units',
  /** Returns asked for. */
  'returns',
  /** Orders of customers who had ordered before. */
  'repeats',
  /** Customers who ordered, or times that something was done (`tally.ts`). */
  'count',
] as const
export type Measure = (typeof measures)[number]
export type Sums = { readonly [M in Measure]?: number }

/** What figures are kept by. `all` has one key, 'all'. */
export type Dimension =
  | 'all'
  | 'product'
  | 'state'
  | 'method'
  | 'promotion'
  | 'reason'
  | 'cohort'
  | 'step'
  | 'search'
  | 'found-nothing'

/** Sums of one key over one day or one month of India's calendar. */
export interface FigureRecord {
  id: string
  /** Dimension and grain: "product/day". */
  series: string
  /** "2026-11-23" or "2026-11". */
  period: string
  key: string
  sums: Sums
}

export const insightCollections = {
  salesEntries: collection<SalesEntryRecord>({
    equal: {
      orderId: { of: entry => entry.orderId },
      userId: { of: entry => (entry.kind === 'sale' ? (entry.userId ?? undefined) : undefined) },
      kind: { of: entry => entry.kind },
      productId: { of: entry => entry.lines.map(({ productId }) => productId ?? noKey) },
      state: { of: entry => entry.state },
      method: { of: entry => entry.method },
      promotion: { of: entry => entry.promotion ?? noKey },
      reason: { of: entry => entry.reason ?? undefined },
    },
    sorted: { at: entry => entry.at },
    within: { kind: ['at'], productId: ['at'], state: ['at'], method: ['at'], promotion: ['at'] },
  }),
  figures: collection<FigureRecord>({
    equal: { series: { of: figure => figure.series } },
    sorted: { period: figure => figure.period },
    within: { series: ['period'] },
  }),
} as const

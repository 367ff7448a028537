import * as z from 'zod'
import { adminOrderSummary } from './admin-orders.ts'
import { paymentMethodId } from './payment-methods.ts'
import { returnReason } from './returns.ts'
import { exportPaging, listInput } from './admin-lists.ts'
import { choices, day, id, instant } from './common.ts'

/** Figures of the shop (ADM-1, ADM-5). Days are India's, both ends included; money is integer paise. */

const period = z.strictObject({ from: day, to: day })
const aDay = 'Use a day such as 2026-11-20'
/** Of a year with days before and after it that are spelled in four digits too: figures are compared with the period before. */
const periodDay = z.iso.date(aDay).regex(/^[12]/, aDay)
const periodInput = { from: periodDay.optional(), to: periodDay.optional() }

/** Sums of the rows that `adminListSalesEntries` lists. */
export const figureSums = z.strictObject({
  /** What was sold, less what was cancelled and given back: of a day on which more came back, below 0. */
  revenue: z.int(),
  /** What was sold, before anything was given back. */
  gross: z.int(),
  orders: z.int(),
  cancelled: z.int(),
  /** Pieces sold, less those that came back. */
  units: z.int(),
  /** Returns asked for. */
  returns: z.int(),
  /** Orders of customers who had ordered before. */
  repeats: z.int(),
  /** Times that something was done, of steps and searches. */
  count: z.int(),
})

export const dashboardDays = z.enum(['7', '30', '365'], 'Choose 7, 30 or 365 days')
export const getDashboardInput = z.object({ days: dashboardDays.optional() })

export const dashboardTask = z.enum([
  'confirm',
  'pack',
  'ship',
  'returns',
  'returns-received',
  'claims',
  'claims-received',
  'payments',
  'payments-failed',
  'cash',
  'refunds',
  'messages',
  'reviews',
  'low-stock',
  'out-of-stock',
])

export const dashboard = z.strictObject({
  period,
  /** As many days just before. */
  before: period,
  now: figureSums,
  earlier: figureSums,
  /** Carts begun. */
  carts: z.strictObject({ now: z.int(), earlier: z.int() }),
  /** Each day of the period; of a year, each month. */
  revenue: z.array(
    z.strictObject({
      /** "2026-11-23", or "2026-11". */
      period: z.string(),
      revenue: z.int(),
      /** The day or month in the same place of the period before. */
      before: z.int(),
    }),
  ),
  /** What waits for someone, also where it is 0. */
  /** What the role of whoever asks can do something about. */
  tasks: z.array(z.strictObject({ task: dashboardTask, count: z.int().min(0) })),
  /** Null for who may not see orders. */
  latestOrders: z.array(adminOrderSummary).nullable(),
  bestProducts: z.array(z.strictObject({ productId: id, name: z.string(), units: z.int() })),
  /** The scarcest first. */
  lowStock: z.array(
    z.strictObject({ productId: id, name: z.string(), variantName: z.string(), stock: z.int() }),
  ),
})

export const figuresBy = z.enum(
  ['day', 'product', 'category', 'state', 'method', 'promotion', 'reason', 'step', 'search', 'found-nothing'],
  'Choose what to show figures by',
)

export const getFiguresInput = z.object({ by: figuresBy, ...periodInput })

export const figures = z.strictObject({
  period,
  before: period,
  now: figureSums,
  earlier: figureSums,
  rows: z.array(
    z.strictObject({
      /**
       * A day, an id, a slug, a state, a code: what the rows behind it are found by. Of products, the 500 that brought the most
       * are rows of their own, and "others" is the rest; the CSV has each.
       */
      key: z.string(),
      label: z.string(),
      now: figureSums,
      earlier: figureSums,
    }),
  ),
})

export const cohorts = z.array(
  z.strictObject({
    /** The month of their first order: "2026-11". */
    month: z.string(),
    customers: z.int(),
    /** How many of them ordered in each month after it, up to this one. */
    later: z.array(z.int()),
  }),
)

export const salesEntryKind = z.enum(['sale', 'cancellation', 'return', 'refund'])

const entryFilters = {
  ...periodInput,
  kind: choices(salesEntryKind).optional(),
  /** "none": what belongs to no product. With it, amounts and pieces are those of the product. */
  productId: id.optional(),
  /** A category's slug. */
  category: z.string().max(60).optional(),
  state: z.string().max(60).optional(),
  method: choices(paymentMethodId).optional(),
  /** "none": without one. */
  promotion: z.string().max(40).optional(),
  reason: choices(returnReason).optional(),
}

export const listSalesEntriesInput = z
  .object({ ...entryFilters, ...listInput(['at']) })
  .omit({ search: true })
export const exportSalesEntriesInput = listSalesEntriesInput
  .omit({ page: true, pageSize: true })
  .extend(exportPaging)

/** A row that figures add up: revenue and units are the sums of all rows, orders the number of rows of kind `sale`. */
export const salesEntry = z.strictObject({
  id,
  at: instant,
  kind: salesEntryKind,
  orderId: id,
  orderNumber: z.string(),
  /** Below 0 for what is given back. */
  amount: z.int(),
  units: z.int(),
  state: z.string(),
  method: paymentMethodId,
  promotion: z.string().nullable(),
  reason: returnReason.nullable(),
})

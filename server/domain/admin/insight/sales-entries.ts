import type { PaymentMethodId, SalesEntry } from '../../../contract/index.ts'
import { categoryKey } from '../../catalogue/product-indexes.ts'
import type { Dependencies, RequestContext } from '../../context.ts'
import { pageBounds, type PageQuery, type RecordPage } from '../../paging.ts'
import type { ListQuery } from '../../ports/store.ts'
import type { ShopReader } from '../../records.ts'
import { rupees, type CsvColumn } from '../csv.ts'
import { exportCsv } from '../csv-export.ts'
import { periodOf, type AskedPeriod } from './asked-period.ts'
import { instantsOf } from './periods.ts'
import { noKey, type SalesEntryKind, type SalesEntryRecord } from './records.ts'

const pageSize = 25

export interface EntryFilters extends AskedPeriod {
  readonly kind?: readonly SalesEntryKind[] | undefined
  readonly productId?: string | undefined
  readonly category?: string | undefined
  readonly state?: string | undefined
  readonly method?: readonly PaymentMethodId[] | undefined
  readonly promotion?: string | undefined
  readonly reason?: readonly NonNullable<SalesEntryRecord['reason']>[] | undefined
  readonly direction?: 'asc' | 'desc' | undefined
}

/** Which rows, and of which products their amounts are: null for all of a row. */
interface Selection {
  readonly query: Pick<ListQuery, 'where' | 'range'>
  readonly products: ReadonlySet<string> | null
}

async function selectionOf({ store, clock }: Dependencies, filters: EntryFilters): Promise<Selection> {
  const { kind, productId, category, state, method, promotion, reason } = filters
  const { from, below } = instantsOf(periodOf(filters, clock.now()))
  const products = productId === undefined ? await productsOf(store, category) : new Set([productId])
  const equal = { kind, state, method, promotion, reason, productId: products ? [...products] : undefined }
  const where = Object.fromEntries(
    Object.entries(equal).filter((entry): entry is [string, string | string[]] => entry[1] !== undefined),
  )
  return { query: { where, range: { index: 'at', from, below } }, products }
}

/** The products of a category; null without one. */
async function productsOf(store: ShopReader, slug: string | undefined): Promise<Set<string> | null> {
  if (slug === undefined) return null
  const [category] = await store.list('categories', { where: { slug } })
  if (!category) return new Set()
  const products = await store.list('products', { where: { category: categoryKey(category) } })
  return new Set(products.map(({ id }) => id))
}

function toEntry(
  { lines, userId: _userId, ...entry }: SalesEntryRecord,
  products: Selection['products'],
): SalesEntry {
  if (!products) return entry
  const wanted = lines.filter(({ productId }) => products.has(productId ?? noKey))
  return {
    ...entry,
    amount: wanted.reduce((sum, { amount }) => sum + amount, 0),
    units: wanted.reduce((sum, { units }) => sum + units, 0),
  }
}

const orderBy = ({ direction = 'desc' }: EntryFilters) => ({ index: 'at', direction })

/** "Why?": the rows that a figure adds up, the newest first unless asked otherwise. @throws period_invalid */
export async function listSalesEntries(
  dependencies: Dependencies,
  filters: EntryFilters & PageQuery,
): Promise<RecordPage<SalesEntry>> {
  const { store } = dependencies
  const { query, products } = await selectionOf(dependencies, filters)
  const [entries, total] = await Promise.all([
    store.list('salesEntries', { ...query, orderBy: orderBy(filters), ...pageBounds(filters, pageSize) }),
    store.count('salesEntries', query),
  ])
  return { items: entries.map(entry => toEntry(entry, products)), total }
}

const columns: readonly CsvColumn<SalesEntry>[] = [
  { header: 'When', value: ({ at }) => at },
  { header: 'What', value: ({ kind }) => kind },
  { header: 'Order', value: ({ orderNumber }) => orderNumber },
  { header: 'Amount (₹)', numeric: true, value: ({ amount }) => rupees(amount) },
  { header: 'Units', value: ({ units }) => units },
  { header: 'State', value: ({ state }) => state },
  { header: 'Payment method', value: ({ method }) => method },
  { header: 'Promotion', value: ({ promotion }) => promotion },
  { header: 'Reason', value: ({ reason }) => reason },
]

/** The same rows as CSV, a part at a time. @throws invalid_input for a wrong cursor, period_invalid */
export async function exportSalesEntries(
  dependencies: Dependencies,
  context: RequestContext,
  { cursor, ...filters }: EntryFilters & { readonly cursor?: string | undefined },
): Promise<File> {
  const { query, products } = await selectionOf(dependencies, filters)
  return exportCsv(dependencies, context, {
    collection: 'salesEntries',
    selection: query,
    orderBy: orderBy(filters),
    keyOf: ({ at }) => at,
    rowsOf: entry => [toEntry(entry, products)],
    columns,
    cursor,
    fileName: 'rows.csv',
  })
}

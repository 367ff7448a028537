import { otherProductsKey } from '../../../contract/constants.ts'
import { returnReasons, type Figures, type FiguresBy } from '../../../contract/index.ts'
import { isInCategory } from '../../catalogue/category-rule.ts'
import type { Dependencies, RequestContext } from '../../context.ts'
import { otherWork } from '../../other-work.ts'
import type { ShopReader } from '../../records.ts'
import { rupees, toCsv, type CsvColumn } from '../csv.ts'
import { filledIn } from './answers.ts'
import { periodOf, type AskedPeriod } from './asked-period.ts'
import { daysOf, periodBefore, type Period } from './periods.ts'
import { sumsByDay, sumsByKey, sumsOfAll } from './read.ts'
import { noKey, type Measure, type Sums } from './records.ts'
import { steps } from './tally.ts'

/** Searches are shown once they were made this often in the period: what one person typed stays theirs. */
const leastSearches = 3
const mostSearches = 100
/** Products that are shown one by one: a page of more helps nobody, and takes long to send. The file has them all. */
const mostProducts = 500

type SumsByKey = ReadonlyMap<string, Sums>
type Row = Figures['rows'][number]

/** The figures of a period, against the one before, by what is asked for (ADM-5). @throws period_invalid */
export async function getFigures(
  dependencies: Dependencies,
  { by, ...asked }: AskedPeriod & { readonly by: FiguresBy },
  most = mostProducts,
): Promise<Figures> {
  const { store, clock, tally } = dependencies
  await tally?.flush(dependencies)
  const period = periodOf(asked, clock.now())
  const before = periodBefore(period)
  const [now, then, rows] = await Promise.all([
    sumsOfAll(store, period),
    sumsOfAll(store, before),
    rowsBy[by](store, period, before, most),
  ])
  return { period, before, now: filledIn(now), earlier: filledIn(then), rows }
}

const byRevenue = (left: Row, right: Row) =>
  right.now.revenue - left.now.revenue || (left.label < right.label ? -1 : 1)
const byCount = (left: Row, right: Row) =>
  right.now.count - left.now.count || (left.label < right.label ? -1 : 1)
const byReturns = (left: Row, right: Row) =>
  right.now.returns - left.now.returns || (left.label < right.label ? -1 : 1)

const rowOf = (key: string, label: string, now?: Sums, then?: Sums): Row => ({
  key,
  label,
  now: filledIn(now),
  earlier: filledIn(then),
})

function rowsOf(now: SumsByKey, then: SumsByKey, labelOf: (key: string) => string): Row[] {
  const keys = new Set([...now.keys(), ...then.keys()])
  return [...keys].map(key => rowOf(key, labelOf(key), now.get(key), then.get(key)))
}

const revenueFirst = ([, left]: readonly [string, Sums], [, right]: readonly [string, Sums]) =>
  (right.revenue ?? 0) - (left.revenue ?? 0)

/** Rows by revenue. Those after the first `most` are one row, so that the rows still add up to the whole. */
async function bestRows(
  [now, then]: readonly [SumsByKey, SumsByKey],
  labelOf: (key: string) => string,
  most: number,
): Promise<Row[]> {
  const keys = new Set([...now.keys(), ...then.keys()])
  await otherWork()
  if (keys.size <= most) return rowsOf(now, then, labelOf).toSorted(byRevenue)
  const inOrder = [...keys].map(key => [key, now.get(key) ?? {}] as const).toSorted(revenueFirst)
  const [shown, rest] = [inOrder.slice(0, most), inOrder.slice(most)]
  const label = `${rest.length} others`
  return [
    ...shown.map(([key, sums]) => rowOf(key, labelOf(key), sums, then.get(key))).toSorted(byRevenue),
    rowOf(
      otherProductsKey,
      label,
      sumOf(rest.map(([, sums]) => sums)),
      sumOf(rest.flatMap(([key]) => then.get(key) ?? [])),
    ),
  ]
}

/** Many sums together. */
function sumOf(all: readonly Sums[]): Sums {
  const whole: Record<string, number> = {}
  for (const sums of all)
    for (const measure in sums) whole[measure] = (whole[measure] ?? 0) + (sums[measure as Measure] ?? 0)
  return whole
}

/** One after the other: each lets other work go first now and then, and two at once would let it wait twice as long. */
async function both(
  store: ShopReader,
  dimension: Parameters<typeof sumsByKey>[1],
  period: Period,
  before: Period,
): Promise<[SumsByKey, SumsByKey]> {
  const now = await sumsByKey(store, dimension, period)
  return [now, await sumsByKey(store, dimension, before)]
}

async function searches(
  store: ShopReader,
  dimension: 'search' | 'found-nothing',
  period: Period,
  before: Period,
): Promise<Row[]> {
  const [now, then] = await both(store, dimension, period, before)
  const often = new Map([...now].filter(([, { count = 0 }]) => count >= leastSearches))
  return [...often]
    .map(([term, sums]) => rowOf(term, term, sums, then.get(term)))
    .toSorted(byCount)
    .slice(0, mostSearches)
}

const methodNames: Readonly<Record<string, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  emi: 'EMI',
  cod: 'Cash on delivery',
}

const stepNames: Readonly<Record<(typeof steps)[number], string>> = {
  visit: 'Opened the shop',
  product: 'Looked at a product',
  cart: 'Began a cart',
  checkout: 'Began checkout',
}

const rowsBy: Readonly<
  Record<FiguresBy, (store: ShopReader, period: Period, before: Period, most: number) => Promise<Row[]>>
> = {
  async day(store, period, before) {
    const [now, then] = await Promise.all([sumsByDay(store, 'all', period), sumsByDay(store, 'all', before)])
    const daysBefore = daysOf(before)
    return daysOf(period).map((day, index) =>
      rowOf(day, day, now.get(day), then.get(daysBefore[index] ?? '')),
    )
  },
  async product(store, period, before, most) {
    const [[now, then], products] = await Promise.all([
      both(store, 'product', period, before),
      store.list('products'),
    ])
    const names = new Map(products.map(({ id, name }) => [id, name]))
    const label = (key: string) =>
      key === noKey ? 'Delivery, fees and other refunds' : (names.get(key) ?? 'A product that is gone')
    return bestRows([now, then], label, most)
  },
  /** As products are categorised now. One that is in several counts in each. */
  async category(store, period, before) {
    const [[now, then], products, categories] = await Promise.all([
      both(store, 'product', period, before),
      store.list('products'),
      store.list('categories'),
    ])
    const rows: Row[] = []
    for (const category of categories) {
      // One after the other: each goes through all products, and others may wait.
      // oxlint-disable-next-line no-await-in-loop
      await otherWork()
      const ids = products.filter(product => isInCategory(product, category)).map(({ id }) => id)
      const sum = (sums: SumsByKey) => sumOf(ids.flatMap(id => sums.get(id) ?? []))
      rows.push(rowOf(category.slug, category.name, sum(now), sum(then)))
    }
    return rows.toSorted(byRevenue)
  },
  async state(store, period, before) {
    return rowsOf(...(await both(store, 'state', period, before)), key => key).toSorted(byRevenue)
  },
  async method(store, period, before) {
    const label = (key: string) => methodNames[key] ?? key
    return rowsOf(...(await both(store, 'method', period, before)), label).toSorted(byRevenue)
  },
  async promotion(store, period, before) {
    const label = (key: string) => (key === noKey ? 'Without a code' : key)
    return rowsOf(...(await both(store, 'promotion', period, before)), label).toSorted(byRevenue)
  },
  async reason(store, period, before) {
    const label = (key: string) => (returnReasons as Readonly<Record<string, string>>)[key] ?? key
    return rowsOf(...(await both(store, 'reason', period, before)), label).toSorted(byReturns)
  },
  async step(store, period, before) {
    const [[now, then], all, allBefore] = await Promise.all([
      both(store, 'step', period, before),
      sumsOfAll(store, period),
      sumsOfAll(store, before),
    ])
    return [
      ...steps.map(step => rowOf(step, stepNames[step], now.get(step), then.get(step))),
      rowOf('order', 'Ordered', { count: all.orders ?? 0 }, { count: allBefore.orders ?? 0 }),
    ]
  },
  search: (store, period, before) => searches(store, 'search', period, before),
  'found-nothing': (store, period, before) => searches(store, 'found-nothing', period, before),
}

const moneyColumns: readonly CsvColumn<Row>[] = [
  { header: 'Revenue (₹)', numeric: true, value: ({ now }) => rupees(now.revenue) },
  { header: 'Orders', value: ({ now }) => now.orders },
  { header: 'Units', value: ({ now }) => now.units },
  { header: 'Cancelled', value: ({ now }) => now.cancelled },
  { header: 'Returns', value: ({ now }) => now.returns },
  {
    header: 'Revenue of the period before (₹)',
    numeric: true,
    value: ({ earlier }) => rupees(earlier.revenue),
  },
  { header: 'Orders of the period before', value: ({ earlier }) => earlier.orders },
]

const countColumns: readonly CsvColumn<Row>[] = [
  { header: 'Times', value: ({ now }) => now.count },
  { header: 'Times in the period before', value: ({ earlier }) => earlier.count },
]

const firstColumns: Readonly<Record<FiguresBy, string>> = {
  day: 'Day',
  product: 'Product',
  category: 'Category',
  state: 'State',
  method: 'Payment method',
  promotion: 'Promotion',
  reason: 'Reason',
  step: 'Step',
  search: 'Search',
  'found-nothing': 'Search without results',
}

/** The same figures as CSV, in one part. @throws period_invalid */
export async function exportFigures(
  dependencies: Dependencies,
  { responseHeaders }: Pick<RequestContext, 'responseHeaders'>,
  asked: AskedPeriod & { readonly by: FiguresBy },
): Promise<File> {
  const { rows } = await getFigures(dependencies, asked, Infinity)
  const isCounted = asked.by === 'step' || asked.by === 'search' || asked.by === 'found-nothing'
  const columns = [
    { header: firstColumns[asked.by], value: ({ label }: Row) => label },
    ...(isCounted ? countColumns : moneyColumns),
  ]
  responseHeaders.set('x-total-count', String(rows.length))
  return new File([toCsv(columns, rows, { header: true })], `${asked.by}.csv`, {
    type: 'text/csv;charset=utf-8',
  })
}

import { fewLeft } from '../../../contract/constants.ts'
import type { Dashboard, DashboardTask } from '../../../contract/index.ts'
import { roleHolds, type Permission } from '../../../contract/permissions.ts'
import { stockLevelOf } from '../../catalogue/product-indexes.ts'
import { roleOf } from '../../accounts/user.ts'
import type { Dependencies } from '../../context.ts'
import { toAdminOrderSummary } from '../../orders/mappers.ts'
import type { ProductRecord, ShopReader, UserRecord } from '../../records.ts'
import { filledIn } from './answers.ts'
import { daysOf, lastDays, periodBefore, type Period } from './periods.ts'
import { sumsByDay, sumsByKey, sumsOfAll } from './read.ts'
import { noKey, type Sums } from './records.ts'

const rowsShown = 6
/** From so many days on, revenue is shown by month. */
const daysByMonth = 365

/** The start of the administration: how the shop is doing, and what waits for someone (ADM-1). */
export async function getDashboard(
  dependencies: Dependencies,
  user: UserRecord,
  { days = '30' }: { readonly days?: '7' | '30' | '365' | undefined },
): Promise<Dashboard> {
  const { store, clock, tally } = dependencies
  await tally?.flush(dependencies)
  const period = lastDays(clock.now(), Number(days))
  const before = periodBefore(period)
  // Read once: of thousands of products that are low it takes longer than all other counts together.
  const stock = store
    .list('products', { where: { status: 'active' }, range: { index: 'leastStock', below: fewLeft + 1 } })
    .then(stockOf)
  const [now, then, stepsNow, stepsThen, revenue, sold, waiting, low] = await Promise.all([
    sumsOfAll(store, period),
    sumsOfAll(store, before),
    sumsByKey(store, 'step', period),
    sumsByKey(store, 'step', before),
    revenueOf(store, period, before),
    sumsByKey(store, 'product', period),
    tasksOf({ store, stock }, user),
    stock,
  ])
  return {
    period,
    before,
    now: filledIn(now),
    earlier: filledIn(then),
    carts: { now: stepsNow.get('cart')?.count ?? 0, earlier: stepsThen.get('cart')?.count ?? 0 },
    revenue,
    tasks: waiting,
    latestOrders: roleHolds(roleOf(user), 'orders.read') ? await latestOrders(store) : null,
    bestProducts: await bestOf(store, sold),
    lowStock: low.slice(0, rowsShown),
  }
}

/** What sold best. Names are read of those that are shown, and of those that sold as well as the last of them. */
async function bestOf(
  store: ShopReader,
  sold: ReadonlyMap<string, Sums>,
): Promise<Dashboard['bestProducts']> {
  const byUnits = [...sold]
    .map(([productId, { units = 0 }]) => ({ productId, units }))
    .filter(({ productId, units }) => productId !== noKey && units > 0)
    .toSorted((left, right) => right.units - left.units)
  const least = byUnits[rowsShown - 1]?.units ?? 0
  const named = await Promise.all(
    byUnits
      .filter(({ units }) => units >= least)
      .map(async ({ productId, units }) => {
        const product = await store.get('products', productId)
        const isOnSale = product?.status === 'active'
        return { productId, name: isOnSale ? product.name : 'A product that is gone', units }
      }),
  )
  return named
    .toSorted((left, right) => right.units - left.units || (left.name < right.name ? -1 : 1))
    .slice(0, rowsShown)
}

async function revenueOf(store: ShopReader, period: Period, before: Period): Promise<Dashboard['revenue']> {
  const [now, then] = await Promise.all([sumsByDay(store, 'all', period), sumsByDay(store, 'all', before)])
  const daysBefore = daysOf(before)
  const days = daysOf(period).map((day, index) => ({
    period: day,
    revenue: revenueAt(now, day),
    before: revenueAt(then, daysBefore[index]),
  }))
  if (days.length < daysByMonth) return days
  const months = new Map<string, Dashboard['revenue'][number]>()
  for (const day of days) {
    const month = day.period.slice(0, 7)
    const sum = months.get(month) ?? { period: month, revenue: 0, before: 0 }
    months.set(month, {
      ...sum,
      revenue: sum.revenue + day.revenue,
      before: sum.before + day.before,
    })
  }
  return [...months.values()]
}

const revenueAt = (sums: ReadonlyMap<string, Sums>, day = '') => sums.get(day)?.revenue ?? 0

interface TaskCount {
  /** Whose role includes it is told of it. */
  readonly permission: Permission
  readonly count: (shop: Counted) => Promise<number>
}

/** What the tasks are counted in. */
interface Counted {
  readonly store: ShopReader
  /** Colours on sale of which few or none are left. */
  readonly stock: Promise<Dashboard['lowStock']>
}

const ordersThatAre = (status: string): TaskCount => ({
  permission: 'orders.write',
  count: ({ store }) => store.count('orders', { where: { status } }),
})
const returnsThatAre = (status: string): TaskCount => ({
  permission: 'returns.write',
  count: ({ store }) => store.count('returns', { where: { status } }),
})
const claimsThatAre = (status: string): TaskCount => ({
  permission: 'returns.write',
  count: ({ store }) => store.count('warrantyClaims', { where: { status } }),
})
const coloursThatAre = (level: 'low' | 'out'): TaskCount => ({
  permission: 'inventory.write',
  count: async ({ stock }) => (await stock).filter(colour => stockLevelOf(colour) === level).length,
})

/** What waits for someone, in the order in which it is shown. Each count is that of the list that its link opens. */
const tasks: Readonly<Record<DashboardTask, TaskCount>> = {
  confirm: ordersThatAre('placed'),
  pack: ordersThatAre('confirmed'),
  ship: ordersThatAre('packed'),
  returns: returnsThatAre('requested'),
  'returns-received': returnsThatAre('received'),
  claims: claimsThatAre('requested'),
  'claims-received': claimsThatAre('received'),
  payments: ordersThatAre('pending_payment'),
  'payments-failed': ordersThatAre('payment_failed'),
  cash: {
    permission: 'payments.read',
    count: ({ store }) => store.count('orders', { where: { cash: 'due' } }),
  },
  refunds: {
    permission: 'refunds.write',
    count: ({ store }) => store.count('refunds', { where: { status: 'failed' } }),
  },
  messages: {
    permission: 'messages.write',
    count: ({ store }) => store.count('supportTickets', { where: { status: 'open' } }),
  },
  // Reviews are published at once: a bad one without an answer is looked at first.
  reviews: {
    permission: 'reviews.write',
    count: ({ store }) =>
      store.count('reviews', { where: { status: 'published', stars: ['1', '2'], answered: 'no' } }),
  },
  'low-stock': coloursThatAre('low'),
  'out-of-stock': coloursThatAre('out'),
}

function tasksOf(shop: Counted, user: UserRecord): Promise<Dashboard['tasks']> {
  const role = roleOf(user)
  return Promise.all(
    (Object.keys(tasks) as DashboardTask[])
      .filter(task => roleHolds(role, tasks[task].permission))
      .map(async task => ({ task, count: await tasks[task].count(shop) })),
  )
}

async function latestOrders(store: ShopReader) {
  const newestFirst = { index: 'createdAt', direction: 'desc' } as const
  const orders = await store.list('orders', { orderBy: newestFirst, limit: rowsShown })
  return orders.map(toAdminOrderSummary)
}

/** Colours that are low, of products on sale, the fewest first. */
function stockOf(products: readonly ProductRecord[]): Dashboard['lowStock'] {
  return products
    .flatMap(({ id, name, variants }) =>
      variants.map(variant => ({
        productId: id,
        name,
        variantName: variant.name,
        stock: variant.stock,
      })),
    )
    .filter(colour => stockLevelOf(colour) !== 'in')
    .toSorted((left, right) => left.stock - right.stock || (left.name < right.name ? -1 : 1))
}

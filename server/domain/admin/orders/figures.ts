import { orderStatuses, type AdminOrderFigures } from '../../../contract/index.ts'
import type { Dependencies } from '../../context.ts'
import type { ListQuery } from '../../ports/store.ts'
import type { OrderRecord } from '../../records.ts'
import { selectionOf, type OrderFilters } from './selection.ts'

/** Orders whose totals are added up for one answer; of more, nobody is kept waiting for the sum. */
export const mostAddedUp = 5_000
/** Orders that are read at once: one takes some milliseconds, so that shoppers' requests come in between. */
const readAtOnce = 1_000

/** How many orders are in each state, for the tabs, and what those that match come to. */
export async function adminGetOrderFigures(
  { store }: Dependencies,
  filters: OrderFilters,
): Promise<AdminOrderFigures> {
  const selection = selectionOf(filters)
  const [count, states] = await Promise.all([
    store.count('orders', selection),
    Promise.all(
      orderStatuses.map(async status => ({
        status,
        count: await store.count('orders', { where: { status } }),
      })),
    ),
  ])
  return { states, count, total: count > mostAddedUp ? null : await sumOf(store, selection) }
}

async function sumOf(store: Dependencies['store'], selection: Selection): Promise<number> {
  let sum = 0
  await forEachOrder(store, selection, ({ total }) => {
    sum += total
  })
  return sum
}

type Selection = Pick<ListQuery, 'where' | 'range' | 'contains'>

/** Looks at every order of a selection, some at a time. */
export async function forEachOrder(
  store: Dependencies['store'],
  selection: Selection,
  look: (order: OrderRecord) => void,
): Promise<void> {
  const orderBy = { index: 'createdAt', direction: 'asc' } as const
  let after: ListQuery['after']
  for (;;) {
    // One part after the other: each goes on where the one before it ended.
    // oxlint-disable-next-line no-await-in-loop
    const orders = await store.list('orders', {
      ...selection,
      orderBy,
      ...(after && { after }),
      limit: readAtOnce,
    })
    for (const order of orders) look(order)
    const last = orders.at(-1)
    if (!last || orders.length < readAtOnce) return
    after = { key: last.createdAt, id: last.id }
  }
}

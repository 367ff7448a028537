import type { Dependencies } from '../../context.ts'
import type { KeyRange, ListQuery } from '../../ports/store.ts'
import { searchTerms } from '../orders/order-search.ts'

/** Orders that a search looks at: more people are not found by one name. */
const mostOrders = 300

/**
 * A search of records that name orders and hold the provider's ids: by these, and by the orders that the same search finds
 * (number, name, phone number, email, city).
 */
export async function searchByOrder(
  { store }: Pick<Dependencies, 'store'>,
  search: string | undefined,
): Promise<Pick<ListQuery, 'contains'>> {
  if (!search) return {}
  const orders = await store.list('orders', {
    contains: { index: 'search', anyOf: searchTerms(search) },
    orderBy: { index: 'createdAt', direction: 'desc' },
    limit: mostOrders,
  })
  return { contains: { index: 'search', anyOf: [search, ...orders.map(({ id }) => id)] } }
}

/** Amounts of a list, both included, as a range of its ordering by amount. */
export function rangeOfAmounts({
  minAmount,
  maxAmount,
}: {
  readonly minAmount?: number | undefined
  readonly maxAmount?: number | undefined
}): readonly KeyRange[] {
  if (minAmount === undefined && maxAmount === undefined) return []
  return [
    {
      index: 'amount',
      ...(minAmount !== undefined && { from: minAmount }),
      ...(maxAmount !== undefined && { below: maxAmount + 1 }),
    },
  ]
}

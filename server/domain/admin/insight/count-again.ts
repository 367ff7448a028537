import type { Log } from '../../ports/index.ts'
import type { ListQuery } from '../../ports/store.ts'
import type { ShopStore } from '../../records.ts'
import { countOrder } from './keep-figures.ts'

/** Grows with what a row or a sum is: figures of an earlier count are made anew. */
const figuresVersion = 1
/** The counter that says with which version all orders were counted. */
const countedId = 'figures'

/** Says that every order is in the figures. */
export const allCounted = { id: countedId, value: figuresVersion } as const

/** Orders counted in one transaction: few enough that a shopper who comes in between does not notice. */
const sliceSize = 20

const counting = new WeakMap<ShopStore, Promise<void>>()

/**
 * Counts the orders that a shop had before it kept figures, once, in slices with other work between them. What is cut short
 * begins again with the next start, and counts nothing twice.
 */
export function countEarlierOrders(store: ShopStore, log: Log): Promise<void> {
  const running = counting.get(store) ?? countOnce(store, log)
  counting.set(store, running)
  running.catch(() => counting.delete(store))
  return running
}

async function countOnce(store: ShopStore, log: Log): Promise<void> {
  const known = await store.get('counters', countedId)
  if (known?.value === figuresVersion) return
  const orders = await countAll(store)
  await store.transaction(tx => tx.put('counters', allCounted))
  log.info({ orders }, 'Figures of the earlier orders were counted')
}

/** Goes through all orders and brings their rows and sums up to date. @returns how many orders there are */
export async function countAll(store: ShopStore): Promise<number> {
  const orderBy = { index: 'createdAt', direction: 'asc' } as const
  let after: ListQuery['after']
  let counted = 0
  for (;;) {
    const query: ListQuery = { orderBy, ...(after && { after }), limit: sliceSize }
    // oxlint-disable-next-line no-await-in-loop -- each slice goes on where the one before it ended
    const slice = await store.transaction(async tx => {
      const orders = await tx.list('orders', query)
      for (const { id } of orders) await countOrder(tx, id)
      return orders
    })
    counted += slice.length
    const last = slice.at(-1)
    if (!last || slice.length < sliceSize) return counted
    after = { key: last.createdAt, id: last.id }
  }
}

import type { ProductRecord, UserRecord } from '@shruti/server/domain'
import type { MockShop } from './shop.ts'

/**
 * What is unusual in a world. `empty`: nothing to list. `outOfStock`: no unit left of anything. `failing`: every call
 * is answered with 500. `slow`: every answer takes its time. `offline`: no call arrives. `expired`: the session of
 * the browser is over.
 */
export type Scenario = 'empty' | 'failing' | 'slow' | 'expired' | 'outOfStock' | 'offline'

/** What a network can do to every call. */
export type Network = Extract<Scenario, 'failing' | 'slow' | 'offline'>

/** The network that a scenario is about; undefined when it is about the shop's data or the session. */
export function networkOf(scenario: Scenario | undefined): Network | undefined {
  return scenario === 'failing' || scenario === 'slow' || scenario === 'offline' ? scenario : undefined
}

type Arrange = (shop: MockShop, user: UserRecord | null) => Promise<void>

/** Lists that a shopper or an administrator can find empty. Settings, categories and PIN zones stay. */
const emptied = ['products', 'reviews', 'orders', 'carts', 'favorites', 'addresses', 'promotions'] as const

const removeLists: Arrange = async ({ dependencies: { store } }) => {
  await store.transaction(async tx => {
    for (const name of emptied) {
      for (const { id } of await tx.list(name)) await tx.delete(name, id)
    }
  })
}

const sellOut: Arrange = async ({ dependencies: { store } }) => {
  await store.transaction(async tx => {
    for (const product of await tx.list('products')) {
      const variants = product.variants.map(variant => ({ ...variant, stock: 0 }))
      await tx.put('products', { ...product, variants })
    }
  })
}

/** The scenarios that change the shop's data; the others disturb the network or the session. */
export const scenarioData: Partial<Readonly<Record<Scenario, Arrange>>> = {
  empty: removeLists,
  outOfStock: sellOut,
}

/**
 * Changes a product behind the shopper's back, as an administrator or other shoppers would: what a cart shows of a
 * changed price or a sold-out colour.
 * @throws Error when there is no such product
 */
export async function changeProduct(
  { dependencies: { store } }: MockShop,
  id: string,
  change: (product: Readonly<ProductRecord>) => ProductRecord,
): Promise<void> {
  await store.transaction(async tx => {
    const product = await tx.get('products', id)
    if (!product) throw new Error(`There is no product ${id}`)
    await tx.put('products', change(product))
  })
}

/**
 * Ends a promotion behind the shopper's back, such as free shipping on all orders.
 * @throws Error when there is no such promotion
 */
export async function endPromotion({ dependencies: { store } }: MockShop, id: string): Promise<void> {
  await store.transaction(async tx => {
    const promotion = await tx.get('promotions', id)
    if (!promotion) throw new Error(`There is no promotion ${id}`)
    await tx.put('promotions', { ...promotion, active: false })
  })
}

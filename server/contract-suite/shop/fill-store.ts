import type { ShopStore } from '../../domain/index.ts'
import { categories, products, promotions, settings, shippingZones, storeLocations } from './catalogue.ts'
import { orders, reviews } from './orders.ts'
import { posts } from './posts.ts'
import { addresses, users } from './people.ts'

/** Puts the suite's shop into an empty store, in one transaction. */
export async function fillStore(store: ShopStore): Promise<void> {
  const people = await users()
  await store.transaction(async tx => {
    for (const record of products) await tx.put('products', record)
    for (const record of categories) await tx.put('categories', record)
    for (const record of shippingZones) await tx.put('shippingZones', record)
    for (const record of promotions) await tx.put('promotions', record)
    for (const record of posts) await tx.put('posts', record)
    for (const record of storeLocations) await tx.put('storeLocations', record)
    for (const record of people) await tx.put('users', record)
    for (const record of addresses) await tx.put('addresses', record)
    for (const record of orders) await tx.put('orders', record)
    for (const record of reviews) await tx.put('reviews', record)
    await tx.put('settings', settings)
    await tx.put('counters', { id: 'invoice:2026-27', value: 1 })
  })
}

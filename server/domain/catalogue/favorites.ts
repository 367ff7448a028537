import type { Product } from '../../contract/index.ts'
import type { Dependencies } from '../context.ts'
import type { ShopReader, ShopTransaction, UserRecord } from '../records.ts'
import { toProduct } from './mappers.ts'
import { requireProduct } from './products.ts'

async function favoriteIds(reader: ShopReader, user: UserRecord): Promise<readonly string[]> {
  return (await reader.get('favorites', user.id))?.productIds ?? []
}

async function toProducts(reader: ShopReader, productIds: readonly string[]): Promise<Product[]> {
  const products = await Promise.all(productIds.map(id => reader.get('products', id)))
  return products.flatMap(product => (product ? [toProduct(product)] : []))
}

/** The user's favourites, the last added first (FAV-1). */
export async function listFavorites({ store }: Dependencies, user: UserRecord): Promise<Product[]> {
  return toProducts(store, await favoriteIds(store, user))
}

/**
 * Adds a favourite; adding it again changes nothing. Answers with all of them.
 * @throws product_not_found
 */
export async function addFavorite(
  { store }: Dependencies,
  user: UserRecord,
  productId: string,
): Promise<Product[]> {
  return store.transaction(async tx => {
    await requireProduct(tx, productId)
    const present = await favoriteIds(tx, user)
    if (present.includes(productId)) return toProducts(tx, present)
    const productIds = [productId, ...present]
    await tx.put('favorites', { id: user.id, productIds })
    return toProducts(tx, productIds)
  })
}

/** Removes a favourite; removing what is none changes nothing. Answers with the rest. */
export async function removeFavorite(
  { store }: Dependencies,
  user: UserRecord,
  productId: string,
): Promise<Product[]> {
  return store.transaction(async tx => {
    const productIds = (await favoriteIds(tx, user)).filter(id => id !== productId)
    await tx.put('favorites', { id: user.id, productIds })
    return toProducts(tx, productIds)
  })
}

/** Adds another account's favourites to the user's, after them, and removes them there. */
export async function joinFavorites(
  tx: ShopTransaction,
  user: UserRecord,
  former: UserRecord,
): Promise<void> {
  const productIds = [...new Set([...(await favoriteIds(tx, user)), ...(await favoriteIds(tx, former))])]
  await tx.delete('favorites', former.id)
  if (productIds.length > 0) await tx.put('favorites', { id: user.id, productIds })
}

import type { Product } from '../../contract/index.ts'
import type { ReadingDependencies } from '../context.ts'
import { isInStock, toProduct } from './mappers.ts'
import { placesOf } from './places-of.ts'
import { byTie } from './product-orders.ts'
import { requireProduct } from './products.ts'
import { shelfOf } from './shelf.ts'

const accessoryCount = 4

/**
 * Up to four accessories that fit a product (SHOP-2): those in stock before those that are sold out, those made for the
 * fewest products first.
 * @throws product_not_found
 */
export async function listAccessories({ store }: ReadingDependencies, id: string): Promise<Product[]> {
  await requireProduct(store, id)
  const shelf = await shelfOf(store)
  return shelf
    .productsAt(placesOf(shelf, { label: 'fits', anyOf: [id] }).places)
    .toSorted(
      (left, right) =>
        Number(isInStock(right)) - Number(isInStock(left)) ||
        left.fits.length - right.fits.length ||
        byTie(left, right),
    )
    .slice(0, accessoryCount)
    .map(toProduct)
}

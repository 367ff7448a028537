import type { Product } from '../../contract/index.ts'
import type { ReadingDependencies } from '../context.ts'
import type { ProductRecord } from '../records.ts'
import { isInStock, toProduct } from './mappers.ts'
import { placesOf } from './places-of.ts'
import { byTie } from './product-orders.ts'
import { requireProduct } from './products.ts'
import { shelfOf, type Shelf } from './shelf.ts'

const accessoryCount = 4

/**
 * Up to four accessories that fit a product (SHOP-2): those in stock before those that are sold out, those made for the
 * fewest products first.
 * @throws product_not_found
 */
export async function listAccessories({ store }: ReadingDependencies, id: string): Promise<Product[]> {
  await requireProduct(store, id)
  const shelf = await shelfOf(store)
  return accessoriesOf(shelf, id).map(toProduct)
}

/** Of a shop with thousands of products hundreds may fit: what was found stays until one of them changes. */
function accessoriesOf(shelf: Shelf, id: string): readonly ProductRecord[] {
  return shelf.lately<readonly ProductRecord[]>(`accessories ${id}`, (former, changes) => {
    const fitsIt = ({ fits }: ProductRecord) => fits.includes(id)
    if (former && changes && !changes.gone.some(fitsIt) && !changes.come.some(fitsIt)) return former
    return shelf
      .productsAt(placesOf(shelf, { label: 'fits', anyOf: [id] }).places)
      .toSorted(
        (left, right) =>
          Number(isInStock(right)) - Number(isInStock(left)) ||
          left.fits.length - right.fits.length ||
          byTie(left, right),
      )
      .slice(0, accessoryCount)
  })
}

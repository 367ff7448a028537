import type { Product } from '@shruti/server/contract'
import { maximumQuantity } from '@shruti/server/contract/constants'
import { additionOf } from '../product-card/add-to-cart.ts'
import { emptyCart, withAdded } from '../../queries/cart/cart-view.ts'
import type { Removal } from './removal.ts'

/** The product that a form without scripts has removed, as the address of the cart says; null where none was. */
export const removedProductId = ({ searchParams }: Pick<URL, 'searchParams'>): string | null =>
  searchParams.get('removed')

function wholeNumber(text: string | null, least: number, most: number): number {
  return Math.min(Math.max(Math.trunc(Number(text)) || least, least), most)
}

/** What a form without scripts has removed. Anybody can write such an address: it offers to add what is in the shop. */
export function removalByForm({ searchParams }: Pick<URL, 'searchParams'>, product: Product): Removal {
  const variantIndex = wholeNumber(searchParams.get('variantIndex'), 0, product.variants.length - 1)
  const quantity = wholeNumber(searchParams.get('quantity'), 1, maximumQuantity)
  const { items } = withAdded(emptyCart, additionOf(product, { variantIndex, quantity }))
  return { id: 0, items, row: 0, error: null }
}

import type { Product } from '@shruti/server/contract'
import { understandSearch } from '@shruti/server/search/understand'
import type { Listing } from '../../queries/listing.ts'
import { original, shopText } from '../../language/shop-text.ts'

/**
 * The colours of a product that a listing asks for by its filter and its search: what the product's card has to show
 * [SHOP-1, BEY-18]. Empty where it asks for none.
 */
export function coloursWanted(shownProduct: Product, { color, search }: Listing): string[] {
  const product = original(shownProduct)
  const { filters } = understandSearch(search ?? '')
  const byColour = filters.filter(({ degree }) => degree({ ...product, variants: [] }) < degree(product))
  if (!color && byColour.length === 0) return []
  const isInFilter = (name: string) =>
    color?.some(wanted => wanted.toLowerCase() === name.toLowerCase()) ?? true
  return product.variants
    .filter(
      variant =>
        isInFilter(variant.name) &&
        byColour.every(({ degree }) => degree({ ...product, variants: [variant] }) > 0),
    )
    .map(({ name }) => shopText(name))
}

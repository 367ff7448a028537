import type { Product } from '@shruti/server/contract'
import { paths } from '../paths.ts'
import { originalText } from '../language/shop-text.ts'

/** The address of a product in one of its colours: what is shared, and what an offer links to. */
export const colourPath = (slug: string, colour: string) =>
  `${paths.product(slug)}?color=${encodeURIComponent(originalText(colour))}`

/** Index of the colour that a page begins with: the one that its address names, else the first in stock, else the first. */
export function firstColour(variants: Product['variants'], named: string | null): number {
  const byName = variants.findIndex(({ name }) => originalText(name).toLowerCase() === named?.toLowerCase())
  const inStock = variants.findIndex(({ stock }) => stock > 0)
  return byName >= 0 ? byName : Math.max(inStock, 0)
}

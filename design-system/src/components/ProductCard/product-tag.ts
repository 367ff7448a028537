import { savingPercent } from '../../foundations/money.ts'
import type { ProductRecord } from '../../records/index.ts'
import type { BadgeProps } from '../Badge/Badge.tsx'

/** From this many units down, a shopper is told. */
const lowStock = 5

interface ProductTag {
  label: string
  tone: BadgeProps['tone']
}

/** The one word on a product's picture: what matters most to somebody who is about to buy. */
export function productTag(product: ProductRecord): ProductTag | undefined {
  if (!product.inStock) return { label: 'Sold out', tone: 'neutral' }
  const saving = savingPercent(product.price, product.mrp)
  if (saving > 0) return { label: `${saving}% off`, tone: 'sale' }
  const stock = product.variants.reduce((sum, variant) => sum + variant.stock, 0)
  if (stock <= lowStock) return { label: 'Low stock', tone: 'neutral' }
  if (product.badges.includes('new')) return { label: 'New', tone: 'neutral' }
  if (product.badges.includes('bestseller')) return { label: 'Best seller', tone: 'neutral' }
  return undefined
}

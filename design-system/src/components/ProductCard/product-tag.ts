import { savingPercent } from '../../foundations/money.ts'
import type { ProductRecord } from '../../records/index.ts'
import type { BadgeProps } from '../Badge/Badge.tsx'
import { t } from '../../texts/t.ts'

interface ProductTag {
  label: string
  tone: BadgeProps['tone']
}

/**
 * The one word on a product's picture: what matters most to somebody who is about to buy.
 * @param fewLeft pieces of all colours together from which on few are left
 */
export function productTag(product: ProductRecord, fewLeft: number): ProductTag | undefined {
  if (!product.inStock) return { label: t('Sold out'), tone: 'neutral' }
  const saving = savingPercent(product.price, product.mrp)
  if (saving > 0) return { label: t('{saving}% off', { saving }), tone: 'sale' }
  const stock = product.variants.reduce((sum, variant) => sum + variant.stock, 0)
  if (stock <= fewLeft) return { label: t('Low stock'), tone: 'neutral' }
  if (product.badges.includes('new')) return { label: t('New'), tone: 'neutral' }
  if (product.badges.includes('bestseller')) return { label: t('Best seller'), tone: 'neutral' }
  return undefined
}

import { Notice } from '@shruti/design-system/Notice'
import type { Product } from '@shruti/server/contract'
import { mostCompared } from '../../preferences/use-compare.ts'
import { areOfDifferentKinds } from './figures.ts'
import { t } from '../../language/t.ts'

interface CompareNoticesProps {
  products: readonly Product[]
  /** More than fit: left out. */
  surplus: readonly Product[]
  /** Names in the address that no product has. */
  unknown: readonly string[]
}

const listed = (words: readonly string[]) => words.join(', ')

/** What is not as the address asks for, and what to know about what is compared [BEY-6]. */
export function CompareNotices({ products, surplus, unknown }: CompareNoticesProps) {
  const [alone] = products
  return (
    <>
      {unknown.length > 0 && (
        <Notice
          tone="warning"
          title={unknown.length === 1 ? t('One product was not found') : t('Some products were not found')}
        >
          {t('We do not sell {listed}. The others are below.', {
            listed: listed(unknown.map(name => `“${name}”`)),
          })}
        </Notice>
      )}
      {surplus.length > 0 && (
        <Notice tone="warning" title={t('Up to {mostCompared} products can be compared', { mostCompared })}>
          {t('Left out: {listed}. Remove one of the others to see it.', {
            listed: listed(surplus.map(({ name }) => name)),
          })}
        </Notice>
      )}
      {alone && products.length === 1 && (
        <Notice>{t('Choose one more product to compare {name} with.', { name: alone.name })}</Notice>
      )}
      {products.length > 1 && areOfDifferentKinds(products) && (
        <Notice>
          {t(
            'These are of different kinds. A figure that one of them does not have shows as a dash, and is not held against it.',
          )}
        </Notice>
      )}
    </>
  )
}

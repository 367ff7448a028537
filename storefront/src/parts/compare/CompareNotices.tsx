import { Notice } from '@shruti/design-system/Notice'
import type { Product } from '@shruti/server/contract'
import { mostCompared } from '../../preferences/use-compare.ts'
import { areOfDifferentKinds } from './figures.ts'

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
          title={unknown.length === 1 ? 'One product was not found' : 'Some products were not found'}
        >
          We do not sell {listed(unknown.map(name => `“${name}”`))}. The others are below.
        </Notice>
      )}
      {surplus.length > 0 && (
        <Notice tone="warning" title={`Up to ${mostCompared} products can be compared`}>
          Left out: {listed(surplus.map(({ name }) => name))}. Remove one of the others to see it.
        </Notice>
      )}
      {alone && products.length === 1 && (
        <Notice>Choose one more product to compare {alone.name} with.</Notice>
      )}
      {products.length > 1 && areOfDifferentKinds(products) && (
        <Notice>
          These are of different kinds. A figure that one of them does not have shows as a dash, and is not
          held against it.
        </Notice>
      )}
    </>
  )
}

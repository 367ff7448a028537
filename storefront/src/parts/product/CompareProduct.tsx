import { Checkbox } from '@shruti/design-system/Checkbox'
import { Link } from '@shruti/design-system/Link'
import type { Product } from '@shruti/server/contract'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { useCompare } from '../../preferences/use-compare.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { comparePath } from '../compare/compare-path.ts'
import { t } from '../../language/t.ts'

/** Chooses the product of a page to compare; without scripts a link to the comparison, where another one is added [BEY-6]. */
export function CompareProduct({ product }: { product: Product }) {
  const { isChosen, toggle } = useCompare()
  const label = t('Compare {name}', { name: product.name })
  return (
    <Checkbox
      // One of React's would be another on each page, and the server keeps this part.
      id={`${product.slug}-compare`}
      label={label}
      standIn={
        !useHydrated() && (
          <Link href={comparePath([product.slug])} LinkComponent={RouterLink}>
            {label}
          </Link>
        )
      }
      checked={isChosen(product.slug)}
      onChange={() => toggle(product)}
    />
  )
}

import { CompareBar } from '@shruti/design-system/CompareBar'
import { comparePath } from '../parts/compare/compare-path.ts'
import { mostCompared, useCompare } from '../preferences/use-compare.ts'
import { paths } from '../paths.ts'
import { useUrl } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'

/** What the visitor chose to compare, on every page of the shop but the comparison itself [BEY-6]. */
export default function ShopCompareBar() {
  const { chosen, remove, clear } = useCompare()
  const { pathname } = useUrl()
  if (chosen.length === 0 || pathname === paths.compare) return null
  return (
    <CompareBar
      products={chosen}
      most={mostCompared}
      compareHref={comparePath(chosen.map(({ slug }) => slug))}
      onRemove={remove}
      onClear={clear}
      LinkComponent={RouterLink}
    />
  )
}

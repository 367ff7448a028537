import { CompareBar } from '@shruti/design-system/CompareBar'
import { comparePath } from '../parts/compare/compare-path.ts'
import { mostCompared, useCompare } from '../preferences/use-compare.ts'
import { paths } from '../paths.ts'
import { useUrl } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'

const pagesOfProducts = [
  paths.shop,
  '/product',
  '/products',
  paths.newArrivals,
  paths.bestSellers,
  paths.deals,
  paths.finder,
  paths.favorites,
]

/** Where products are chosen. Elsewhere the bar would lie over what somebody reads, fills in or pays. */
const isPageOfProducts = (pathname: string) =>
  pathname === paths.home ||
  pagesOfProducts.some(page => pathname === page || pathname.startsWith(`${page}/`))

/** What the visitor chose to compare, on the pages that show products [BEY-6]. */
export default function ShopCompareBar() {
  const { chosen, remove, clear } = useCompare()
  const { pathname } = useUrl()
  if (chosen.length === 0 || !isPageOfProducts(pathname)) return null
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

import { SearchBox } from '@shruti/design-system/SearchBox'
import { createProductIndex, type ProductIndex, type SearchableProduct } from '@shruti/server/search'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { searchableProductsQuery } from '../queries/catalogue.ts'
import { useSettings } from '../queries/shop.ts'
import { useApp } from '../app/app-context.ts'
import { paths } from '../paths.ts'
import { localPath } from '../language/language.ts'
import { useNavigateTo } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { original, shown } from '../language/shop-text.ts'
import { readIntoIndex } from './read-into-index.ts'

/** An index over all of some products; undefined, or that of the products before, until it is there. */
function useIndex<P extends SearchableProduct>(products: readonly P[] | undefined) {
  const [index, setIndex] = useState<ProductIndex<P>>()
  useEffect(() => {
    if (!products) return
    const others = new AbortController()
    const next = createProductIndex<P>([])
    void readIntoIndex(next, products.map(original), others).then(isWhole => {
      if (isWhole) setIndex(next)
    })
    return () => others.abort()
  }, [products])
  return index
}

/**
 * The search box. The product list is asked for when someone is about to search [SRCH-1], and searched by the index
 * that the server lists by [BEY-18].
 * @param inDrawer rows link to /products/{id} and show the converted dollar price too [SRCH-6]
 */
export default function ShopSearch({ inDrawer = false }: { inDrawer?: boolean }) {
  const app = useApp()
  const navigate = useNavigateTo()
  const [isActive, setIsActive] = useState(false)
  const { data } = useQuery({ ...searchableProductsQuery(app), enabled: isActive })
  const index = useIndex(data)
  const settings = useSettings()
  return (
    <SearchBox
      {...(data && index && { products: data })}
      match={(_products, term) => index?.search(term).map(shown) ?? []}
      onActivate={() => setIsActive(true)}
      productHref={({ id }) => `/${inDrawer ? 'products' : 'product'}/${encodeURIComponent(id)}`}
      action={localPath(paths.shop)}
      searchHref={paths.search}
      browseHref={paths.shop}
      onNavigate={href => navigate(href)}
      {...(inDrawer && settings && { rupeesPerDollar: settings.exchangeRate })}
      LinkComponent={RouterLink}
    />
  )
}

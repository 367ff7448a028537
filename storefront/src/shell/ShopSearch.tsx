import { SearchBox, type SearchBoxProps } from '@shruti/design-system/SearchBox'
import { createProductIndex, type ProductIndex, type SearchableProduct } from '@shruti/server/search'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  foundProductsQuery,
  isSearchedInTheBrowser,
  searchableProductsQuery,
} from '../queries/find-products.ts'
import { useSettings } from '../queries/shop.ts'
import { useApp } from '../app/app-context.ts'
import { useSettled } from '../parts/form/use-settled.ts'
import { paths } from '../paths.ts'
import { localPath } from '../language/language.ts'
import { useNavigateTo } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { original, shown } from '../language/shop-text.ts'
import { readIntoIndex } from './read-into-index.ts'

/** For how long nothing has to be typed before the server is asked, in milliseconds: a letter follows the last one sooner. */
const typingPauseMs = 160

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

/** The product list is asked for when someone is about to search [SRCH-1], and searched by the index that the server has. */
function SearchInTheBrowser(props: SearchBoxProps) {
  const app = useApp()
  const [isActive, setIsActive] = useState(false)
  const { data } = useQuery({ ...searchableProductsQuery(app), enabled: isActive })
  const index = useIndex(data)
  return (
    <SearchBox
      {...props}
      {...(data && index && { products: data })}
      match={(_products, term) => index?.search(term).map(shown) ?? []}
      onActivate={() => setIsActive(true)}
    />
  )
}

/** The server is asked for the rows of each term, once the typing rests: of thousands of products a phone needs five. */
function SearchOnTheServer(props: SearchBoxProps) {
  const app = useApp()
  const [typed, setTyped] = useState('')
  const term = useSettled(typed, typingPauseMs)
  const { data, isPlaceholderData } = useQuery(foundProductsQuery(app, term))
  const nothing = data === null && !isPlaceholderData ? { term, products: [], total: 0 } : undefined
  return <SearchBox {...props} onTermChange={setTyped} found={data ?? nothing} />
}

/**
 * The search box, which finds what the shop's listing does, in the same order [BEY-18]: in the browser, or on the server where
 * there is too much to fetch.
 * @param inDrawer rows link to /products/{id} and show the converted dollar price too [SRCH-6]
 */
export default function ShopSearch({ inDrawer = false }: { inDrawer?: boolean }) {
  const navigate = useNavigateTo()
  const settings = useSettings()
  const Search = isSearchedInTheBrowser(settings) ? SearchInTheBrowser : SearchOnTheServer
  return (
    <Search
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

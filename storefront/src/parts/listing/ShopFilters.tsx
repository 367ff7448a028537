import { FilterPanel, type FilterGroup } from '@shruti/design-system/FilterPanel'
import type { Category } from '@shruti/server/contract'
import { useNavigateTo } from '../../router/router-context.ts'
import { facetFilter, listingHref, readListing, type Listing } from '../../queries/listing.ts'
import { useProductFacets } from '../../queries/product-facets.ts'
import { paths } from '../../paths.ts'
import { filterGroupsOf } from './filter-groups.ts'
import { localPath } from '../../language/language.ts'

interface ShopFiltersProps {
  listing: Listing
  categories: readonly Category[]
}

/** The facets of the listing; each choice leads to its address at once [SHOP-1]. */
export function ShopFilters({ listing, categories }: ShopFiltersProps) {
  const navigate = useNavigateTo()
  const { search, sort } = listing
  const facets = useProductFacets(facetFilter(listing))
  const { from, to } = listing
  const groups = filterGroupsOf(listing, categories, facets).map((group): FilterGroup =>
    group.name === 'price' ? { ...group, range: { from, to } } : group,
  )
  return (
    <FilterPanel
      action={localPath(paths.shop)}
      groups={groups}
      inStock={listing.inStock ?? false}
      kept={{ ...(search !== undefined && { search }), ...(sort && { sort }) }}
      onFilter={parameters =>
        navigate(listingHref(readListing({}, parameters)), { preventScrollReset: true })
      }
    />
  )
}

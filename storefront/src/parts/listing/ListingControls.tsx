import { ActiveFilters } from '@shruti/design-system/ActiveFilters'
import { SortBar } from '@shruti/design-system/SortBar'
import type { Category } from '@shruti/server/contract'
import { Suspense, useState } from 'react'
import { useNavigateTo } from '../../router/router-context.ts'
import { listingHref, productSorts, type Listing } from '../../queries/listing.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { activeFiltersOf } from './filter-groups.ts'
import { localPath } from '../../language/language.ts'
import { lazyPart } from '../../hydration/lazy-part.tsx'

/** Fetched when a phone first opens the filters. */
const FilterDrawer = lazyPart(() => import('./FilterDrawer.tsx'))

interface ListingFiltersProps {
  listing: Listing
  categories: readonly Category[]
}

/** What narrows the list; each is a link that takes it away [SHOP-1]. */
export function ListingFilters({ listing, categories }: ListingFiltersProps) {
  return (
    <ActiveFilters
      filters={activeFiltersOf(listing, categories).map(({ label, without }) => ({
        label,
        removeHref: listingHref(without),
      }))}
      clearHref={paths.shop}
      LinkComponent={RouterLink}
    />
  )
}

/** The order of the list, and on a phone the way to its filters [SHOP-1]. */
export function ListingSort({ listing, categories, total }: ListingFiltersProps & { total: number }) {
  const navigate = useNavigateTo()
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused')
  const { page: _page, sort = 'relevance', ...filters } = listing
  const kept = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  )
  return (
    <>
      <SortBar
        action={localPath(paths.shop)}
        options={productSorts()}
        value={sort}
        kept={Object.fromEntries(kept)}
        filterCount={activeFiltersOf(listing, categories).length}
        onSortChange={value => {
          const chosen = productSorts().find(option => option.value === value)?.value
          navigate(listingHref({ ...filters, sort: chosen === 'relevance' ? undefined : chosen }), {
            preventScrollReset: true,
          })
        }}
        onFiltersOpen={() => setDrawer('open')}
      />
      {drawer !== 'unused' && (
        <Suspense>
          <FilterDrawer
            listing={listing}
            categories={categories}
            total={total}
            isOpen={drawer === 'open'}
            onClose={() => setDrawer('closed')}
          />
        </Suspense>
      )}
    </>
  )
}

import { Breadcrumb } from '@shruti/design-system/Breadcrumb'
import { Cluster } from '@shruti/design-system/Cluster'
import { Heading } from '@shruti/design-system/Heading'
import { Link } from '@shruti/design-system/Link'
import { ListingLayout } from '@shruti/design-system/ListingLayout'
import { Pagination } from '@shruti/design-system/Pagination'
import { ProductSheet } from '@shruti/design-system/ProductSheet'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { usePathParams, useUrl } from '../router/router-context.ts'
import type { PageLoader } from '../router/guards.ts'
import { requirePage } from '../router/require-page.ts'
import {
  facetFilter,
  isPriceRange,
  listingFilter,
  listingHref,
  productsPerPage,
  readListing,
} from '../queries/listing.ts'
import { nearestProductsQuery } from '../queries/nearest-products.ts'
import { productFacetsQuery } from '../queries/product-facets.ts'
import { NotFound } from '../router/resolve.ts'
import { paths } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { coloursWanted } from '../parts/listing/colours-wanted.ts'
import { ListingFilters, ListingSort } from '../parts/listing/ListingControls.tsx'
import { activeFiltersOf } from '../parts/listing/filter-groups.ts'
import { NothingFound } from '../parts/listing/NothingFound.tsx'
import { ShopFilters } from '../parts/listing/ShopFilters.tsx'
import { ShopHead, listingTitle } from '../parts/listing/ShopHead.tsx'
import { ShopProductCard } from '../parts/product-card/ShopProductCard.tsx'
import { placeInList } from '../parts/product-card/place-in-list.ts'
import { categoriesQuery, productListQuery, useCategories, useProductList } from '../queries/catalogue.ts'
import { t } from '../language/t.ts'

export const readsAhead = true

export const loader: PageLoader = async (app, { params, url }) => {
  const { queryClient } = app
  const listing = readListing(params, url.searchParams)
  const categories = await queryClient.ensureQueryData(categoriesQuery(app))
  const isUnknownCategory =
    listing.category?.some(wanted => !categories.some(({ slug }) => slug === wanted)) ?? false
  const isUnknownRange = params['range'] !== undefined && !isPriceRange(params['range'])
  if (isUnknownCategory || isUnknownRange) throw new NotFound('Page not found')
  const [{ total }] = await Promise.all([
    queryClient.ensureQueryData(productListQuery(app, listingFilter(listing))),
    queryClient.ensureQueryData(productFacetsQuery(app, facetFilter(listing))),
  ])
  requirePage({ page: listing.page ?? 1, pageSize: productsPerPage, total }, page =>
    listingHref({ ...listing, page }),
  )
  if (total === 0 && listing.search !== undefined) {
    await queryClient.ensureQueryData(nearestProductsQuery(app, listing.search))
  }
  return null
}

/** The listing: facets, sort and page are all in the address [SHOP-1]. */
export default function ShopPage() {
  const listing = readListing(usePathParams(), useUrl().searchParams)
  const categories = useCategories()
  const { data } = useProductList(listingFilter(listing))
  const title = listingTitle(listing, categories)
  const total = data?.total ?? 0
  return (
    <Section spacing="compact">
      <ShopHead listing={listing} title={title} categories={categories} />
      <Stack gap={5}>
        <Breadcrumb
          items={[{ label: t('Home'), href: paths.home }, { label: title }]}
          LinkComponent={RouterLink}
        />
        <Cluster justify="between" align="baseline">
          <Heading as="h1" size="display2">
            {title}
          </Heading>
          <Text tone="muted" role="status">
            {t('{count, plural, one {# product} other {# products}}', { count: total })}
          </Text>
        </Cluster>
        <Text>
          {t('Not sure?')}{' '}
          <Link href={paths.finder} LinkComponent={RouterLink}>
            {t('Find your earbuds in four questions')}
          </Link>
        </Text>
        <ListingLayout
          filters={<ShopFilters listing={listing} categories={categories} />}
          activeFilters={<ListingFilters listing={listing} categories={categories} />}
          sort={<ListingSort listing={listing} categories={categories} total={total} />}
          pager={
            <Pagination
              page={listing.page ?? 1}
              pageSize={productsPerPage}
              total={total}
              hrefFor={page => listingHref({ ...listing, page })}
              LinkComponent={RouterLink}
            />
          }
        >
          {data?.rows.length === 0 ? (
            <NothingFound listing={listing} filterCount={activeFiltersOf(listing, categories).length} />
          ) : (
            <ProductSheet edge={false} loadingCount={data ? 0 : productsPerPage}>
              {data?.rows.map((product, index) => {
                const colours = coloursWanted(product, listing)
                return (
                  <ShopProductCard
                    // Another colour that is looked for takes the place of one that was chosen.
                    key={`${product.id} ${colours.join()}`}
                    product={product}
                    coloursWanted={colours}
                    headingLevel="h2"
                    {...placeInList(index)}
                  />
                )
              })}
            </ProductSheet>
          )}
        </ListingLayout>
      </Stack>
    </Section>
  )
}

import type { Category } from '@shruti/server/contract'
import { useApp } from '../../app/app-context.ts'
import { listingHref, priceRanges, type Listing } from '../../queries/listing.ts'
import { PageHead } from '../../head/PageHead.tsx'
import { paths } from '../../paths.ts'
import { breadcrumbData } from '../../head/structured-data.ts'
import { t } from '../../language/t.ts'

/** What a listing is called: by its search, its one category, its price range, else everything. */
export function listingTitle({ search, category, price }: Listing, categories: readonly Category[]): string {
  if (search !== undefined) return t('Results for “{search}”', { search })
  const found = category?.length === 1 && categories.find(({ slug }) => slug === category[0])
  if (found) return found.name
  if (category) return t('Shop')
  return priceRanges().find(({ value }) => value === price)?.label ?? t('All earbuds')
}

interface ShopHeadProps {
  listing: Listing
  title: string
  categories: readonly Category[]
}

/** A filtered or sorted list counts as its category's; a search is of no use to a search engine. */
export function ShopHead({ listing, title, categories }: ShopHeadProps) {
  const { publicOrigin } = useApp()
  const { category, price, search, page } = listing
  const canonicalPath = listingHref({ category, ...(category ? {} : { price }), page })
  const description = categories.find(
    ({ slug }) => category?.length === 1 && slug === category[0],
  )?.description
  return (
    <PageHead
      title={title}
      description={
        description ??
        t('Wireless earbuds and accessories from Shruti, with prices in rupees and all taxes included.')
      }
      canonicalPath={canonicalPath}
      hidden={search !== undefined}
      structuredData={[
        breadcrumbData(publicOrigin, [
          { name: t('Home'), path: paths.home },
          { name: title, path: canonicalPath },
        ]),
      ]}
    />
  )
}

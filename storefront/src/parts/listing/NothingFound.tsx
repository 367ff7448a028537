import { Button } from '@shruti/design-system/Button'
import { EmptyState } from '@shruti/design-system/EmptyState'
import { Heading } from '@shruti/design-system/Heading'
import { Link } from '@shruti/design-system/Link'
import { ProductSheet } from '@shruti/design-system/ProductSheet'
import { Stack } from '@shruti/design-system/Stack'
import { useNearestProducts } from '../../queries/nearest-products.ts'
import { paths } from '../../paths.ts'
import type { Listing } from '../../queries/listing.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { coloursWanted } from './colours-wanted.ts'
import { ShopProductCard } from '../product-card/ShopProductCard.tsx'
import { t } from '../../language/t.ts'
import { withNodes } from '../../language/with-nodes.tsx'

interface NothingFoundProps {
  listing: Listing
  /** How many filters are on. */
  filterCount: number
}

/** An empty listing: why it is, what to do, and for a search what comes closest to it [BEY-18]. */
export function NothingFound({ listing, filterCount }: NothingFoundProps) {
  const nearest = useNearestProducts(listing.search)
  return (
    <Stack gap={6}>
      <EmptyState
        title={t('No products found')}
        {...(filterCount > 0 && {
          action: (
            <Button variant="secondary" href={paths.shop} LinkComponent={RouterLink}>
              {t('Browse all products')}
            </Button>
          ),
        })}
      >
        {reason(listing, filterCount)}{' '}
        {filterCount > 0 &&
          withNodes(t('Or let [finder] find them for you.'), {
            finder: (
              <Link href={paths.finder} LinkComponent={RouterLink}>
                {t('four questions')}
              </Link>
            ),
          })}
      </EmptyState>
      {nearest.length > 0 && (
        <Stack gap={4}>
          <Heading as="h2" size="h2">
            {t('Closest to what you searched for')}
          </Heading>
          <ProductSheet edge={false}>
            {nearest.map(product => (
              <ShopProductCard
                key={product.id}
                product={product}
                coloursWanted={coloursWanted(product, listing)}
                headingLevel="h3"
              />
            ))}
          </ProductSheet>
        </Stack>
      )}
    </Stack>
  )
}

function reason({ search }: Listing, filterCount: number): string {
  if (filterCount === 0) return t('There is nothing on sale at the moment. Please come back soon.')
  if (search === undefined) return t('No products match all of these filters. Try removing one.')
  const advice =
    filterCount === 1 ? t('Check the spelling, or use other words.') : t('Try removing one of the filters.')
  return t('No products match “{search}”. {advice}', { search, advice })
}

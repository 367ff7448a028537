import { Button } from '@shruti/design-system/Button'
import { EmptyState } from '@shruti/design-system/EmptyState'
import { Heading } from '@shruti/design-system/Heading'
import { ProductSheet } from '@shruti/design-system/ProductSheet'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { signedIn, type PageLoader } from '../router/guards.ts'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { ShopProductCard } from '../parts/product-card/ShopProductCard.tsx'
import { favoritesQuery, useFavorites } from '../queries/favorites.ts'
import { t } from '../language/t.ts'

export const loader: PageLoader = (app, { url }) =>
  signedIn(app, url, async () => {
    await app.queryClient.ensureQueryData(favoritesQuery(app))
    return null
  })

/** What the customer keeps for later [FAV-1]. */
export default function FavoritesPage() {
  const products = useFavorites()
  return (
    <Section spacing="compact">
      <PageHead title={t('Favorites')} description={t('Products you saved for later.')} hidden />
      <Stack gap={6}>
        <Heading as="h1" size="display2">
          {t('Favorites')}
        </Heading>
        {products.length === 0 ? (
          <EmptyState
            title={t('No favorites yet')}
            action={
              <Button variant="secondary" href={paths.shop} LinkComponent={RouterLink}>
                {t('Go to the shop')}
              </Button>
            }
          >
            {t('Tap the heart on a product to save it here.')}
          </EmptyState>
        ) : (
          <ProductSheet columns={4}>
            {products.map(product => (
              <ShopProductCard key={product.id} product={product} headingLevel="h2" />
            ))}
          </ProductSheet>
        )}
      </Stack>
    </Section>
  )
}

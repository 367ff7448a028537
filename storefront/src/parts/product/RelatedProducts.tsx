import { ProductSheet } from '@shruti/design-system/ProductSheet'
import { Section } from '@shruti/design-system/Section'
import { useQuery } from '@tanstack/react-query'
import type { Product } from '@shruti/server/contract'
import { useApp } from '../../app/app-context.ts'
import { belowFirstScreens } from '../../hydration/below-first-screens.ts'
import { relatedProductsQuery } from '../../queries/catalogue.ts'
import RecentlyViewed from '../product-card/RecentlyViewed.tsx'
import { ShopProductCard } from '../product-card/ShopProductCard.tsx'
import { t } from '../../language/t.ts'

/** Up to four products that go with one, and below them what was looked at before it; nothing where there are none. */
export default function RelatedProducts({ product: { id, slug } }: { product: Product }) {
  const { data: products = [] } = useQuery(relatedProductsQuery(useApp(), id))
  return (
    <>
      {products.length > 0 && (
        <Section title={t('You may also like')}>
          <ProductSheet columns={4}>
            {products.map(product => (
              <ShopProductCard key={product.id} product={product} {...belowFirstScreens} />
            ))}
          </ProductSheet>
        </Section>
      )}
      <RecentlyViewed without={slug} />
    </>
  )
}

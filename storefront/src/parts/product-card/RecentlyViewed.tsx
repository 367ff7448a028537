import { Button } from '@shruti/design-system/Button'
import { ProductSheet } from '@shruti/design-system/ProductSheet'
import { Section } from '@shruti/design-system/Section'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.ts'
import { useStoredValue } from '../../preferences/use-stored-value.ts'
import { viewedKey, viewedProducts } from '../../preferences/viewed-products.ts'
import { productsQuery } from '../../queries/catalogue.ts'
import { useWasBelowScreen } from './use-was-below-screen.ts'
import { ShopProductCard } from './ShopProductCard.tsx'
import { t } from '../../language/t.ts'

const mostShown = 4

interface RecentlyViewedProps {
  /** The product of the page, which is left out. */
  without?: string
}

/** What a returning visitor looked at last; only the browser knows it [SHOP-2]. The first visit shows nothing. */
export default function RecentlyViewed({ without }: RecentlyViewedProps) {
  const [stored, store] = useStoredValue(viewedKey)
  const slugs = viewedProducts(stored)
    .filter(slug => slug !== without)
    .slice(0, mostShown)
  const { data: products } = useQuery({ ...productsQuery(useApp(), slugs), enabled: slugs.length > 0 })
  const [place, wasBelowScreen] = useWasBelowScreen()
  if (slugs.length === 0 || products?.length === 0) return null
  // The server cannot print it, and what stands below must not move before somebody's eyes.
  if (!wasBelowScreen) return <div ref={place} />
  return (
    <Section
      title={t('Recently viewed')}
      aside={
        <Button variant="quiet" onClick={() => store(null)}>
          {t('Clear')}
        </Button>
      }
    >
      <ProductSheet columns={4} loadingCount={products ? 0 : slugs.length}>
        {products?.map(product => (
          <ShopProductCard key={product.id} product={product} />
        ))}
      </ProductSheet>
    </Section>
  )
}

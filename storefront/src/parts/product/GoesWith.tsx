import { ProductSheet } from '@shruti/design-system/ProductSheet'
import { Section } from '@shruti/design-system/Section'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.ts'
import { belowFirstScreens } from '../../hydration/below-first-screens.ts'
import { accessoriesQuery } from '../../queries/catalogue.ts'
import { ShopProductCard } from '../product-card/ShopProductCard.tsx'
import { t } from '../../language/t.ts'

/** Accessories that fit a product, each with a button that adds it [SHOP-2]; nothing where none fits. */
export function GoesWith({ productId }: { productId: string }) {
  const { data: accessories = [] } = useQuery(accessoriesQuery(useApp(), productId))
  if (accessories.length === 0) return null
  return (
    <Section title={t('Goes with it')}>
      <ProductSheet columns={4}>
        {accessories.map(product => (
          <ShopProductCard key={product.id} product={product} headingLevel="h3" {...belowFirstScreens} />
        ))}
      </ProductSheet>
    </Section>
  )
}

import { ProductSheet } from '@shruti/design-system/ProductSheet'
import { Section } from '@shruti/design-system/Section'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.ts'
import { relatedProductsQuery } from '../../queries/catalogue.ts'
import { ShopProductCard } from '../product-card/ShopProductCard.tsx'

/** Up to four products that go with one; nothing where there are none. */
export default function RelatedProducts({ productId }: { productId: string }) {
  const { data: products = [] } = useQuery(relatedProductsQuery(useApp(), productId))
  if (products.length === 0) return null
  return (
    <Section title="You may also like">
      <ProductSheet columns={4}>
        {products.map(product => (
          <ShopProductCard key={product.id} product={product} />
        ))}
      </ProductSheet>
    </Section>
  )
}

import { ProductSheet } from '@shruti/design-system/ProductSheet'
import { Section } from '@shruti/design-system/Section'
import type { Product } from '@shruti/server/contract'
import { ShopProductCard } from './ShopProductCard.tsx'

/** The three models side by side. */
export function HomeModels({ products }: { products: readonly Product[] }) {
  return (
    <Section id="models" svara="Re" titleSize="display2" title="Lowered, natural, raised.">
      <ProductSheet>
        {products.map(product => (
          <ShopProductCard key={product.id} product={product} />
        ))}
      </ProductSheet>
    </Section>
  )
}

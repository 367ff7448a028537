import { Scale } from '@shruti/design-system/Scale'
import { Section } from '@shruti/design-system/Section'
import { SpecTable } from '@shruti/design-system/SpecTable'
import { Split } from '@shruti/design-system/Split'
import { Text } from '@shruti/design-system/Text'
import type { Product } from '@shruti/server/contract'
import { specificationsOf } from './specifications.ts'

/** What a product is and measures [SHOP-2]. */
export default function ProductFacts({ product }: { product: Product }) {
  return (
    <Section opener={<Scale rule struck="Ga" />} title="Specifications">
      <Split ratio="4:8">
        <Text>{product.description}</Text>
        <SpecTable specifications={specificationsOf(product)} />
      </Split>
    </Section>
  )
}

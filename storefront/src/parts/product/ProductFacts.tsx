import { Disclosure } from '@shruti/design-system/Disclosure'
import { Heading } from '@shruti/design-system/Heading'
import { LegalLabel } from '@shruti/design-system/LegalLabel'
import { useMoneyFormat } from '@shruti/design-system/Price'
import { RuledList } from '@shruti/design-system/RuledList'
import { Scale } from '@shruti/design-system/Scale'
import { Section } from '@shruti/design-system/Section'
import { SpecTable } from '@shruti/design-system/SpecTable'
import { Split } from '@shruti/design-system/Split'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { Product } from '@shruti/server/contract'
import { belowFirstScreens } from '../../hydration/below-first-screens.ts'
import { useKeptPart } from '../../hydration/kept-part.tsx'
import { useSettings } from '../../queries/shop.ts'
import { CompareProduct } from './CompareProduct.tsx'
import { GoesWith } from './GoesWith.tsx'
import { specificationsOf } from './specifications.ts'
import { t } from '../../language/t.ts'

/** What a product is, does and measures, what lies in its box [SHOP-2], and its legal label [BEY-5]. */
export default function ProductFacts({ product }: { product: Product }) {
  return (
    <>
      <Facts product={product} />
      <GoesWith productId={product.id} />
    </>
  )
}

function Facts({ product }: { product: Product }) {
  const care = useSettings()?.store
  const { currency, rupeesPerDollar } = useMoneyFormat()
  const { place, mark } = useKeptPart('facts', [currency, rupeesPerDollar, product, care])
  if (place !== null) return place
  return (
    <Section
      {...belowFirstScreens}
      {...mark}
      opener={<Scale rule struck="Ga" />}
      title={t('Specifications')}
      aside={<CompareProduct product={product} />}
    >
      <Stack gap={8}>
        <Split ratio="4:8">
          <Text>{product.description}</Text>
          <SpecTable specifications={specificationsOf(product)} />
        </Split>
        <Split ratio="6:6">
          <Lines title={t('Features')} lines={product.features} />
          <Lines title={t('In the box')} lines={product.boxContents} />
        </Split>
        {care && (
          <Disclosure title={t('Legal label')}>
            <LegalLabel label={product.legal} mrp={product.mrp} care={care} />
          </Disclosure>
        )}
      </Stack>
    </Section>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Stack gap={4}>
      <Heading as="h3">{title}</Heading>
      <RuledList density="compact">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </RuledList>
    </Stack>
  )
}

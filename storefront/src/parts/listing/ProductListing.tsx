import { ProductSheet } from '@shruti/design-system/ProductSheet'
import { Section } from '@shruti/design-system/Section'
import { Heading } from '@shruti/design-system/Heading'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { Product } from '@shruti/server/contract'
import { useApp } from '../../app/app-context.ts'
import { PageHead } from '../../head/PageHead.tsx'
import { paths } from '../../paths.ts'
import { breadcrumbData } from '../../head/structured-data.ts'
import { ShopProductCard } from '../product-card/ShopProductCard.tsx'
import { placeInList } from '../product-card/place-in-list.ts'
import { t } from '../../language/t.ts'

interface ProductListingProps {
  title: string
  introduction: string
  /** For search results. */
  description: string
  path: string
  products: readonly Product[]
}

/** A page that lists products in an order of its own: new, best selling, reduced. */
export function ProductListing({ title, introduction, description, path, products }: ProductListingProps) {
  const { publicOrigin } = useApp()
  const crumbs = [
    { name: t('Home'), path: paths.home },
    { name: title, path },
  ]
  return (
    <Section spacing="compact">
      <PageHead
        title={title}
        description={description}
        canonicalPath={path}
        structuredData={[breadcrumbData(publicOrigin, crumbs)]}
      />
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading as="h1" size="display2">
            {title}
          </Heading>
          <Text>{introduction}</Text>
        </Stack>
        <ProductSheet columns={4}>
          {products.map((product, index) => (
            <ShopProductCard key={product.id} product={product} headingLevel="h2" {...placeInList(index)} />
          ))}
        </ProductSheet>
      </Stack>
    </Section>
  )
}

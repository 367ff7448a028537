import type { Product } from '@shruti/server/contract'
import { excerpt } from '../../head/excerpt.ts'
import { useApp } from '../../app/app-context.ts'
import { PageHead } from '../../head/PageHead.tsx'
import { paths } from '../../paths.ts'
import { useSettings } from '../../queries/shop.ts'
import { sharePictureOf } from '../../api/pictures.ts'
import { breadcrumbData, productData, type Crumb } from '../../head/structured-data.ts'
import { t } from '../../language/t.ts'

/** Home, shop, product: the way back from a product's page. */
export function crumbsOf(product: Product): Crumb[] {
  return [
    { name: t('Home'), path: paths.home },
    { name: t('Shop'), path: paths.shop },
    { name: product.name, path: paths.product(product.slug) },
  ]
}

/** What a product's page says of itself: both of its addresses count as the one with the slug (ROUTE-1). */
export function ProductHead({ product }: { product: Product }) {
  const { publicOrigin } = useApp()
  const shipping = useSettings()?.shipping
  return (
    <PageHead
      title={product.seo?.title || product.name}
      description={product.seo?.description || excerpt(`${product.shortDescription}. ${product.description}`)}
      canonicalPath={paths.product(product.slug)}
      imageUrl={sharePictureOf(product.imageUrls)}
      type="product"
      structuredData={[
        productData(publicOrigin, product, shipping),
        breadcrumbData(publicOrigin, crumbsOf(product)),
      ]}
    />
  )
}

import type { PageLoader } from '../router/guards.ts'
import { paths } from '../paths.ts'
import { ProductListing } from '../parts/listing/ProductListing.tsx'
import { productListQuery, useProductList } from '../queries/catalogue.ts'
import { t } from '../language/t.ts'

const filter = { sort: 'bestselling', page: 1, pageSize: 12 } as const

export const loader: PageLoader = async app => {
  await app.queryClient.ensureQueryData(productListQuery(app, filter))
  return null
}

/** By units sold (SHOP-4). */
export default function BestSellersPage() {
  return (
    <ProductListing
      title={t('Best sellers')}
      introduction={t('Our most popular products, ranked by units sold.')}
      description={t('The most popular Shruti earbuds and accessories, ranked by units sold.')}
      path={paths.bestSellers}
      products={useProductList(filter).data?.rows ?? []}
    />
  )
}

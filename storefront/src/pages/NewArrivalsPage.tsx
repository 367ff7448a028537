import type { PageLoader } from '../router/guards.ts'
import { paths } from '../paths.ts'
import { ProductListing } from '../parts/listing/ProductListing.tsx'
import { productListQuery, useProductList } from '../queries/catalogue.ts'
import { t } from '../language/t.ts'

const filter = { sort: 'newest', page: 1, pageSize: 12 } as const

export const loader: PageLoader = async app => {
  await app.queryClient.ensureQueryData(productListQuery(app, filter))
  return null
}

/** What came last, the newest first (SHOP-4). */
export default function NewArrivalsPage() {
  return (
    <ProductListing
      title={t('New arrivals')}
      introduction={t('Latest products, newest first.')}
      description={t(
        'The newest earbuds and accessories from Shruti, with prices in rupees and delivery dates for your PIN code.',
      )}
      path={paths.newArrivals}
      products={useProductList(filter).data?.rows ?? []}
    />
  )
}

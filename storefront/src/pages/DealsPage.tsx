import type { PageLoader } from '../router/guards.ts'
import { paths } from '../paths.ts'
import { bySaving } from '../parts/listing/by-saving.ts'
import { ProductListing } from '../parts/listing/ProductListing.tsx'
import { productListQuery, useProductList } from '../queries/catalogue.ts'
import { t } from '../language/t.ts'

/** The saving is worked out here, so all products are needed: the most that a page may hold. */
const filter = { page: 1, pageSize: 100 } as const

export const loader: PageLoader = async app => {
  await app.queryClient.ensureQueryData(productListQuery(app, filter))
  return null
}

/** Everything below its MRP, by the percentage that its card says it saves (SHOP-4). */
export default function DealsPage() {
  return (
    <ProductListing
      title={t('Deals')}
      introduction={t('Everything that costs less than its MRP, the highest percentage off first.')}
      description={t(
        'Shruti earbuds and accessories that cost less than their MRP, the highest percentage off first.',
      )}
      path={paths.deals}
      products={bySaving(useProductList(filter).data?.rows ?? [])}
    />
  )
}

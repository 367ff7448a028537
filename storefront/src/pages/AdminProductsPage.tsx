import { formatCount } from '@shruti/design-system/foundations'
import { Button } from '@shruti/design-system/Button'
import type { AdminProductSummary } from '@shruti/server/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { adminPaths } from '../admin-paths.ts'
import { ApiError } from '../api/api-error.ts'
import { useApp } from '../app/app-context.ts'
import { ForRole } from '../parts/admin/access/ForRole.tsx'
import { useMay } from '../parts/admin/access/use-may.ts'
import { AdminList, adminListLoader } from '../parts/admin/list/AdminList.tsx'
import type { ListBulkAction } from '../parts/admin/list/use-bulk-action.ts'
import type { PriceChange } from '../parts/admin/products/PriceDialog.tsx'
import { productList } from '../parts/admin/products/product-list.tsx'
import { adminCategoriesQuery, refreshProducts, useProductActions } from '../queries/admin-products.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { lazyPart } from '../hydration/lazy-part.tsx'

const CsvImportDialog = lazyPart(async () => ({
  default: (await import('../parts/admin/list/CsvImportDialog.tsx')).CsvImportDialog,
}))
const PriceDialog = lazyPart(async () => ({
  default: (await import('../parts/admin/products/PriceDialog.tsx')).PriceDialog,
}))

export const loader = adminListLoader(productList)

const products = (count: number) => `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`

/** All products: found, priced in their cells, put on sale and archived, imported and exported [ADM-2]. */
export default function AdminProductsPage() {
  const app = useApp()
  const { api } = app
  const { data: categories = [] } = useQuery(adminCategoriesQuery(app))
  const may = useMay()
  const { setStatus, duplicate, remove } = useProductActions()
  const [isImporting, setImporting] = useState(false)
  const priceChange = useRef<PriceChange>(undefined)
  const [askPrice, setAskPrice] = useState<(change: PriceChange | undefined) => void>()

  async function savePrice(
    { id, version }: AdminProductSummary,
    price: number,
    { overwrite }: { overwrite: boolean },
  ) {
    const seen = overwrite ? (await api.call('adminGetProduct', { id })).version : version
    try {
      await api.call('adminSetProductPrice', { id, version: seen, price })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'stale_version')
        return { status: 'conflict', theirs: (await api.call('adminGetProduct', { id })).price } as const
      return { status: 'refused', message: error.fields['price'] ?? error.message } as const
    }
    await refreshProducts(app)
    return { status: 'saved' } as const
  }

  const columns = productList.columns.map(column =>
    column.id === 'price' && may('adminSetProductPrice')
      ? {
          ...column,
          edit: {
            kind: 'amount',
            value: (product: AdminProductSummary) => product.price,
            min: 100,
            validate: (price: number, { mrp }: AdminProductSummary) =>
              price > mrp ? 'The price cannot be above the MRP' : undefined,
            save: savePrice,
          } as const,
        }
      : column,
  )

  const bulkActions: readonly ListBulkAction[] = [
    {
      label: 'Put on sale',
      operation: 'adminSetProductsStatus',
      progress: 'Putting on sale',
      done: changed => `${products(changed)} on sale`,
      run: (ids, batchId) => api.call('adminSetProductsStatus', { ids, status: 'active', batchId }),
    },
    {
      label: 'Archive',
      operation: 'adminSetProductsStatus',
      progress: 'Archiving',
      done: changed => `${products(changed)} archived`,
      run: (ids, batchId) => api.call('adminSetProductsStatus', { ids, status: 'archived', batchId }),
    },
    {
      label: 'Change prices',
      operation: 'adminChangePrices',
      progress: 'Changing prices',
      done: changed => `Price of ${products(changed)} changed`,
      prepare: () =>
        new Promise(resolve => {
          setAskPrice(() => (change: PriceChange | undefined) => {
            priceChange.current = change
            setAskPrice(undefined)
            resolve(change !== undefined)
          })
        }),
      run: (ids, batchId) =>
        api.call('adminChangePrices', {
          ids,
          batchId,
          ...(priceChange.current ?? { by: 'percent', value: 0 }),
        }),
    },
  ]

  return (
    <>
      <AdminList
        list={productList}
        columns={columns}
        bulkActions={bulkActions}
        filterOptions={{ category: categories.map(({ slug, name }) => ({ value: slug, label: name })) }}
        rowActions={product => [
          [
            ...(may('adminSetProductStatus')
              ? [
                  product.status === 'active'
                    ? { label: 'Archive', onSelect: () => void setStatus(product, 'archived') }
                    : { label: 'Put on sale', onSelect: () => void setStatus(product, 'active') },
                ]
              : []),
            ...(may('adminDuplicateProduct')
              ? [{ label: 'Duplicate', onSelect: () => void duplicate(product) }]
              : []),
            ...(product.status === 'draft' && may('adminDeleteProduct')
              ? [{ label: 'Delete the draft', onSelect: () => void remove(product) }]
              : []),
          ],
        ]}
        exportOperation="adminExportProducts"
        actions={
          <>
            <ForRole operation="adminImportProducts">
              <Button size="small" variant="secondary" onClick={() => setImporting(true)}>
                Import
              </Button>
            </ForRole>
            <ForRole operation="adminCreateProduct">
              <Button size="small" href={adminPaths.newProduct} LinkComponent={RouterLink}>
                New product
              </Button>
            </ForRole>
          </>
        }
      />
      <Suspense>
        {isImporting && (
          <CsvImportDialog
            things="products"
            description="a row for each colour"
            check={csv => api.call('adminCheckProductImport', { csv })}
            bring={csv => api.call('adminImportProducts', { csv })}
            onImported={() => refreshProducts(app)}
            onClose={() => setImporting(false)}
          />
        )}
        {askPrice && <PriceDialog onChosen={askPrice} />}
      </Suspense>
    </>
  )
}

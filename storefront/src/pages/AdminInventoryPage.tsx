import type { InventoryRow } from '@shruti/server/contract'
import { Suspense, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { useApp } from '../app/app-context.ts'
import { useMay } from '../parts/admin/access/use-may.ts'
import { AdminList, adminListLoader } from '../parts/admin/list/AdminList.tsx'
import { inventoryList } from '../parts/admin/products/inventory-list.tsx'
import { refreshProducts } from '../queries/admin-products.ts'
import { lazyPart } from '../hydration/lazy-part.tsx'

const AdjustDialog = lazyPart(async () => ({
  default: (await import('../parts/admin/products/AdjustDialog.tsx')).AdjustDialog,
}))

export const loader = adminListLoader(inventoryList)

/** Stock by colour, changed in its cell or by an adjustment with its reason [ADM-2]. */
export default function AdminInventoryPage() {
  const app = useApp()
  const { api } = app
  const may = useMay()
  const [adjusting, setAdjusting] = useState<InventoryRow>()

  /** The colour as it is now. */
  async function current({ id, sku }: InventoryRow): Promise<InventoryRow | undefined> {
    return (await api.call('adminListInventory', { search: sku, pageSize: 100 })).find(row => row.id === id)
  }

  async function save(row: InventoryRow, stock: number, { overwrite }: { overwrite: boolean }) {
    const version = overwrite ? ((await current(row))?.version ?? row.version) : row.version
    try {
      await api.call('adminSetStock', { productId: row.productId, sku: row.sku, version, stock })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const now = error.code === 'stale_version' ? await current(row) : undefined
      if (now) return { status: 'conflict', theirs: now.stock } as const
      return { status: 'refused', message: error.fields['stock'] ?? error.message } as const
    }
    await refreshProducts(app)
    return { status: 'saved' } as const
  }

  const columns = inventoryList.columns.map(column =>
    column.id === 'stock' && may('adminSetStock')
      ? {
          ...column,
          edit: { kind: 'integer', value: (row: InventoryRow) => row.stock, max: 1_000_000, save } as const,
        }
      : column,
  )

  return (
    <>
      <AdminList
        list={inventoryList}
        columns={columns}
        {...(may('adminAdjustStock') && {
          rowActions: (row: InventoryRow) => [
            [{ label: 'Adjust the stock', onSelect: () => setAdjusting(row) }],
          ],
        })}
        exportOperation="adminExportInventory"
      />
      {adjusting && (
        <Suspense>
          <AdjustDialog key={adjusting.id} row={adjusting} onClose={() => setAdjusting(undefined)} />
        </Suspense>
      )}
    </>
  )
}

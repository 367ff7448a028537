import { formatCount } from '@shruti/design-system/foundations'
import { Button } from '@shruti/design-system/Button'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { ForRole } from '../parts/admin/access/ForRole.tsx'
import { useMay } from '../parts/admin/access/use-may.ts'
import { AdminList, adminListLoader } from '../parts/admin/list/AdminList.tsx'
import type { ListBulkAction } from '../parts/admin/list/use-bulk-action.ts'
import { promotionList } from '../parts/admin/promotions/promotion-list.tsx'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminListLoader(promotionList)

const promotions = (count: number) => `${formatCount(count)} ${count === 1 ? 'promotion' : 'promotions'}`

/** All promotions: found, switched on and off, duplicated [ADM-6]. */
export default function AdminPromotionsPage() {
  const { api } = useApp()
  const may = useMay()
  const bulkActions: readonly ListBulkAction[] = [
    {
      label: 'Switch off',
      operation: 'adminSwitchPromotions',
      progress: 'Switching off',
      done: changed => `${promotions(changed)} switched off`,
      run: (ids, batchId) => api.call('adminSwitchPromotions', { ids, active: false, batchId }),
    },
    {
      label: 'Switch on',
      operation: 'adminSwitchPromotions',
      progress: 'Switching on',
      done: changed => `${promotions(changed)} switched on`,
      run: (ids, batchId) => api.call('adminSwitchPromotions', { ids, active: true, batchId }),
    },
  ]
  return (
    <AdminList
      list={promotionList}
      bulkActions={bulkActions}
      exportOperation="adminExportPromotions"
      rowActions={({ id }) => [
        may('adminCreatePromotion')
          ? [{ label: 'Duplicate', href: `${adminPaths.newPromotion}?from=${encodeURIComponent(id)}` }]
          : [],
      ]}
      actions={
        <ForRole operation="adminCreatePromotion">
          <Button size="small" href={adminPaths.newPromotion} LinkComponent={RouterLink}>
            New promotion
          </Button>
        </ForRole>
      }
    />
  )
}

import { formatCount } from '@shruti/design-system/foundations'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { AudienceLinks } from '../parts/admin/audiences/AudienceLinks.tsx'
import { customerList } from '../parts/admin/customers/customer-list.tsx'
import { AdminList, adminListLoader } from '../parts/admin/list/AdminList.tsx'
import type { ListBulkAction } from '../parts/admin/list/use-bulk-action.ts'

export const loader = adminListLoader(customerList)

const customers = (count: number) => `${formatCount(count)} ${count === 1 ? 'customer' : 'customers'}`

/** All customers: searched, filtered, exported, blocked and let in again [ADM-4, ADM-9]. */
export default function AdminCustomersPage() {
  const { api } = useApp()
  const bulkActions: readonly ListBulkAction[] = [
    {
      label: 'Block',
      operation: 'adminBlockCustomers',
      progress: 'Blocking',
      done: changed => `${customers(changed)} blocked and signed out`,
      run: (ids, batchId) => api.call('adminBlockCustomers', { ids, blocked: true, batchId }),
    },
    {
      label: 'Unblock',
      operation: 'adminBlockCustomers',
      progress: 'Unblocking',
      done: changed => `${customers(changed)} unblocked`,
      run: (ids, batchId) => api.call('adminBlockCustomers', { ids, blocked: false, batchId }),
    },
  ]
  return (
    <AdminList
      list={customerList}
      bulkActions={bulkActions}
      exportOperation="adminExportCustomers"
      actions={<AudienceLinks current={adminPaths.customers} />}
    />
  )
}

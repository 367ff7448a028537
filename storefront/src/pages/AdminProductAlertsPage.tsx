import { adminPaths } from '../admin-paths.ts'
import { alertList } from '../parts/admin/audiences/alert-list.tsx'
import { AudienceLinks } from '../parts/admin/audiences/AudienceLinks.tsx'
import { AdminList, adminListLoader } from '../parts/admin/list/AdminList.tsx'

export const loader = adminListLoader(alertList)

/** Who waits for a colour to come back or to cost less: what to restock [BEY-8, ADM-4]. */
export default function AdminProductAlertsPage() {
  return (
    <AdminList
      list={alertList}
      exportOperation="adminExportProductAlerts"
      actions={<AudienceLinks current={adminPaths.productAlerts} />}
    />
  )
}

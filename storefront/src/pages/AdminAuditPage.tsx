import { AdminList, adminListLoader } from '../parts/admin/list/AdminList.tsx'
import { auditList } from '../parts/admin/audit/audit-list.tsx'

export const loader = adminListLoader(auditList)

/** What administrators changed, the newest first [ADM-9]. */
export default function AdminAuditPage() {
  return <AdminList list={auditList} />
}

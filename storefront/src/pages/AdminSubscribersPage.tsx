import { adminPaths } from '../admin-paths.ts'
import { AudienceLinks } from '../parts/admin/audiences/AudienceLinks.tsx'
import { subscriberList } from '../parts/admin/audiences/subscriber-list.tsx'
import { AdminList, adminListLoader } from '../parts/admin/list/AdminList.tsx'

export const loader = adminListLoader(subscriberList)

/** Who agreed to offers and news, and when: to nobody else may they be sent [ADM-4]. */
export default function AdminSubscribersPage() {
  return (
    <AdminList
      list={subscriberList}
      exportOperation="adminExportSubscribers"
      actions={<AudienceLinks current={adminPaths.subscribers} />}
    />
  )
}

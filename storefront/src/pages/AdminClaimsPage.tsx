import { AdminList, adminListLoader } from '../parts/admin/list/AdminList.tsx'
import { claimList } from '../parts/admin/claims/claim-list.tsx'

export const loader = adminListLoader(claimList)

/** Claims under the warranty, those that wait longest first [BEY-10]. */
export default function AdminClaimsPage() {
  return <AdminList list={claimList} />
}

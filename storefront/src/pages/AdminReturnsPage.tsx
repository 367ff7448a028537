import { AdminList, adminListLoader } from '../parts/admin/list/AdminList.tsx'
import { adminReturnList } from '../parts/admin/orders/return-list.tsx'

export const loader = adminListLoader(adminReturnList)

/** Returns of all orders: each opens at its order, where it is moved on [ADM-3]. */
export default function AdminReturnsPage() {
  return <AdminList list={adminReturnList} />
}

import { AdminList, adminListLoader } from '../parts/admin/list/AdminList.tsx'
import { messageList } from '../parts/admin/messages/message-list.tsx'

export const loader = adminListLoader(messageList)

/** What people wrote by the contact form, those that wait longest first [SHOP-4]. */
export default function AdminMessagesPage() {
  return <AdminList list={messageList} />
}

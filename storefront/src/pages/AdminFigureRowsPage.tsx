import { AdminList, adminListLoader } from '../parts/admin/list/AdminList.tsx'
import { figureRowList } from '../parts/admin/insight/row-list.tsx'

export const loader = adminListLoader(figureRowList)

/** The very rows that a figure of the dashboard or the analytics adds up [ADM-5]. */
export default function AdminFigureRowsPage() {
  return <AdminList list={figureRowList} exportOperation="adminExportSalesEntries" />
}

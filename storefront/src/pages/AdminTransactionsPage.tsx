import { adminPaths } from '../admin-paths.ts'
import { AdminList, adminListLoader } from '../parts/admin/list/AdminList.tsx'
import { PaymentLinks } from '../parts/admin/payments/PaymentLinks.tsx'
import { transactionList } from '../parts/admin/payments/transaction-list.tsx'

export const loader = adminListLoader(transactionList)

/** Every try to pay online, found and exported [ADM-7]. */
export default function AdminTransactionsPage() {
  return (
    <AdminList
      list={transactionList}
      exportOperation="adminExportTransactions"
      actions={<PaymentLinks current={adminPaths.transactions} />}
    />
  )
}

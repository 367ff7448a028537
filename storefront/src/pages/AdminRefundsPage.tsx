import { adminPaths } from '../admin-paths.ts'
import { AdminList, adminListLoader } from '../parts/admin/list/AdminList.tsx'
import { PaymentLinks, useMayChangePayments } from '../parts/admin/payments/PaymentLinks.tsx'
import { refundList } from '../parts/admin/payments/refund-list.tsx'
import { useRetryRefund } from '../queries/admin-payments.ts'

export const loader = adminListLoader(refundList)

/** Money that goes back, of all orders; what failed is made again [ADM-7]. */
export default function AdminRefundsPage() {
  const mayChange = useMayChangePayments()
  const { mutate: retry, isPending } = useRetryRefund()
  return (
    <AdminList
      list={refundList}
      exportOperation="adminExportRefunds"
      rowActions={({ id, paymentId, status }) => [
        [
          { label: 'Open the payment', href: adminPaths.transaction(paymentId) },
          ...(status === 'failed' && mayChange && !isPending
            ? [{ label: 'Make the refund again', onSelect: () => retry(id) }]
            : []),
        ],
      ]}
      actions={<PaymentLinks current={adminPaths.refunds} />}
    />
  )
}

import { roleHolds } from '@shruti/server/contract/permissions'
import { adminPaths } from '../../../admin-paths.ts'
import { useUser } from '../../../queries/user.ts'
import { SisterLinks } from '../SisterLinks.tsx'

const pages = [
  { label: 'Methods', href: adminPaths.payments },
  { label: 'Transactions', href: adminPaths.transactions },
  { label: 'Refunds', href: adminPaths.refunds },
  { label: 'Cash on delivery', href: adminPaths.cash },
  { label: 'Reconciliation', href: adminPaths.reconciliation },
] as const

/** The pages of payments beside this one, for who may see them [ADM-7]. @param current the page's own path */
export function PaymentLinks({ current }: { current: (typeof pages)[number]['href'] }) {
  const role = useUser().data?.adminRole
  if (!role || !roleHolds(role, 'payments.read')) return null
  return <SisterLinks pages={pages} current={current} />
}

/** Whether who is signed in may enter cash, make refunds again and ask the provider. */
export function useMayChangePayments(): boolean {
  const role = useUser().data?.adminRole
  return role !== undefined && roleHolds(role, 'payments.write')
}

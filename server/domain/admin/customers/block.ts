import type { BulkAnswer } from '../../../contract/index.ts'
import { countEarlierPurchases } from '../../accounts/purchases.ts'
import { endSessionsOf } from '../../accounts/session-list.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import type { UserRecord } from '../../records.ts'
import type { Administrator } from '../audit.ts'
import { changeManyAsAdministrator } from '../bulk/bulk.ts'
import { requireCustomer } from './customer.ts'

interface Blocking {
  readonly ids: readonly string[]
  readonly blocked: boolean
  /** For the audit log. */
  readonly reason?: string | undefined
  readonly batchId?: string | undefined
}

/** What people call a customer. */
export function labelOfCustomer({ name, username, email, phoneNumber }: UserRecord): string {
  return name ?? username ?? email ?? phoneNumber ?? 'A customer without a name'
}

/**
 * Blocks customers, which ends their sessions at once and keeps them from signing in, or lets them in again. Can be undone:
 * who was signed in then is signed in again.
 */
export async function adminBlockCustomers(
  dependencies: Dependencies,
  administrator: Administrator,
  { ids, blocked, reason, batchId }: Blocking,
): Promise<BulkAnswer> {
  // Now and not by the next read, which an undo would take for somebody else's change.
  await countEarlierPurchases(dependencies.store)
  return changeManyAsAdministrator(dependencies, administrator, {
    action: 'customer.block',
    ids,
    batchId,
    async labelOf(tx, id) {
      const user = await tx.get('users', id)
      return user ? labelOfCustomer(user) : 'A customer who is gone'
    },
    async change(tx, id) {
      const user = await requireCustomer(tx, id)
      if (user.blocked === blocked)
        throw shopError('customer_state_unchanged', { state: blocked ? 'blocked' : 'active' })
      await tx.put('users', { ...user, blocked, version: user.version + 1 })
      if (blocked) await endSessionsOf(tx, id)
      return {
        label: labelOfCustomer(user),
        subject: `customer:${id}`,
        detail: [blocked ? 'Blocked' : 'Let in again', reason].filter(Boolean).join('. '),
        before: { blocked: user.blocked },
        after: { blocked },
      }
    },
  })
}

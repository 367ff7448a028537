import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import type { AuditRecord, ShopTransaction } from '../records.ts'

/** Notes who changed what, in the transaction that changes it (ADM-9). Never secrets. */
export async function recordAudit(
  { clock, ids }: Dependencies,
  tx: ShopTransaction,
  entry: Omit<AuditRecord, 'id' | 'at'>,
): Promise<void> {
  await tx.put('audit', { id: ids.id(), at: toInstant(clock.now()), ...entry })
}

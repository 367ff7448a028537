import { signedIn, type Caller } from '../accounts/sessions.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies, RequestContext } from '../context.ts'
import type { ApiKeyRecord } from './api-keys/records.ts'
import type { AuditRecord, ShopTransaction, UserRecord } from '../records.ts'
import { changesBetween } from './audit-changes.ts'

/**
 * The audit log: what administrators changed (ADM-9). It is only ever added to, by `recordAudit` and nothing else; no
 * operation changes or removes an entry. Retention ends it after three years (`retention.ts`). The trail of the books is
 * each order's own timeline, with who moved it: that stays as long as the order, as rule 3 of the Companies (Accounts)
 * Rules asks.
 */

/** Who makes a change, and by which request. */
export interface Administrator {
  readonly user: UserRecord
  readonly clientAddress: string
  readonly requestId: string | null
  /** The key that a program calls with, in the name of whoever made it. */
  readonly apiKey?: Pick<ApiKeyRecord, 'id' | 'name' | 'prefix'> | undefined
}

/** The administrator who sends a request. The access middleware has made sure that there is one. */
export function administratorOf(context: RequestContext & { readonly caller: Caller }): Administrator {
  const { caller, clientAddress, requestId = null } = context
  return { user: signedIn(caller), clientAddress, requestId, apiKey: caller.apiKey }
}

/** Whom an entry names: a program by its key, since a person may have many of them. */
export function actorOf({
  user,
  clientAddress: address,
  requestId,
  apiKey,
}: Administrator): Pick<AuditRecord, 'actorId' | 'actorName' | 'address' | 'requestId'> {
  return {
    actorId: apiKey?.id ?? user.id,
    actorName: apiKey ? `API key ${apiKey.name} (${apiKey.prefix}…)` : user.username,
    address,
    requestId,
  }
}

/** The record as it was and as it is now; the log keeps the fields that differ, and no secret. */
export interface AuditedStates {
  readonly before: object | null
  readonly after: object | null
}

/** What a change answers with, and how it stands in the log. */
export interface AdministratorsChange<T> extends AuditedStates {
  readonly answer: T
  /** What was done: "order.status". */
  readonly action: string
  /** What it was done to: "order:<id>". */
  readonly subject: string
  /** In words, for whoever reads the log. */
  readonly detail: string
}

/**
 * Makes an administrator's change: the change and its entry in the audit log are one transaction, so that neither is
 * there without the other. Every operation of an administrator goes through here; the contract suite holds it to that.
 */
export async function changeAsAdministrator<T>(
  dependencies: Dependencies,
  administrator: Administrator,
  change: (tx: ShopTransaction) => Promise<AdministratorsChange<T>>,
): Promise<T> {
  return dependencies.store.transaction(async tx => {
    const { answer, ...what } = await change(tx)
    await recordAudit(dependencies, tx, { ...what, ...actorOf(administrator) })
    return answer
  })
}

/**
 * Adds an entry, in the transaction that makes the change, field by field: for what whoever runs the server changes by a
 * command. Administrators' changes go through `changeAsAdministrator`.
 */
export async function recordAudit(
  { clock, ids }: Pick<Dependencies, 'clock' | 'ids'>,
  tx: ShopTransaction,
  { before, after, ...entry }: Omit<AuditRecord, 'id' | 'at' | 'changes'> & AuditedStates,
): Promise<void> {
  const changes = changesBetween(before, after)
  await tx.put('audit', { id: ids.id(), at: toInstant(clock.now()), ...entry, changes })
}

import type { AuditEntry } from '../../../contract/index.ts'
import { rangeOfDays } from '../../calendar.ts'
import type { Dependencies } from '../../context.ts'
import { pageBounds, type PageQuery, type RecordPage } from '../../paging.ts'
import type { ListQuery } from '../../ports/store.ts'
import type { AuditRecord } from '../../records.ts'

const pageSize = 50

export interface AuditSearch extends PageQuery {
  readonly actorId?: string | undefined
  readonly subject?: string | undefined
  readonly action?: string | undefined
  /** Part of what an entry says, or of who made it. */
  readonly search?: string | undefined
  readonly direction?: 'asc' | 'desc' | undefined
  /** Instants, or days in India. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Entries that match, the newest first unless asked otherwise (ADM-9). */
export async function listAuditEntries(
  { store }: Dependencies,
  query: AuditSearch,
): Promise<RecordPage<AuditEntry>> {
  const { actorId, subject, action, search, direction = 'desc' } = query
  const where = Object.fromEntries(
    Object.entries({ actorId, subject, action }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )
  const selection: Pick<ListQuery, 'where' | 'range' | 'contains'> = {
    where,
    range: { index: 'at', ...rangeOfDays(query) },
    ...(search && { contains: { index: 'search', anyOf: [search] } }),
  }
  const [entries, total] = await Promise.all([
    store.list('audit', {
      ...selection,
      orderBy: { index: 'at', direction },
      ...pageBounds(query, pageSize),
    }),
    store.count('audit', selection),
  ])
  return { items: entries.map(toAuditEntry), total }
}

/** Entries of shops that are older than a field have none of it. */
export function toAuditEntry(record: AuditRecord): AuditEntry {
  const { id, at, actorId, action, subject, detail } = record
  const { actorName = null, address = null, requestId = null, changes = [] } = record
  return {
    id,
    at,
    actorId,
    actorName,
    action,
    subject,
    detail,
    changes: [...changes],
    address,
    requestId,
  }
}

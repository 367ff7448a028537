import * as z from 'zod'
import { listInput } from './admin-lists.ts'
import { id, instant, pathId } from './common.ts'

const leaf = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** One field that changed. Null: it was not there, or is not any more. Secrets are "(hidden)". */
export const auditChange = z.strictObject({
  /** Path in the record: "payments.cod.limit", "timeline.3.status". */
  field: z.string(),
  before: leaf,
  after: leaf,
})

/** What an administrator changed. */
export const auditEntry = z.strictObject({
  id,
  at: instant,
  /** Null: whoever runs the server, by a command. */
  actorId: z.string().nullable(),
  /** What the administrator was called then. */
  actorName: z.string().nullable(),
  /** "order.status", "settings.currency" … */
  action: z.string(),
  /** "order:<id>", "settings:shop", "user:<id>". */
  subject: z.string(),
  /** In words; may be empty. */
  detail: z.string(),
  changes: z.array(auditChange),
  /** Network address that the change came from. */
  address: z.string().nullable(),
  /** The request's id, as in the server's log. */
  requestId: z.string().nullable(),
})

const aDay = 'Use a date and time such as 2026-11-20T06:00:00Z'

/** An instant, or a day in India: 2026-11-20. */
const momentOrDay = z.union([z.iso.datetime(), z.iso.date()], aDay)

export const listAuditInput = z.object({
  actorId: z.string().max(64).optional(),
  subject: z.string().max(200).optional(),
  action: z.string().max(100).optional(),
  /** Entries from this instant or day on. */
  from: momentOrDay.optional(),
  /** Entries before this instant, or up to the end of this day. */
  to: momentOrDay.optional(),
  ...listInput(['at']),
})

export const auditEntryDetail = z.strictObject({
  ...auditEntry.shape,
  /** Why it cannot be taken back; null when it can. */
  cannotRevert: z.string().nullable(),
})

export const auditIdInput = z.object({ id: pathId })

import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { minuteMs } from '../rates.ts'
import type { SessionRecord } from '../records.ts'
import { sessionOf, type Caller } from './sessions.ts'

/** How long a sign-in, or a later confirmation, counts for what cannot be undone. */
const confirmationMs = 10 * minuteMs

/** Until when this session counts as just confirmed, in milliseconds since 1970; null when it does not. */
export function confirmedUntilMs(session: SessionRecord, nowMs: number): number | null {
  const untilMs = Date.parse(session.authenticatedAt ?? session.createdAt) + confirmationMs
  return nowMs < untilMs ? untilMs : null
}

/**
 * Stands before what cannot be undone: whoever finds an open browser must not be able to do it.
 * @throws reauthentication_required unless the caller signed in, or confirmed it, within the last 10 minutes
 */
export function requireConfirmation({ clock }: Dependencies, caller: Caller): void {
  if (confirmedUntilMs(sessionOf(caller), clock.now()) === null) throw shopError('reauthentication_required')
}

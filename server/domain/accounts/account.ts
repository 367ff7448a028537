import type { Account } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import type { SessionRecord, UserRecord } from '../records.ts'
import { confirmedUntilMs } from './confirmation.ts'
import { toUser } from './user.ts'

/** The account as its owner sees it in this session. */
export function toAccount({ clock }: Dependencies, user: UserRecord, session: SessionRecord): Account {
  const untilMs = confirmedUntilMs(session, clock.now())
  return {
    ...toUser(user),
    emailVerified: user.emailVerified ?? false,
    phoneNumberVerified: user.phoneNumberVerified,
    hasPassword: user.passwordHash !== null,
    createdAt: user.createdAt,
    confirmedUntil: untilMs === null ? null : toInstant(untilMs),
  }
}

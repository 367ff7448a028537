import type { Account } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import type { SessionRecord, ShopReader, UserRecord } from '../records.ts'
import { confirmedUntilMs } from './confirmation.ts'
import { secondFactorOf } from './second-factor/codes.ts'
import { toUser } from './user.ts'

/** The account as its owner sees it in this session, or without one where others ask. */
export async function toAccount(
  { clock }: Dependencies,
  reader: ShopReader,
  user: UserRecord,
  session: SessionRecord | null,
): Promise<Account> {
  const factor = await secondFactorOf(reader, user.id)
  const untilMs = session && confirmedUntilMs(session, clock.now())
  return {
    ...toUser(user),
    emailVerified: user.emailVerified ?? false,
    phoneNumberVerified: user.phoneNumberVerified,
    hasPassword: user.passwordHash !== null,
    secondFactor: { on: factor !== undefined, recoveryCodesLeft: factor?.recoveryCodeHashes.length ?? 0 },
    createdAt: user.createdAt,
    confirmedUntil: untilMs === null ? null : toInstant(untilMs),
  }
}

import { languageField, type Language, type User } from '../../contract/index.ts'
import { mergeGuestCart } from '../cart/merge.ts'
import type { Dependencies, RequestContext } from '../context.ts'
import { toInstant } from '../calendar.ts'
import { shopError } from '../errors.ts'
import { minuteMs } from '../rates.ts'
import type { SessionRecord, ShopTransaction, UserRecord } from '../records.ts'
import { deviceOf } from './device.ts'
import { rememberAccount } from './known-devices.ts'
import { secondFactorOf } from './second-factor/codes.ts'
import { newSession, putGuestSession, putUserSession, type Caller } from './sessions.ts'
import { toUser } from './user.ts'

/** How long the second half of a sign-in may take. */
const secondFactorWaitMs = 5 * minuteMs

/** Does its part of a sign-in inside the transaction and answers with the user to sign in. */
export type FindUser = (tx: ShopTransaction) => Promise<UserRecord>

/**
 * Signs in whom `findUser` finds, in one transaction: the session gets a new id, so that an id planted before
 * sign-in is worth nothing, the old one ends, and a guest's cart becomes part of the user's (CART-1).
 * @throws account_blocked when the user is blocked; second_factor_required when a code has to follow, for five minutes
 */
export async function signIn(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  findUser: FindUser,
  { secondFactorGiven = false } = {},
): Promise<User> {
  const { store } = dependencies
  const session = await newSession(dependencies, context.session, context.clientAddress)
  let isNewSession = false
  const user = await store.transaction(async tx => {
    const found = await findUser(tx)
    if (found.blocked) throw shopError('account_blocked')
    if (!secondFactorGiven && (await secondFactorOf(tx, found.id))) {
      isNewSession = await waitForSecondFactor(dependencies, tx, {
        caller,
        fresh: session.record,
        user: found,
      })
      return null
    }
    if (caller.session) {
      await mergeGuestCart(dependencies, tx, caller.session, found.id)
      await tx.delete('sessions', caller.session.id)
    }
    await putUserSession(tx, { ...session.record, device: deviceOf(context.userAgent) }, found)
    await rememberLanguage(tx, found, context.language)
    return found
  })
  if (user === null) {
    if (isNewSession) session.handOver(null)
    throw shopError('second_factor_required')
  }
  session.handOver(user)
  await rememberAccount(dependencies, context.device, user.id)
  return toUser(user)
}

/** What the shop writes about the account from now on is in the language in which its owner signed in. */
async function rememberLanguage(
  tx: ShopTransaction,
  { language: before, ...user }: UserRecord,
  language: Language = 'en',
): Promise<void> {
  if (language !== (before ?? 'en')) await tx.put('users', { ...user, ...languageField(language) })
}

/**
 * Binds the first half of a sign-in to the session that gave it: nobody else can finish it.
 * @returns whether that is the fresh session, for a client that had none
 */
async function waitForSecondFactor(
  { clock }: Dependencies,
  tx: ShopTransaction,
  { caller, fresh, user }: { caller: Caller; fresh: SessionRecord; user: UserRecord },
): Promise<boolean> {
  const pendingSecondFactor = {
    userId: user.id,
    expiresAt: toInstant(clock.now() + secondFactorWaitMs),
  }
  // Read again: one that was signed out meanwhile must not come back.
  const held = caller.session && (await tx.get('sessions', caller.session.id))
  if (held) {
    await tx.put('sessions', { ...held, pendingSecondFactor })
    return false
  }
  await putGuestSession(tx, { ...fresh, pendingSecondFactor }, clock.now())
  return true
}

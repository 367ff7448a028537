import type { Account, UpdatedAccount } from '../../contract/index.ts'
import type { Dependencies, RequestContext } from '../context.ts'
import { shopError } from '../errors.ts'
import { notifyFormerPhone, notifyOwner } from '../mail/notify.ts'
import { maskEmail, maskPhoneNumber } from '../masking.ts'
import { recordSecurityEvent } from '../record-security-event.ts'
import type { ShopReader, ShopTransaction, UserRecord } from '../records.ts'
import { toAccount } from './account.ts'
import { requireConfirmation } from './confirmation.ts'
import { joinAccounts, opensByItsNumberAlone } from './join-accounts.ts'
import { redeemOwnCode, sendOwnCode } from './own-codes.ts'
import { sessionOf, signedIn, type Caller } from './sessions.ts'

export interface AccountChange {
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly phoneNumber?: string | undefined
  readonly channel: 'sms' | 'whatsapp'
}

/**
 * Changes the name at once. A new e-mail address or phone number gets a code, and takes effect when it is entered: what
 * nobody proved to have never becomes a way in.
 * @throws reauthentication_required for a new address or number, email_registered and phone_number_registered when
 *   another account proved to have it and opens by more than that number, mail_unavailable, phone_country_not_served, too_many_requests, session_error
 */
export async function updateAccount(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  { name, email, phoneNumber, channel }: AccountChange,
): Promise<UpdatedAccount> {
  const { store } = dependencies
  const user = signedIn(caller)
  const destination = email ?? phoneNumber
  if (destination !== undefined) {
    // To verify what the account has already takes no confirmation.
    if (destination !== user.email && destination !== user.phoneNumber)
      requireConfirmation(dependencies, caller)
    await refuseProved(store, user, destination)
  }
  const changed = name === undefined ? user : await rename(dependencies, user, name)
  const isNeeded = destination !== undefined && !isProved(user, destination)
  const verification = isNeeded
    ? {
        destination,
        ...(await sendOwnCode(dependencies, context, caller, {
          purpose: 'verify_contact',
          destination,
          channel: email === undefined ? channel : 'email',
        })),
      }
    : null
  return { account: await toAccount(dependencies, store, changed, sessionOf(caller)), verification }
}

async function rename({ store }: Dependencies, { id }: UserRecord, name: string): Promise<UserRecord> {
  return store.transaction(async tx => {
    const user = await tx.get('users', id)
    if (!user) throw shopError('unauthenticated')
    const renamed = { ...user, name, version: user.version + 1 }
    await tx.put('users', renamed)
    return renamed
  })
}

const isEmail = (destination: string) => destination.includes('@')

function isProved(user: UserRecord, destination: string): boolean {
  return isEmail(destination)
    ? user.email === destination && user.emailVerified === true
    : user.phoneNumber === destination && user.phoneNumberVerified
}

/** Another account with this address or number, whether it proved to have it or not. */
async function otherHolder(
  reader: ShopReader,
  user: UserRecord,
  destination: string,
): Promise<UserRecord | undefined> {
  const where = isEmail(destination) ? { email: destination } : { phoneNumber: destination }
  const [holder] = await reader.list('users', { where, limit: 1 })
  return holder?.id === user.id ? undefined : holder
}

async function refuseProved(reader: ShopReader, user: UserRecord, destination: string): Promise<void> {
  const holder = await otherHolder(reader, user, destination)
  if (!holder || !isProved(holder, destination)) return
  // Whoever enters its code could sign in there as well: that account becomes part of this one.
  if (!isEmail(destination) && opensByItsNumberAlone(holder)) return
  throw isEmail(destination)
    ? shopError('email_registered', {}, 'email')
    : shopError('phone_number_registered', {}, 'phoneNumber')
}

/** Whoever only claimed an address loses it to who proves to have it. A number that is claimed stands in nobody's way. */
async function releaseClaim(tx: ShopTransaction, user: UserRecord, destination: string): Promise<void> {
  const claimant = isEmail(destination) ? await otherHolder(tx, user, destination) : undefined
  if (claimant) await tx.put('users', { ...claimant, email: null, version: claimant.version + 1 })
}

/** Joins the account that a proven number alone opened, if there is one. */
async function joinHolder(
  dependencies: Dependencies,
  tx: ShopTransaction,
  user: UserRecord,
  phoneNumber: string,
): Promise<UserRecord | undefined> {
  const former = isEmail(phoneNumber) ? undefined : await otherHolder(tx, user, phoneNumber)
  if (former) await joinAccounts(dependencies, tx, user, former)
  return former
}

/**
 * The code that was sent to a new address or number: with it the change takes effect. The old address or
 * number is told. An account that the number alone opened becomes part of this one.
 * @throws session_expired, invalid_otp, too_many_otp_attempts, email_registered, phone_number_registered
 */
export async function verifyContact(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  input: { otp: string },
): Promise<Account> {
  const destination = await redeemOwnCode(dependencies, caller, 'verify_contact', input.otp)
  const { before, after, former } = await dependencies.store.transaction(async tx => {
    const claiming = await tx.get('users', signedIn(caller).id)
    if (!claiming) throw shopError('unauthenticated')
    await refuseProved(tx, claiming, destination)
    await releaseClaim(tx, claiming, destination)
    const joined = await joinHolder(dependencies, tx, claiming, destination)
    // Read again: joining writes what came with the other account.
    const user = (await tx.get('users', claiming.id)) ?? claiming
    const proved: UserRecord = isEmail(destination)
      ? { ...user, email: destination, emailVerified: true, version: user.version + 1 }
      : { ...user, phoneNumber: destination, phoneNumberVerified: true, version: user.version + 1 }
    await tx.put('users', proved)
    return { before: user, after: proved, former: joined }
  })
  if (former) {
    const details = { actor: after.id, subject: former.id, change: 'joined' }
    recordSecurityEvent(dependencies, context, 'user_updated', details)
  }
  if (before.email !== after.email) {
    notifyOwner(dependencies, before, { kind: 'email_changed', newEmail: maskEmail(destination) })
  } else if (before.phoneNumber !== after.phoneNumber) {
    const newPhoneNumber = maskPhoneNumber(destination)
    notifyOwner(dependencies, after, { kind: 'phone_number_changed', newPhoneNumber })
    notifyFormerPhone(dependencies, before, newPhoneNumber)
  }
  return toAccount(dependencies, dependencies.store, after, sessionOf(caller))
}

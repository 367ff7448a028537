import type { CodeSent } from '../../contract/index.ts'
import type { Dependencies, RequestContext } from '../context.ts'
import { shopError } from '../errors.ts'
import { notifyOwner } from '../mail/notify.ts'
import type { ShopReader, UserRecord } from '../records.ts'
import { resendAfterSeconds } from './code-limits.ts'
import { hasSeen, readDevice, readOrIssueDevice } from './known-devices.ts'
import { redeemCode, sendCode, type CodeSlot } from './one-time-codes.ts'
import { holderOf } from './otp.ts'
import { requireChannel } from './own-codes.ts'
import { refuseCommonPassword } from './password.ts'
import { endSessionsOf } from './session-list.ts'

const slotOf = (destination: string, binding: string): CodeSlot => ({
  purpose: 'reset_password',
  destination,
  binding,
})

/**
 * The account whose password may be reset by a code sent there. An address that was never verified counts only while no
 * phone was: otherwise whoever registered with someone else's address would keep their own way in to what its owner
 * takes over.
 */
async function accountOf(reader: ShopReader, contact: string): Promise<UserRecord | undefined> {
  if (!contact.includes('@')) return holderOf(reader, contact)
  const [user] = await reader.list('users', { where: { email: contact }, limit: 1 })
  return user && (user.emailVerified === true || !user.phoneNumberVerified) ? user : undefined
}

/**
 * Sends a code to choose a new password with. The answer is the same, and takes the same time, whether there is an
 * account or not.
 * @throws mail_unavailable, phone_country_not_served, too_many_requests, session_error
 */
export async function requestPasswordReset(
  dependencies: Dependencies,
  context: RequestContext,
  { contact, channel }: { contact: string; channel: 'sms' | 'whatsapp' },
): Promise<CodeSent> {
  const chosen = contact.includes('@') ? 'email' : channel
  requireChannel(dependencies, chosen)
  const device = await readOrIssueDevice(dependencies, context.device)
  const account = await accountOf(dependencies.store, contact)
  const { code } = await sendCode(dependencies, {
    language: context.language,
    slot: slotOf(contact, device.id),
    channel: chosen,
    requester: {
      address: context.clientAddress,
      knownDeviceId: hasSeen(device, account?.id) ? device.id : null,
    },
    discreet: { isSent: account !== undefined && !account.blocked },
  })
  return {
    message: 'If there is an account with this email or phone number, we sent an OTP to it.',
    resendAfterSeconds,
    ...(dependencies.config.testMode ? { otp: code } : {}),
  }
}

/**
 * Sets a new password by a code, or the first one of an account that signed in by phone alone. It signs nobody in: all
 * sessions end, and a second factor is asked for at the next sign-in as before.
 * @throws session_expired, invalid_otp, too_many_otp_attempts, common_password
 */
export async function resetPassword(
  dependencies: Dependencies,
  context: RequestContext,
  { contact, otp, newPassword }: { contact: string; otp: string; newPassword: string },
): Promise<void> {
  const device = await readDevice(dependencies, context.device)
  if (!device) throw shopError('session_expired')
  // Against what was sent alone: the account's own names would tell a stranger of them.
  await refuseCommonPassword(newPassword, { username: null, email: contact, phoneNumber: null })
  await redeemCode(dependencies, slotOf(contact, device.id), otp)
  const passwordHash = await dependencies.hasher.hashPassword(newPassword)
  const user = await dependencies.store.transaction(async tx => {
    const account = await accountOf(tx, contact)
    if (!account || account.blocked) throw shopError('session_expired')
    const changed: UserRecord = {
      ...account,
      passwordHash,
      // The code came from there.
      ...(contact.includes('@') && { emailVerified: true }),
      version: account.version + 1,
    }
    await tx.put('users', changed)
    await endSessionsOf(tx, account.id)
    return changed
  })
  notifyOwner(dependencies, user, { kind: 'password_changed' })
}

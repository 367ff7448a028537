import type { Account, RecoveryCodes, StartedSecondFactor } from '../../../contract/index.ts'
import { changeAsAdministrator, type Administrator } from '../../admin/audit.ts'
import { toInstant } from '../../calendar.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { notifyOwner } from '../../mail/notify.ts'
import { toAccount } from '../account.ts'
import { requireConfirmation } from '../confirmation.ts'
import type { SecondFactorRecord } from '../../records.ts'
import { sessionOf, signedIn, type Caller } from '../sessions.ts'
import { keyOf, newRecoveryCodes, secondFactorOf, useCode } from './codes.ts'
import { authenticatorSecret } from './totp.ts'

/**
 * Gives an administrator the secret for an authenticator app. Nothing is asked for at sign-in until a code of the app
 * was entered; starting again replaces the secret.
 * @throws forbidden for customers, reauthentication_required, second_factor_on
 */
export async function startSecondFactor(
  dependencies: Dependencies,
  caller: Caller,
): Promise<StartedSecondFactor> {
  const { ids, store } = dependencies
  const user = signedIn(caller)
  if (!user.isAdmin) throw shopError('forbidden')
  requireConfirmation(dependencies, caller)
  const factor = {
    id: user.id,
    salt: ids.secret(),
    confirmedAt: null,
    lastStep: 0,
    recoveryCodeHashes: [],
    wrongCodes: 0,
    lastWrongAt: null,
  }
  await store.transaction(async tx => {
    if (await secondFactorOf(tx, user.id)) throw shopError('second_factor_on')
    await tx.put('secondFactors', factor)
  })
  return authenticatorSecret(
    await keyOf(dependencies, factor),
    user.username ?? user.email ?? 'administrator',
  )
}

/**
 * Turns the second factor on with the first code of the app.
 * @returns ten recovery codes, which are shown this once
 * @throws second_factor_off when it was not started, second_factor_on, incorrect_code, too_many_requests
 */
export async function confirmSecondFactor(
  dependencies: Dependencies,
  administrator: Administrator,
  input: { code: string },
): Promise<RecoveryCodes> {
  const { clock, store } = dependencies
  const { user } = administrator
  const { id } = user
  const started = await store.get('secondFactors', id)
  if (!started) throw shopError('second_factor_off')
  if (started.confirmedAt !== null) throw shopError('second_factor_on')
  await useCode(dependencies, id, input.code)
  const { codes, hashes } = await newRecoveryCodes(dependencies)
  await changeAsAdministrator(dependencies, administrator, async tx => {
    const factor = await tx.get('secondFactors', id)
    // Started anew by another device meanwhile: its code has not been seen.
    if (factor?.salt !== started.salt) throw shopError('incorrect_code', {}, 'code')
    const on = { ...factor, confirmedAt: toInstant(clock.now()), recoveryCodeHashes: hashes }
    await tx.put('secondFactors', on)
    return { answer: undefined, ...entryOf(id, 'second_factor.on', { before: null, after: on }) }
  })
  notifyOwner(dependencies, user, { kind: 'second_factor_changed', on: true })
  return { recoveryCodes: codes }
}

/**
 * Turns the second factor off.
 * @throws reauthentication_required, second_factor_off
 */
export async function removeSecondFactor(
  dependencies: Dependencies,
  administrator: Administrator,
  caller: Caller,
): Promise<Account> {
  requireConfirmation(dependencies, caller)
  const { user } = administrator
  const account = await changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await secondFactorOf(tx, user.id)
    if (!before) throw shopError('second_factor_off')
    await tx.delete('secondFactors', user.id)
    return {
      answer: await toAccount(dependencies, tx, user, sessionOf(caller)),
      ...entryOf(user.id, 'second_factor.off', { before, after: null }),
    }
  })
  notifyOwner(dependencies, user, { kind: 'second_factor_changed', on: false })
  return account
}

/**
 * Makes ten new recovery codes; the old ones are worth nothing from then on.
 * @throws reauthentication_required, second_factor_off
 */
export async function renewRecoveryCodes(
  dependencies: Dependencies,
  administrator: Administrator,
  caller: Caller,
): Promise<RecoveryCodes> {
  requireConfirmation(dependencies, caller)
  const { id } = administrator.user
  const { codes, hashes } = await newRecoveryCodes(dependencies)
  await changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await secondFactorOf(tx, id)
    if (!before) throw shopError('second_factor_off')
    const after = { ...before, recoveryCodeHashes: hashes }
    await tx.put('secondFactors', after)
    return { answer: undefined, ...entryOf(id, 'second_factor.recovery_codes', { before, after }) }
  })
  return { recoveryCodes: codes }
}

function entryOf(
  userId: string,
  action: string,
  states: { readonly before: SecondFactorRecord | null; readonly after: SecondFactorRecord | null },
) {
  const [before, after] = [auditedStateOf(states.before), auditedStateOf(states.after)]
  return { action, subject: `user:${userId}`, detail: '', before, after }
}

/** What of it is worth a line. Of the codes the log says only that they are others. */
function auditedStateOf(factor: SecondFactorRecord | null) {
  return factor && { confirmedAt: factor.confirmedAt, recoveryCodes: factor.recoveryCodeHashes.join(' ') }
}

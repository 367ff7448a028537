import type { Account } from '../../contract/index.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { notifyOwner } from '../mail/notify.ts'
import type { UserRecord } from '../records.ts'
import { toAccount } from './account.ts'
import { isCommonPassword } from './common-passwords.ts'
import { requireConfirmation } from './confirmation.ts'
import { checkPassword } from './reauthentication.ts'
import { endSessionsOf } from './session-list.ts'
import { sessionOf, signedIn, type Caller } from './sessions.ts'

/** @throws common_password for one that everyone guesses, or that is made of the account's own names */
export async function refuseCommonPassword(
  password: string,
  user: Pick<UserRecord, 'username' | 'email' | 'phoneNumber'>,
): Promise<void> {
  const names = [user.username, user.email, user.phoneNumber].filter(name => name !== null)
  if (await isCommonPassword(password, names)) throw shopError('common_password', {}, 'newPassword')
}

/**
 * Changes the password; every other session ends. An account without one gets its first after a confirmation of another
 * kind.
 * @throws incorrect_password also when it is missing, common_password, reauthentication_required, too_many_requests
 */
export async function changePassword(
  dependencies: Dependencies,
  caller: Caller,
  input: { currentPassword?: string | undefined; newPassword: string },
): Promise<Account> {
  const { hasher, store } = dependencies
  const user = signedIn(caller)
  if (user.passwordHash === null) requireConfirmation(dependencies, caller)
  else await checkPassword(dependencies, caller, input.currentPassword ?? '', 'currentPassword')
  await refuseCommonPassword(input.newPassword, user)
  const passwordHash = await hasher.hashPassword(input.newPassword)
  const account = await store.transaction(async tx => {
    const [current, session] = [
      await tx.get('users', user.id),
      await tx.get('sessions', sessionOf(caller).id),
    ]
    // Changed by someone else while this one was being hashed: what was checked is no longer the password.
    if (!current || !session || current.passwordHash !== user.passwordHash) {
      throw shopError('incorrect_password', {}, 'currentPassword')
    }
    const changed = { ...current, passwordHash, version: current.version + 1 }
    await tx.put('users', changed)
    await endSessionsOf(tx, user.id, session.id)
    return toAccount(dependencies, tx, changed, session)
  })
  notifyOwner(dependencies, user, { kind: 'password_changed' })
  return account
}

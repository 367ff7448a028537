import { randomBytes } from 'node:crypto'
import { recordAudit } from '../domain/admin/audit.ts'
import { isCommonPassword } from '../domain/accounts/common-passwords.ts'
import { endSessionsOf } from '../domain/accounts/session-list.ts'
import { recordSecurityEvent, type Dependencies } from '../domain/index.ts'
import { administrator } from '../seed/index.ts'
import { OperatorError } from './operator-errors.ts'

type Ports = Pick<Dependencies, 'store' | 'hasher' | 'ids' | 'clock' | 'log' | 'observer'>

/** User name of the first administrator. */
export const firstAdministratorName = 'admin'

/**
 * Makes the first administrator where the shop has none.
 * @param password ADMIN_PASSWORD; without it a random one is made
 * @returns the random password, to be shown once; null when there was an administrator or a password was given
 * @throws OperatorError when the password is a common one
 */
export async function ensureAdministrator(
  ports: Ports,
  password: string | undefined,
): Promise<string | null> {
  const { store, hasher, clock } = ports
  const administrators = await store.count('users', { where: { role: 'administrator' } })
  if (administrators > 0) return null
  const chosen = password ?? randomBytes(12).toString('base64url')
  await refuseCommonPassword(chosen, firstAdministratorName)
  const passwordHash = await hasher.hashPassword(chosen)
  const user = administrator({ passwordHash, now: clock.now() })
  await store.transaction(async tx => {
    await tx.put('users', user)
    await recordAudit(ports, tx, {
      actorId: null,
      action: 'administrator_set',
      subject: firstAdministratorName,
      detail: 'Made with the shop, which had no administrator',
      before: null,
      after: user,
    })
  })
  recordSecurityEvent(ports, null, 'authz_first_administrator', { subject: user.id })
  return password === undefined ? chosen : null
}

/**
 * Makes a user an administrator with this password, creating the user where there is none. Whoever was signed in
 * as this user before is signed out. Two-step sign-in stays as it is unless it is to be removed: whoever runs the server
 * lets in an administrator who lost both phone and recovery codes.
 * @param options.username as the contract's `username` schema gives it: lower case
 * @returns whether the user is new
 * @throws OperatorError when the password is a common one
 */
export async function setAdministrator(
  ports: Ports,
  {
    username,
    password,
    removeSecondFactor = false,
  }: { username: string; password: string; removeSecondFactor?: boolean },
): Promise<'created' | 'changed'> {
  const { store, hasher, ids, clock } = ports
  await refuseCommonPassword(password, username)
  const passwordHash = await hasher.hashPassword(password)
  const now = clock.now()
  const { subject, outcome } = await store.transaction(async tx => {
    const [existing] = await tx.list('users', { where: { username } })
    const user = existing ?? { ...administrator({ passwordHash, now }), id: ids.id(), username, name: null }
    const changed = {
      ...user,
      isAdmin: true,
      blocked: false,
      passwordHash,
      version: (existing?.version ?? 0) + 1,
    }
    await tx.put('users', changed)
    if (existing) await endSessionsOf(tx, existing.id)
    if (existing && removeSecondFactor) await tx.delete('secondFactors', existing.id)
    await recordAudit(ports, tx, {
      actorId: null,
      action: 'administrator_set',
      subject: username,
      detail: `By whoever runs the server${removeSecondFactor ? ', without two-step sign-in' : ''}`,
      before: existing ?? null,
      after: changed,
    })
    return { subject: user.id, outcome: existing ? ('changed' as const) : ('created' as const) }
  })
  recordSecurityEvent(ports, null, 'authz_change', { subject, change: 'administrator' })
  return outcome
}

async function refuseCommonPassword(password: string, username: string): Promise<void> {
  if (await isCommonPassword(password, [username])) {
    throw new OperatorError('This password is too common. Choose another one.')
  }
}

import type { Administrator as AdministratorAnswer, AdminRole } from '../../../contract/index.ts'
import { isCommonPassword } from '../../accounts/common-passwords.ts'
import { requireConfirmation } from '../../accounts/confirmation.ts'
import { secondFactorOf } from '../../accounts/second-factor/codes.ts'
import { endSessionsOf } from '../../accounts/session-list.ts'
import { isAlive, sessionOf, type Caller } from '../../accounts/sessions.ts'
import { roleOf } from '../../accounts/user.ts'
import { toInstant } from '../../calendar.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { onFirstUse } from '../../on-first-use.ts'
import type { ShopReader, ShopTransaction, UserRecord } from '../../records.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'

/** Who asks, and the session that they ask in. */
export interface Asking {
  readonly administrator: Administrator
  readonly caller: Caller
}

const byName = onFirstUse(() => new Intl.Collator('en-IN'))

/** Everybody who may use the administration, by name. */
export async function listAdministrators(
  dependencies: Dependencies,
  reader: ShopReader = dependencies.store,
): Promise<AdministratorAnswer[]> {
  const users = await reader.list('users', { where: { role: 'administrator' } })
  const answers = await Promise.all(users.map(user => toAnswer(dependencies, reader, user)))
  const nameOf = ({ name, username }: AdministratorAnswer) => name ?? username ?? ''
  return answers.toSorted((left, right) => byName().compare(nameOf(left), nameOf(right)))
}

async function toAnswer(
  { clock }: Dependencies,
  reader: ShopReader,
  user: UserRecord,
): Promise<AdministratorAnswer> {
  const { id, username, name, email, version } = user
  const sessions = await reader.list('sessions', { where: { userId: id } })
  const seen = sessions
    .filter(session => isAlive(session, user, clock.now()))
    .map(({ lastSeenAt }) => lastSeenAt)
  return {
    id,
    username,
    name,
    email,
    role: roleOf(user),
    secondFactor: (await secondFactorOf(reader, id)) !== undefined,
    lastSeenAt: seen.toSorted().at(-1) ?? null,
    version,
  }
}

/** @throws administrator_not_found also for a customer */
async function requireAdministrator(tx: ShopTransaction, id: string): Promise<UserRecord> {
  const user = await tx.get('users', id)
  if (!user?.isAdmin) throw shopError('administrator_not_found')
  return user
}

/**
 * Asked again inside the change: of two owners who take the role from each other at once, the second is one no more.
 * @throws forbidden
 */
async function requireOwner(tx: ShopTransaction, { user: { id } }: Administrator): Promise<void> {
  const current = await tx.get('users', id)
  if (!current?.isAdmin || current.blocked || roleOf(current) !== 'owner') throw shopError('forbidden')
}

/**
 * Adds an administrator, whose first password the owner hands over. Someone who has an account already is refused: the
 * password would be known to somebody else.
 * @throws reauthentication_required, common_password, username_taken, email_registered
 */
export async function createAdministrator(
  dependencies: Dependencies,
  { administrator, caller }: Asking,
  {
    password,
    role,
    ...names
  }: { username: string; name: string; email: string; role: AdminRole; password: string },
): Promise<AdministratorAnswer[]> {
  requireConfirmation(dependencies, caller)
  const { clock, hasher, ids } = dependencies
  if (await isCommonPassword(password, [names.username, names.email]))
    throw shopError('common_password', {}, 'password')
  const user: UserRecord = {
    ...names,
    id: ids.id(),
    phoneNumber: null,
    phoneNumberVerified: false,
    isAdmin: true,
    adminRole: role,
    passwordHash: await hasher.hashPassword(password),
    blocked: false,
    createdAt: toInstant(clock.now()),
    version: 1,
  }
  return changeAsAdministrator(dependencies, administrator, async tx => {
    await requireOwner(tx, administrator)
    if (await tx.count('users', { where: { username: names.username } }))
      throw shopError('username_taken', {}, 'username')
    if (await tx.count('users', { where: { email: names.email } }))
      throw shopError('email_registered', {}, 'email')
    await tx.put('users', user)
    return {
      answer: await listAdministrators(dependencies, tx),
      action: 'administrator.create',
      subject: `user:${user.id}`,
      detail: `${names.username}: ${role}`,
      before: null,
      after: user,
    }
  })
}

/**
 * Gives an administrator another role, which counts from their next request on.
 * @throws reauthentication_required, administrator_not_found, stale_version, last_owner
 */
export async function setAdministratorRole(
  dependencies: Dependencies,
  { administrator, caller }: Asking,
  { id, role, version }: { id: string; role: AdminRole; version: number },
): Promise<AdministratorAnswer[]> {
  requireConfirmation(dependencies, caller)
  return changeAsAdministrator(dependencies, administrator, async tx => {
    await requireOwner(tx, administrator)
    const user = await requireAdministrator(tx, id)
    if (user.version !== version) throw shopError('stale_version')
    const changed = { ...user, adminRole: role, version: version + 1 }
    await tx.put('users', changed)
    const owners = (await tx.list('users', { where: { role: 'administrator' } })).filter(
      other => !other.blocked && roleOf(other) === 'owner',
    )
    if (owners.length === 0) throw shopError('last_owner', {}, 'role')
    return {
      answer: await listAdministrators(dependencies, tx),
      action: 'administrator.role',
      subject: `user:${id}`,
      detail: `${user.username ?? id}: ${roleOf(user)} → ${role}`,
      before: { adminRole: roleOf(user) },
      after: { adminRole: role },
    }
  })
}

/**
 * Signs an administrator out everywhere; whoever asks it of themselves stays signed in where they ask.
 * @throws reauthentication_required, administrator_not_found
 */
export async function endAdministratorSessions(
  dependencies: Dependencies,
  { administrator, caller }: Asking,
  { id }: { id: string },
): Promise<AdministratorAnswer[]> {
  requireConfirmation(dependencies, caller)
  return changeAsAdministrator(dependencies, administrator, async tx => {
    await requireOwner(tx, administrator)
    const user = await requireAdministrator(tx, id)
    const before = await tx.count('sessions', { where: { userId: id } })
    await endSessionsOf(tx, id, sessionOf(caller).id)
    const after = await tx.count('sessions', { where: { userId: id } })
    return {
      answer: await listAdministrators(dependencies, tx),
      action: 'administrator.sessions',
      subject: `user:${id}`,
      detail: `${user.username ?? id} was signed out`,
      before: { sessions: before },
      after: { sessions: after },
    }
  })
}

/**
 * Takes the administration away from somebody and signs them out. Their account stays, as a customer's. Nobody does it to
 * themselves, so that the owner who asks is left.
 * @throws reauthentication_required, own_administrator, administrator_not_found, stale_version
 */
export async function removeAdministrator(
  dependencies: Dependencies,
  { administrator, caller }: Asking,
  { id, version }: { id: string; version: number },
): Promise<AdministratorAnswer[]> {
  requireConfirmation(dependencies, caller)
  if (id === administrator.user.id) throw shopError('own_administrator')
  return changeAsAdministrator(dependencies, administrator, async tx => {
    await requireOwner(tx, administrator)
    const user = await requireAdministrator(tx, id)
    if (user.version !== version) throw shopError('stale_version')
    const { adminRole: _role, ...rest } = user
    await tx.put('users', { ...rest, isAdmin: false, version: version + 1 })
    await endSessionsOf(tx, id)
    return {
      answer: await listAdministrators(dependencies, tx),
      action: 'administrator.remove',
      subject: `user:${id}`,
      detail: user.username ?? id,
      before: { isAdmin: true, adminRole: roleOf(user) },
      after: { isAdmin: false, adminRole: null },
    }
  })
}

import type { User } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies, RequestContext } from '../context.ts'
import { shopError } from '../errors.ts'
import type { ShopReader, UserRecord } from '../records.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hasSeen, readDevice } from './known-devices.ts'
import { countTry, forgetTries, takeBackTry } from './password-tries.ts'
import { recordConsent } from './consents.ts'
import type { Caller } from './sessions.ts'
import { signIn } from './sign-in.ts'

/** Signing in with a password, and registering with one. */
export interface PasswordSignIn {
  readonly login: (
    context: RequestContext,
    caller: Caller,
    input: { username: string; password: string },
  ) => Promise<User>
  readonly register: (context: RequestContext, caller: Caller, input: Registration) => Promise<User>
}

export interface Registration {
  readonly username: string
  readonly email: string
  readonly password: string
  readonly name?: string | undefined
  readonly phoneNumber?: string | undefined
}

/** Made once for a shop, since it holds the hash that a false name is compared with. */
export function createPasswordSignIn(dependencies: Dependencies): PasswordSignIn {
  let decoyHash: Promise<string> | undefined
  /** A false name must cost the same time as a false password: both verify exactly one hash. */
  const decoy = () => (decoyHash ??= dependencies.hasher.hashPassword(dependencies.ids.secret()))
  return {
    login: async (context, caller, input) => login(dependencies, context, caller, input, await decoy()),
    register: (context, caller, input) => register(dependencies, context, caller, input),
  }
}

/**
 * Signs in by username or email, which count together.
 * @throws invalid_credentials for a wrong password and for an unknown name alike, too_many_requests, account_blocked
 */
async function login(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  input: { username: string; password: string },
  decoyHash: string,
): Promise<User> {
  const { clock, hasher, store } = dependencies
  const name = input.username.toLowerCase()
  const [user, device, nameHash] = [
    await userByName(store, name),
    await readDevice(dependencies, context.device),
    await hasher.keyedHash(`name:${name}`),
  ]
  const attempt = {
    account: user?.id ?? nameHash,
    address: context.clientAddress,
    knownDeviceId: hasSeen(device, user?.id) ? device.id : null,
    nowMs: clock.now(),
  }
  const counted = await store.transaction(tx => countTry(tx, attempt))
  const passwordHash = user?.passwordHash ?? decoyHash
  const isUrgent = attempt.knownDeviceId !== null
  const matches = await hasher
    .verifyPassword(passwordHash, input.password, { isUrgent })
    .catch(async (error: unknown) => {
      await store.transaction(tx => takeBackTry(tx, counted))
      throw error
    })
  if (!user || user.passwordHash === null || !matches) throw shopError('invalid_credentials')
  return signIn(dependencies, context, caller, async tx => {
    await forgetTries(tx, counted)
    // Read again: it may have been blocked while the password was being hashed.
    const current = await tx.get('users', user.id)
    if (!current) throw shopError('invalid_credentials')
    return current
  })
}

async function userByName(reader: ShopReader, name: string): Promise<UserRecord | undefined> {
  const index = name.includes('@') ? 'email' : 'username'
  const [user] = await reader.list('users', { where: { [index]: name }, limit: 1 })
  return user
}

/**
 * Creates an account and signs it in. The phone number stays unverified until a code sent to it is entered.
 * @throws common_password, username_taken, email_registered, phone_number_registered
 */
async function register(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  input: Registration,
): Promise<User> {
  const { clock, hasher, ids } = dependencies
  if (await isCommonPassword(input.password, [input.username, input.email])) {
    throw shopError('common_password', {}, 'password')
  }
  const user: UserRecord = {
    id: ids.id(),
    username: input.username,
    name: input.name ?? null,
    email: input.email,
    phoneNumber: input.phoneNumber ?? null,
    phoneNumberVerified: false,
    isAdmin: false,
    passwordHash: await hasher.hashPassword(input.password),
    blocked: false,
    createdAt: toInstant(clock.now()),
    version: 1,
  }
  return signIn(dependencies, context, caller, async tx => {
    // The unique indexes would refuse them too; asking first names the field that the form shows it at.
    await refuseTaken(tx, user)
    await tx.put('users', user)
    await recordConsent(dependencies, tx, user.id, { purpose: 'account', granted: true })
    return user
  })
}

/** @throws username_taken, email_registered, phone_number_registered */
export async function refuseTaken(
  reader: ShopReader,
  user: Pick<UserRecord, 'username' | 'email' | 'phoneNumber'>,
): Promise<void> {
  const holds = async (index: 'username' | 'email' | 'phoneNumber', value: string | null) =>
    value !== null && (await reader.count('users', { where: { [index]: value } })) > 0
  if (await holds('username', user.username)) {
    throw shopError('username_taken', {}, 'username')
  }
  if (await holds('email', user.email)) {
    throw shopError('email_registered', {}, 'email')
  }
  if (await holds('phoneNumber', user.phoneNumber)) {
    throw shopError('phone_number_registered', {}, 'phoneNumber')
  }
}

import { keyPermissions, type ApiKey, type KeyPermission } from '../../../contract/index.ts'
import { requireConfirmation } from '../../accounts/confirmation.ts'
import type { Caller } from '../../accounts/sessions.ts'
import { toInstant } from '../../calendar.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { dayMs } from '../../rates.ts'
import type { ShopReader, UserRecord } from '../../records.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'
import { apiKeyPrefix, hashOfKey, isExpired } from './caller.ts'
import type { ApiKeyRecord } from './records.ts'

/** Keys that are neither revoked nor expired, at most: more than a shop has programs. */
const keysInUse = 50
/** Characters of the secret by which a key is told: 36 of its 256 bits. */
const shownCharacters = 6

/** All keys, the newest first. */
export async function listApiKeys({ clock, store }: Dependencies): Promise<ApiKey[]> {
  const keys = await store.list('apiKeys', { orderBy: { index: 'createdAt', direction: 'desc' } })
  return Promise.all(keys.map(key => toAnswer(store, key, clock.now())))
}

async function toAnswer(reader: ShopReader, key: ApiKeyRecord, nowMs: number): Promise<ApiKey> {
  const { id, name, prefix, createdAt, expiresAt, lastUsedOn, revokedAt, version } = key
  const maker = await reader.get('users', key.createdBy)
  return {
    id,
    name,
    prefix,
    permissions: keyPermissions.filter(permission => key.permissions.includes(permission)),
    state: stateOf(key, maker, nowMs),
    createdAt,
    createdBy: maker ? (maker.name ?? maker.username) : null,
    expiresAt,
    lastUsedOn,
    revokedAt,
    version,
  }
}

function stateOf(key: ApiKeyRecord, maker: UserRecord | undefined, nowMs: number): ApiKey['state'] {
  if (key.revokedAt !== null) return 'revoked'
  if (isExpired(key, nowMs)) return 'expired'
  return maker?.isAdmin && !maker.blocked ? 'active' : 'suspended'
}

/**
 * Makes a key. The answer is the only place where it stands whole; the shop keeps its hash.
 * @throws reauthentication_required, api_key_limit
 */
export async function createApiKey(
  dependencies: Dependencies,
  { administrator, caller }: { readonly administrator: Administrator; readonly caller: Caller },
  {
    name,
    permissions,
    validDays,
  }: {
    readonly name: string
    readonly permissions: readonly KeyPermission[]
    readonly validDays: number | null
  },
): Promise<{ key: ApiKey; secret: string }> {
  requireConfirmation(dependencies, caller)
  const { clock, ids } = dependencies
  const nowMs = clock.now()
  const secret = apiKeyPrefix + ids.secret()
  const key: ApiKeyRecord = {
    id: ids.id(),
    name,
    prefix: secret.slice(0, apiKeyPrefix.length + shownCharacters),
    secretHash: await hashOfKey(dependencies, secret),
    permissions,
    createdBy: administrator.user.id,
    createdAt: toInstant(nowMs),
    expiresAt: validDays === null ? null : toInstant(nowMs + validDays * dayMs),
    lastUsedOn: null,
    revokedAt: null,
    version: 1,
  }
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const inUse = (await tx.list('apiKeys', {})).filter(
      other => other.revokedAt === null && !isExpired(other, nowMs),
    )
    if (inUse.length >= keysInUse) throw shopError('api_key_limit', { n: keysInUse })
    await tx.put('apiKeys', key)
    return {
      answer: { key: await toAnswer(tx, key, nowMs), secret },
      action: 'api-key.create',
      subject: `api-key:${key.id}`,
      detail: `${name} (${key.prefix}…): ${permissions.join(', ')}`,
      before: null,
      after: key,
    }
  })
}

/**
 * Ends a key for good: the next request with it is refused.
 * @throws api_key_not_found, api_key_revoked
 */
export function revokeApiKey(
  dependencies: Dependencies,
  administrator: Administrator,
  id: string,
): Promise<ApiKey> {
  const nowMs = dependencies.clock.now()
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await tx.get('apiKeys', id)
    if (!before) throw shopError('api_key_not_found')
    if (before.revokedAt !== null) throw shopError('api_key_revoked')
    const after = { ...before, revokedAt: toInstant(nowMs), version: before.version + 1 }
    await tx.put('apiKeys', after)
    return {
      answer: await toAnswer(tx, after, nowMs),
      action: 'api-key.revoke',
      subject: `api-key:${id}`,
      detail: `${before.name} (${before.prefix}…)`,
      before,
      after,
    }
  })
}

import { unlessUnavailable, type Caller } from '../../accounts/sessions.ts'
import { dayInWords, indianDay } from '../../calendar.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import type { Hasher } from '../../ports/index.ts'
import type { ApiKeyRecord } from './records.ts'

/** What every key begins with, by which people and scanners of leaked secrets tell it. */
export const apiKeyPrefix = 'shruti_'

/** The hash is keyed and of 256 random bits: how long the look-up takes says nothing that helps to guess one. */
export function hashOfKey({ hasher }: { readonly hasher: Hasher }, secret: string): Promise<string> {
  return hasher.keyedHash(`api-key:${secret}`)
}

const refuse = (reason: string) => shopError('invalid_api_key', { reason })

/**
 * Who calls with an API key: whoever made it, without a session. The key is the shop's, but bounded by that administrator:
 * when they lose a role, are blocked or are gone, the key loses as much at once.
 * @throws invalid_api_key for one that is unknown, revoked or expired, or whose maker is no administrator any more
 */
export async function callerOfKey(dependencies: Dependencies, secret: string): Promise<Caller> {
  const { clock, store } = dependencies
  const secretHash = await hashOfKey(dependencies, secret)
  const [key] = await store.list('apiKeys', { where: { secretHash }, limit: 1 })
  if (!key) throw refuse('There is no such API key')
  if (key.revokedAt !== null) throw refuse('This API key was revoked')
  if (key.expiresAt !== null && isExpired(key, clock.now()))
    throw refuse(`This API key expired on ${dayInWords(Date.parse(key.expiresAt))}`)
  const user = await store.get('users', key.createdBy)
  if (!user?.isAdmin || user.blocked) throw refuse('Whoever made this API key is no administrator any more')
  await unlessUnavailable(noteUse(dependencies, key))
  return { session: null, user, apiKey: key }
}

export function isExpired({ expiresAt }: ApiKeyRecord, nowMs: number): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= nowMs
}

/** Written once a day, so that calling does not mean writing. */
async function noteUse({ clock, store }: Dependencies, { id, lastUsedOn }: ApiKeyRecord): Promise<void> {
  const today = indianDay(clock.now())
  if (lastUsedOn === today) return
  await store.transaction(async tx => {
    const current = await tx.get('apiKeys', id)
    if (current) await tx.put('apiKeys', { ...current, lastUsedOn: today })
  })
}

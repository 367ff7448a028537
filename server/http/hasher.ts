import { hash, verify } from '@node-rs/argon2'
import { createHmac } from 'node:crypto'
import { shopError, type Hasher } from '../domain/index.ts'
import type { KeyRing } from './key-ring.ts'
import { createSlots, QueueFull } from './slots.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one thread (about 25 ms on the machines we measured). */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Each hash occupies one of libuv's four threads, which also write the journal: more at a time and a flood of
 * sign-ins would stall the disk. A queue of 30 is under a second of work; whoever comes later is told to wait.
 */
const limits = { running: 2, waiting: 30 }
const retryAfterSeconds = 5

/**
 * Argon2id for passwords, HMAC-SHA-256 for look-ups, the session keys for what leaves the server sealed.
 * Hashing rejects with `too_many_requests` while too many passwords wait already.
 */
export function createHasher(secrets: { keyRing: KeyRing; hashKey: string }): Hasher {
  const inSlot = createSlots(limits)

  async function hashing<T>(task: () => Promise<T>, isUrgent = false): Promise<T> {
    try {
      return await inSlot(task, isUrgent)
    } catch (error) {
      if (error instanceof QueueFull) throw shopError('too_many_requests', { seconds: retryAfterSeconds })
      throw error
    }
  }

  return {
    hashPassword: password => hashing(() => hash(password, argon2Options)),
    verifyPassword: (hashed, password, { isUrgent } = { isUrgent: false }) =>
      hashing(() => verify(hashed, password), isUrgent),
    keyedHash: async value => createHmac('sha256', secrets.hashKey).update(value).digest('hex'),
    seal: value => secrets.keyRing.seal(value),
    unseal: sealed => secrets.keyRing.unseal(sealed),
  }
}

import { hash, verify } from '@node-rs/argon2'
import { createHmac } from 'node:crypto'
import { shopError, type Hasher } from '../domain/index.ts'
import type { KeyRing } from './key-ring.ts'
import { noMetrics, secondsSince, type Metrics } from './observability/metrics.ts'
import { createSlots, QueueFull, type Slots } from './slots.ts'

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
export function createHasher(
  secrets: { keyRing: KeyRing; hashKey: string },
  metrics: Metrics = noMetrics,
): Hasher {
  const slots = createSlots(limits)
  const measured = measureSlots(slots, metrics)

  async function hashing<T>(task: () => Promise<T>, isUrgent = false): Promise<T> {
    try {
      return await measured(task, isUrgent)
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

/** Runs tasks in slots that can be watched: how many run and wait, how long they wait, how many found no place. */
function measureSlots(slots: Slots, metrics: Metrics): Slots['run'] {
  metrics.gauge('shruti_hashing_tasks', 'Passwords being hashed, and waiting for it.', ['state'], () => [
    { labels: { state: 'running' }, value: slots.running },
    { labels: { state: 'waiting' }, value: slots.waiting },
  ])
  const waits = metrics.histogram('shruti_hashing_wait_seconds', 'Wait of a password for its turn.')
  const refusals = metrics.counter(
    'shruti_hashing_refusals_total',
    'Passwords that were not looked at because too many waited.',
  )
  return async (task, isUrgent) => {
    const startedAt = performance.now()
    try {
      return await slots.run(() => {
        waits.observe({}, secondsSince(startedAt))
        return task()
      }, isUrgent)
    } catch (error) {
      if (error instanceof QueueFull) refusals.add({})
      throw error
    }
  }
}

import type { ApiKeyRecord } from '../admin/api-keys/records.ts'
import { toInstant } from '../calendar.ts'
import { cartIdOfSession } from '../cart/cart-id.ts'
import type { Dependencies, SessionTransport } from '../context.ts'
import { shopError } from '../errors.ts'
import { longestSessionMs } from '../expiry.ts'
import { readLimits } from '../limits.ts'
import { networkOf } from '../network-address.ts'
import { StoreUnavailable } from '../ports/index.ts'
import { countEvent, dayMs, hourMs, minuteMs, secondMs } from '../rates.ts'
import type { SessionRecord, ShopTransaction, UserRecord } from '../records.ts'

/** Who makes a request: nobody we know, a guest with a session, or a signed-in user. */
export interface Caller {
  readonly session: SessionRecord | null
  readonly user: UserRecord | null
  /** The key that a program calls with: `user` made it, and there is no session. */
  readonly apiKey?: ApiKeyRecord | undefined
}

interface Lifetime {
  readonly totalMs: number
  readonly idleMs: number
}

/** How long sessions live (architecture, "Sessions and sign-in"). A guest's has no idle limit of its own. */
const lifetimes = {
  guest: { totalMs: longestSessionMs, idleMs: longestSessionMs },
  customer: { totalMs: 30 * dayMs, idleMs: 7 * dayMs },
  administrator: { totalMs: 12 * hourMs, idleMs: 30 * minuteMs },
} as const satisfies Record<string, Lifetime>

/** `lastSeenAt` is written at most this often, so that reading does not mean writing. */
const lastSeenPrecisionMs = 5 * minuteMs

/** Devices that a user can be signed in with at a time. */
const userSessionsKept = 20
/** Guests of one address whose carts are kept: a mobile network's, so many; a flood of them costs about 2 MB. */
const guestSessionsKept = 1000
/** Sessions over these that go with a new one: more than one only where an earlier version kept more. */
const roomMadeAtOnce = 100

export const nobody: Caller = { session: null, user: null }

function lifetimeOf(user: UserRecord | null): Lifetime {
  if (!user) return lifetimes.guest
  return user.isAdmin ? lifetimes.administrator : lifetimes.customer
}

/** The session with when it is over, as the one that `user` is signed in with; null for a guest's. */
export function withExpiry(
  session: Omit<SessionRecord, 'expiresAt'>,
  user: UserRecord | null,
): SessionRecord {
  const { totalMs, idleMs } = lifetimeOf(user)
  const endMs = Math.min(Date.parse(session.createdAt) + totalMs, Date.parse(session.lastSeenAt) + idleMs)
  return { ...session, expiresAt: toInstant(endMs) }
}

/** Whether a session still stands: neither too old nor unused for too long. */
export function isAlive(session: SessionRecord, user: UserRecord | null, nowMs: number): boolean {
  const { totalMs, idleMs } = lifetimeOf(user)
  return nowMs < Date.parse(session.createdAt) + totalMs && nowMs < Date.parse(session.lastSeenAt) + idleMs
}

/**
 * Who holds this session. One that is over, signed out or belongs to a blocked user is nobody's. What the client holds
 * is taken away for good only when the reason is not the clock, which may be wrong: housekeeping removes what is over.
 */
export async function resolveCaller(
  dependencies: Dependencies,
  transport: SessionTransport,
): Promise<Caller> {
  const { store, clock, hasher } = dependencies
  if (transport.id === null) return nobody
  const session = await store.get('sessions', await hasher.keyedHash(`session:${transport.id}`))
  if (!session) {
    transport.clear()
    return nobody
  }
  const user = session.userId === null ? null : ((await store.get('users', session.userId)) ?? null)
  const orphaned = session.userId !== null && user === null
  if (orphaned || user?.blocked === true) {
    transport.clear()
    await unlessUnavailable(store.transaction(tx => tx.delete('sessions', session.id)))
    return nobody
  }
  if (!isAlive(session, user, clock.now())) return nobody
  if (Math.abs(clock.now() - Date.parse(session.lastSeenAt)) >= lastSeenPrecisionMs) {
    await unlessUnavailable(markSeen(dependencies, session.id, user))
  }
  return { session, user }
}

async function markSeen(
  { store, clock }: Dependencies,
  sessionId: string,
  user: UserRecord | null,
): Promise<void> {
  await store.transaction(async tx => {
    const session = await tx.get('sessions', sessionId)
    if (!session) return
    await tx.put('sessions', withExpiry({ ...session, lastSeenAt: toInstant(clock.now()) }, user))
  })
}

/** Keeping track of a session must not stop a shopper from reading while the disk is full. */
export async function unlessUnavailable(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
  }
}

/** A session whose secret the client does not hold yet: put `record` in a transaction, then `handOver` it. */
export interface NewSession {
  readonly record: SessionRecord
  /** Gives the client the secret: after the transaction that stored the record, with the user it signs in. */
  readonly handOver: (user: UserRecord | null) => void
}

/** Makes a guest's session; a sign-in adds the user before it is stored. */
export async function newSession(
  { clock, hasher, ids }: Dependencies,
  transport: SessionTransport,
  clientAddress: string,
): Promise<NewSession> {
  const secret = ids.secret()
  const now = toInstant(clock.now())
  const session = {
    id: await hasher.keyedHash(`session:${secret}`),
    userId: null,
    createdAt: now,
    lastSeenAt: now,
    pendingCode: null,
    openedBy: clientAddress,
  }
  return {
    record: withExpiry(session, null),
    handOver: user =>
      transport.issue(secret, {
        signedIn: user !== null,
        maxAgeSeconds: lifetimeOf(user).totalMs / secondMs,
      }),
  }
}

/**
 * Stores a guest's new session.
 * @throws too_many_requests when its address opened too many within the hour
 */
export async function putGuestSession(
  tx: ShopTransaction,
  session: SessionRecord,
  nowMs: number,
): Promise<void> {
  const { guestSessions } = await readLimits(tx)
  const key = `guest-session:${networkOf(session.openedBy)}`
  await countEvent(
    tx,
    [{ key, limits: [{ count: guestSessions.perAddressAnHour, windowMs: hourMs }] }],
    nowMs,
  )
  await makeRoom(tx, { guestsOf: networkOf(session.openedBy) }, guestSessionsKept)
  await tx.put('sessions', withExpiry(session, null))
}

/**
 * Stores the session that a user signed in with. Of the user's others those go that were used longest ago, when there
 * are too many.
 */
export async function putUserSession(
  tx: ShopTransaction,
  session: SessionRecord,
  user: UserRecord,
): Promise<void> {
  await makeRoom(tx, { userId: user.id }, userSessionsKept)
  await tx.put('sessions', withExpiry({ ...session, userId: user.id }, user))
}

/** Removes the sessions that were used longest ago, with guests' carts, so that there is room for one more. */
async function makeRoom(
  tx: ShopTransaction,
  where: Readonly<Record<string, string>>,
  most: number,
): Promise<void> {
  const tooMany = await tx.list('sessions', {
    where,
    orderBy: { index: 'lastSeenAt', direction: 'desc' },
    offset: most - 1,
    limit: roomMadeAtOnce,
  })
  for (const { id } of tooMany) {
    await tx.delete('sessions', id)
    await tx.delete('carts', cartIdOfSession(id))
  }
}

/** Signs out: the record goes, so the session ends at once everywhere. Without a session nothing happens. */
export async function logout(
  { store }: Dependencies,
  transport: SessionTransport,
  caller: Caller,
): Promise<void> {
  const { session } = caller
  if (session) await store.transaction(tx => tx.delete('sessions', session.id))
  transport.clear()
}

/**
 * The signed-in user. The access middleware has made sure that there is one.
 * @throws unauthenticated for a guest
 */
export function signedIn(caller: Caller): UserRecord {
  if (!caller.user) throw shopError('unauthenticated')
  return caller.user
}

/**
 * The session that the caller is signed in with.
 * @throws unauthenticated without one
 */
export function sessionOf(caller: Caller): SessionRecord {
  if (!caller.session) throw shopError('unauthenticated')
  return caller.session
}

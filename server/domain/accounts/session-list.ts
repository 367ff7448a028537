import type { SignedInDevice } from '../../contract/index.ts'
import type { Dependencies, SessionTransport } from '../context.ts'
import { shopError } from '../errors.ts'
import type { SessionRecord, ShopReader, ShopTransaction } from '../records.ts'
import { maskAddress } from './device.ts'
import { isAlive, sessionOf, signedIn, type Caller } from './sessions.ts'

function toDevice(session: SessionRecord, currentId: string | undefined): SignedInDevice {
  return {
    // A keyed hash of what the cookie holds: it names the session and opens nothing.
    id: session.id,
    device: session.device ?? 'Unknown device',
    address: maskAddress(session.openedBy),
    firstSeenAt: session.createdAt,
    lastSeenAt: session.lastSeenAt,
    current: session.id === currentId,
  }
}

async function devicesOf(
  { clock }: Dependencies,
  reader: ShopReader,
  caller: Caller,
): Promise<SignedInDevice[]> {
  const user = signedIn(caller)
  const currentId = caller.session?.id
  const sessions = await reader.list('sessions', { where: { userId: user.id } })
  return sessions
    .filter(session => isAlive(session, user, clock.now()))
    .map(session => toDevice(session, currentId))
    .toSorted(
      (left, right) =>
        Number(right.current) - Number(left.current) || right.lastSeenAt.localeCompare(left.lastSeenAt),
    )
}

/** Where the caller is signed in: this session first, then the one that was seen last. */
export function listSessions(dependencies: Dependencies, caller: Caller): Promise<SignedInDevice[]> {
  return devicesOf(dependencies, dependencies.store, caller)
}

/**
 * Signs one device out; the own session too. Answers with the rest.
 * @throws session_not_found for someone else's session as well
 */
export async function endSession(
  dependencies: Dependencies,
  transport: SessionTransport,
  caller: Caller,
  id: string,
): Promise<SignedInDevice[]> {
  const rest = await dependencies.store.transaction(async tx => {
    const session = await tx.get('sessions', id)
    if (session?.userId !== signedIn(caller).id) throw shopError('session_not_found')
    await tx.delete('sessions', id)
    return devicesOf(dependencies, tx, caller)
  })
  if (id === sessionOf(caller).id) transport.clear()
  return rest
}

/** Signs out all other devices, or with `all` this one too. Answers with the rest. */
export async function endSessions(
  dependencies: Dependencies,
  transport: SessionTransport,
  caller: Caller,
  scope: 'others' | 'all',
): Promise<SignedInDevice[]> {
  const keptId = scope === 'others' ? sessionOf(caller).id : undefined
  const rest = await dependencies.store.transaction(async tx => {
    await endSessionsOf(tx, signedIn(caller).id, keptId)
    return devicesOf(dependencies, tx, caller)
  })
  if (keptId === undefined) transport.clear()
  return rest
}

/** Ends every session of a user, but for `keptId`. */
export async function endSessionsOf(tx: ShopTransaction, userId: string, keptId?: string): Promise<void> {
  for (const session of await tx.list('sessions', { where: { userId } })) {
    if (session.id !== keptId) await tx.delete('sessions', session.id)
  }
}

import { randomBytes } from 'node:crypto'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createClaim, isClaimAlive, type LockPlace } from './lock-claim.ts'
import { StoreLocked } from './errors.ts'

export interface StoreLock {
  release(): Promise<void>
}

/*
 * Who wants the folder puts a claim of its own into it and then looks for others. Of two that come together at
 * least one sees the other, so never do both go on; a claim is never taken over, so there is no moment at which two
 * could both take over a dead one. A claim shows under its final name only once it proves its owner alive.
 */
const claimPrefix = 'lock-'
const unfinishedPrefix = 'unfinished-lock-'

/** Starters that meet each other, or a process that is just ending, try again after a random rest. */
const attempts = 8
const longestRestMs = 60

/**
 * Takes the data folder for this process until `release`, or until the process ends, however it ends.
 * The folder must be on a disk of this machine: over a network file system a claim cannot be checked.
 * @param claimKinds how to prove to others that this process lives, the best first
 * @throws StoreLocked when a living process has the folder, or this process opened it before
 */
export async function lockDirectory(
  directory: string,
  claimKinds: ReadonlyArray<'socket' | 'process'> = ['socket', 'process'],
): Promise<StoreLock> {
  const handle = process.platform === 'win32' ? undefined : await open(directory, 'r')
  try {
    return await claimDirectory({ directory, handle }, claimKinds)
  } finally {
    await handle?.close()
  }
}

async function claimDirectory(
  place: LockPlace,
  claimKinds: ReadonlyArray<'socket' | 'process'>,
): Promise<StoreLock> {
  let own: PublishedClaim | undefined
  let others: string[] = []
  try {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      if (attempt > 1) await rest(Math.random() * longestRestMs)
      own ??= await publishClaim(place, claimKinds)
      if (own === undefined) continue
      others = await otherLivingClaims(place, own.name)
      if (others.length === 0) {
        await removeUnfinished(place.directory)
        const { release } = own
        own = undefined
        return { release }
      }
      // Of several starters one stays and the others step back for a moment, so that not all of them give up.
      const { name } = own
      if (others.some(other => other < name)) {
        await own.release()
        own = undefined
      }
    }
  } finally {
    await own?.release()
  }
  const who = others[0] === undefined ? 'another process' : `process ${pidOf(others[0])}`
  throw new StoreLocked(
    `${place.directory} is in use by ${who}. Stop it first, or choose another data folder.`,
  )
}

interface PublishedClaim {
  readonly name: string
  readonly release: () => Promise<void>
}

/** Undefined when the holder removed the claim while it was being made. */
async function publishClaim(
  place: LockPlace,
  claimKinds: ReadonlyArray<'socket' | 'process'>,
): Promise<PublishedClaim | undefined> {
  const id = `${process.pid}-${randomBytes(6).toString('hex')}`
  const name = `${claimPrefix}${id}`
  const path = join(place.directory, name)
  const claim = await createClaim(place, `${unfinishedPrefix}${id}`, claimKinds)
  const release = async (): Promise<void> => {
    await rm(path, { force: true })
    await claim.close()
  }
  try {
    await rename(claim.path, path)
  } catch (error) {
    await release()
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  return { name, release }
}

/** The names of living claims beside our own. Dead ones are removed; their names are never used again. */
async function otherLivingClaims(place: LockPlace, own: string): Promise<string[]> {
  const living: string[] = []
  for (const name of await readdir(place.directory)) {
    if (!name.startsWith(claimPrefix) || name === own) continue
    if (await isClaimAlive(place, name)) living.push(name)
    else await rm(join(place.directory, name), { force: true })
  }
  return living
}

/** Only the holder may do this: whose unfinished claim vanishes has lost and tries again. */
async function removeUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (name.startsWith(unfinishedPrefix)) await rm(join(directory, name), { force: true })
  }
}

function pidOf(name: string): string {
  return name.slice(claimPrefix.length).split('-')[0] ?? ''
}

function rest(durationMs: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, durationMs)
  })
}

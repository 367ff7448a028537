import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { nodeFileSystem } from '../stores/lowdb/file-system.ts'
import { createKeyRing, type KeyRing } from './key-ring.ts'
import { OperatorError } from './operator-errors.ts'

/** Secrets are for the server's own account alone. */
const privateFileMode = 0o600
const privateFolderMode = 0o700

/** 384 bits as text: more than the 256 that iron-session derives from it. */
const newSecret = () => randomBytes(48).toString('base64url')

export interface Secrets {
  readonly keyRing: KeyRing
  /** Key of the keyed hashes under which session ids and one-time codes are stored. */
  readonly hashKey: string
}

const sessionKeysName = 'session-keys'
const hashKeyName = 'hash-key'
/** Written into the file of the hash key by whoever runs the server, it asks for a new one. */
const newKeyWord = 'new'

const wayWithoutHashKey = `To do without it, write the word ${newKeyWord} into ${hashKeyName}: everyone has to sign in again then, and to set up second factors anew.`

/** The files of secrets in a data folder. In production the session keys are in SESSION_KEYS instead. */
export const secretNames = [hashKeyName, sessionKeysName] as const

/** The paths of the secrets that a data folder holds: where there are some, there was a shop. */
export async function secretFilesIn(dataFolder: string): Promise<string[]> {
  return secretNames.map(name => path.resolve(dataFolder, name)).filter(file => existsSync(file))
}

/**
 * Opens the shop's secrets and makes at the first start those that are missing.
 * @param configuredKeys SESSION_KEYS; without them a key is made and kept in the data folder, readable to this
 *   account alone
 * @param options.isFilled whether the shop has data, which depends on the hash key: a missing one is refused then
 * @param options.hashKey HASH_KEY, used in place of the file
 * @throws OperatorError when a file of them cannot be read as what it should be; it is left as it is
 */
export async function openSecrets(
  dataFolder: string,
  configuredKeys: readonly string[] | undefined,
  options: { readonly isFilled?: boolean; readonly hashKey?: string | undefined } = {},
): Promise<Secrets> {
  await mkdir(dataFolder, { recursive: true, mode: privateFolderMode })
  const keys = configuredKeys ?? (await keptSessionKeys(path.join(dataFolder, sessionKeysName)))
  const keyRing = createKeyRing(keys)
  if (options.hashKey !== undefined) return { keyRing, hashKey: options.hashKey }
  const { isFilled = false } = options
  const newestAlone = createKeyRing(keys.slice(0, 1))
  const hashKeyFile = path.join(dataFolder, hashKeyName)
  const hashKey = await keptHashKey(hashKeyFile, { keyRing, newestAlone, isFilled })
  return { keyRing, hashKey }
}

/**
 * Puts the hash key of a shop that comes from elsewhere into a new data folder, as `openSecrets` finds it. With it there, a
 * start knows that the folder is not new.
 * @param sessionKeys the newest first
 */
export async function keepHashKey(
  dataFolder: string,
  { hashKey, sessionKeys }: { readonly hashKey: string; readonly sessionKeys: readonly string[] },
): Promise<void> {
  const newestAlone = createKeyRing(sessionKeys.slice(0, 1))
  await writePrivateFile(path.join(dataFolder, hashKeyName), await newestAlone.seal(hashKey))
}

async function keptSessionKeys(file: string): Promise<string[]> {
  const kept = await readPrivateFile(file)
  if (kept !== null) {
    const keys = kept.split('\n').filter(line => line !== '')
    if (keys.length > 0) return keys
    throw new OperatorError(
      `${path.resolve(file)} is empty: it held the key that seals sessions. Restore it from a backup. Where there is none, put a new key in it (openssl rand -base64 48). ${wayWithoutHashKey}`,
    )
  }
  const key = newSecret()
  await writePrivateFile(file, `${key}\n`)
  return [key]
}

/**
 * The hash key must outlive a change of the session keys, or every stored session would be lost with it. It is kept
 * sealed, so that the data folder alone does not give it away, and sealed again when a newer session key appears.
 */
async function keptHashKey(
  file: string,
  { keyRing, newestAlone, isFilled }: { keyRing: KeyRing; newestAlone: KeyRing; isFilled: boolean },
): Promise<string> {
  const sealed = await readPrivateFile(file)
  if (sealed === null && isFilled) {
    throw new OperatorError(
      `${path.resolve(file)} is missing. Restore it from a backup. ${wayWithoutHashKey}`,
    )
  }
  const isWanted = sealed === null || sealed.trim() === newKeyWord
  const hashKey = isWanted ? newSecret() : await keyRing.unseal(sealed)
  if (typeof hashKey !== 'string') {
    throw new OperatorError(
      `${path.resolve(file)} cannot be opened with the session keys that are set: it was sealed with others, or is damaged. It is left as it is. Put the former key last into SESSION_KEYS, or restore the file from a backup. ${wayWithoutHashKey}`,
    )
  }
  const isSealedByNewest = sealed !== null && (await newestAlone.unseal(sealed)) === hashKey
  if (!isSealedByNewest) await writePrivateFile(file, await newestAlone.seal(hashKey))
  return hashKey
}

async function readPrivateFile(file: string): Promise<string | null> {
  try {
    await chmod(file, privateFileMode)
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Written beside and renamed into place, durably: a crash leaves the old file or the new one, never half of one. */
async function writePrivateFile(file: string, text: string): Promise<void> {
  const beside = `${file}.new`
  await writeFile(beside, text, { mode: privateFileMode, flush: true })
  await rename(beside, file)
  await nodeFileSystem.syncDirectory(path.dirname(file))
}

import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { migrations } from '../domain/migrations/index.ts'
import {
  shopSchema,
  StoreUnavailable,
  type Dependencies,
  type Pictures,
  type ShopStore,
} from '../domain/index.ts'
import { openLowdbStore } from '../stores/lowdb/open.ts'
import { StoreMissing } from '../stores/store-missing.ts'
import type { Environment } from './env.ts'
import { countRetries, measureDatabase, measureReplica } from './observability/database-metrics.ts'
import type { ServerLog } from './observability/log.ts'
import type { Metrics } from './observability/metrics.ts'
import { measureCompactions, measureFiles } from './observability/store-metrics.ts'
import { OperatorError } from './operator-errors.ts'
import { secretFilesIn } from './secrets.ts'
import type { Timing } from './uploads/object-store.ts'
import type { PictureBucket } from './uploads/picture-bucket.ts'
import { createPictureFolder } from './uploads/picture-folder.ts'

/** `create` makes a shop without records where there never was one; `refuse` opens only one that is there. */
export type IfMissing = 'create' | 'refuse'

export interface OpenShopStoreOptions {
  readonly ifMissing: IfMissing
  readonly log: ServerLog
  readonly metrics: Metrics
}

/** The store, which closes both, and what may be read from elsewhere. */
export type OpenShopStore = Pick<Dependencies, 'store' | 'publicReader'>

type StoreEnvironment = Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>

/** Where the shop is, in words for whoever runs it. The address of a database has its password, and is never told. */
export function placeOf({ DATA_DIR, DATABASE_URL }: StoreEnvironment): string {
  return DATABASE_URL === undefined ? `${path.resolve(DATA_DIR)} (DATA_DIR)` : 'the database (DATABASE_URL)'
}

/** The bucket of customers' pictures, where there is one. */
function bucketOf(env: Environment): PictureBucket | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_REGION: region = 'us-east-1',
    S3_PREFIX: prefix = '',
  } = env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  const isComplete =
    endpoint !== undefined && name !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined
  return isComplete ? { endpoint, name, region, accessKeyId, secretAccessKey, prefix } : undefined
}

/** The folder of customers' pictures, where they are in no bucket. */
export function uploadsFolder({
  DATA_DIR,
  UPLOADS_DIR,
}: Pick<Environment, 'DATA_DIR' | 'UPLOADS_DIR'>): string {
  return UPLOADS_DIR ?? path.join(DATA_DIR, 'uploads')
}

/** Customers' pictures, in a folder or in a bucket. The bucket's adapter is loaded by those alone who want it. */
export async function openPictures(env: Environment, timing: Timing): Promise<Pictures> {
  const bucket = bucketOf(env)
  if (bucket === undefined) return createPictureFolder(uploadsFolder(env))
  const { createPictureBucket } = await import('./uploads/picture-bucket.ts')
  return createPictureBucket(bucket, timing)
}

/** The folder that the server writes to, made where it is not there yet; null when it writes to a database and a bucket. */
export async function writtenFolder(env: Environment): Promise<string | null> {
  if (bucketOf(env) !== undefined) return null
  const folder = env.DATABASE_URL === undefined ? env.DATA_DIR : uploadsFolder(env)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/**
 * Opens the store that the environment names, and measures it.
 * @throws StoreLocked when another process works on the data folder
 * @throws OperatorError when there is no shop and none may be made, its data has gone, or the database cannot be reached
 */
export async function openShopStore(env: Environment, options: OpenShopStoreOptions): Promise<OpenShopStore> {
  return env.DATABASE_URL === undefined
    ? { store: await openEmbeddedStore(env, options) }
    : openDatabase(env, env.DATABASE_URL, options)
}

/** Keys without a store prove that the folder is not new, whatever became of the store. */
async function openEmbeddedStore(
  env: Environment,
  { ifMissing, log, metrics }: OpenShopStoreOptions,
): Promise<ShopStore> {
  const keys = await secretFilesIn(env.DATA_DIR)
  const directory = path.join(env.DATA_DIR, 'store')
  try {
    const store = await openLowdbStore({
      directory,
      schema: shopSchema,
      migrations,
      ifMissing: keys.length > 0 ? 'refuse' : ifMissing,
      log,
      onCompaction: measureCompactions(metrics),
    })
    measureFiles(metrics, directory)
    collectWhatReadingLeft()
    return store
  } catch (error) {
    if (!(error instanceof StoreMissing)) throw error
    const isNew = keys.length === 0 && error.evidence === null
    const proof = error.evidence ?? keys[0]
    throw new OperatorError(
      isNew
        ? `There is no shop in ${placeOf(env)}.
If it should be there: is the folder mounted, is DATA_DIR right? Or restore it from a backup.
For a new shop: npm run create-shop makes it, once.`
        : `The data of the shop in ${placeOf(env)} is missing: ${proof} is there, the files of ${error.place} are not.
Mount the folder or restore it from a backup. For an empty shop instead, set DATA_DIR to a new folder.`,
    )
  }
}

/** Bytes of heap from which on it is worth the tenths of a second: below, a shop is small and starts at once. */
const muchHeap = 100 * 2 ** 20

/**
 * V8 would keep a fifth of what a large store takes as garbage for hours: nothing asks for memory while nobody buys. Nobody waits
 * yet. Without `--expose-gc` (`npm run serve` has it) there is nothing to call.
 */
function collectWhatReadingLeft(): void {
  if (process.memoryUsage().heapUsed > muchHeap) globalThis.gc?.()
}

/** The adapter is loaded by those alone who want it. */
async function openDatabase(
  env: Environment,
  url: string,
  { ifMissing, log, metrics }: OpenShopStoreOptions,
): Promise<OpenShopStore> {
  const { openPostgresStore } = await import('../stores/postgres/open.ts')
  try {
    const store = await openPostgresStore({
      url,
      schema: shopSchema,
      migrations,
      ifMissing,
      log,
      connections: env.DATABASE_CONNECTIONS,
      timeouts: {
        connectMs: env.DATABASE_CONNECT_SECONDS * 1000,
        statementMs: env.DATABASE_STATEMENT_SECONDS * 1000,
        lockMs: env.DATABASE_LOCK_SECONDS * 1000,
        idleTransactionMs: env.DATABASE_IDLE_TRANSACTION_SECONDS * 1000,
      },
      onRetry: countRetries(metrics),
      ...(env.DATABASE_REPLICA_URL !== undefined && {
        replica: { url: env.DATABASE_REPLICA_URL, connections: env.DATABASE_CONNECTIONS },
      }),
    })
    measureDatabase(metrics, store)
    if (env.DATABASE_REPLICA_URL !== undefined) measureReplica(metrics, store)
    const { publicReader } = store
    return { store, ...(publicReader && { publicReader }) }
  } catch (error) {
    if (error instanceof StoreMissing) {
      throw new OperatorError(`There is no shop in ${placeOf(env)}.
If it should be there: does DATABASE_URL name the right database? Or restore it from a backup.
For a new shop: npm run create-shop makes it, once.`)
    }
    if (error instanceof StoreUnavailable) {
      throw databaseProblem('DATABASE_URL', error)
    }
    throw error
  }
}

/** @param name of the variable or option that has the database's address */
export function databaseProblem(name: string, error: StoreUnavailable): OperatorError {
  return new OperatorError(`${name}: ${error.message}${reasonOf(error.cause)}`)
}

/** Errors of sockets are told by their code: some have no other words. What PostgreSQL says stands in the message. */
function reasonOf(cause: unknown): string {
  const code = cause instanceof Error ? (cause as NodeJS.ErrnoException).code : undefined
  if (code !== undefined) return ` (${code})`
  return cause instanceof Error && cause.message !== '' ? ` (${cause.message})` : ''
}

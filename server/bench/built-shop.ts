import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { serverFolder } from '../http/folders.ts'
import { servedWith } from '../scripts/served-with.ts'
import { start, type Server } from './http-load.ts'
import type { FilledShop } from './writes-shop.ts'

/** Has a process of its own fill a data folder (`writes-shop.ts`). */
export async function fillFolder(
  dataFolder: string,
  size: { readonly orders: number; readonly buyers: number },
): Promise<FilledShop> {
  const filling = fork(
    path.join(import.meta.dirname, 'writes-shop.ts'),
    [String(size.orders), String(size.buyers)],
    { env: environment(dataFolder, 'error'), execArgv: ['--import', 'tsx'] },
  )
  const [filled] = (await once(filling, 'message')) as [FilledShop]
  await once(filling, 'exit')
  return filled
}

/** Collects all garbage and says what memory is in use, whatever it is sent. The built server has no such thing. */
const probe = `
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
process.on('message', () => {
  const before = process.memoryUsage.rss()
  collect()
  process.send({ before, memory: process.memoryUsage() })
})`

const main = path.join(serverFolder, 'dist/main.js')

/**
 * Starts the built shop on a data folder, as `npm run serve` does but that it logs errors alone.
 * @param databaseUrl of the PostgreSQL that has the records in place of the folder
 */
export function startServedShop(dataFolder: string, databaseUrl?: string): Promise<Server> {
  const env = { ...environment(dataFolder, 'error'), ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  return start(main, { env, execArgv: servedWith() })
}

/** The same with `memoryOf`. It logs as in production, into nothing. */
export function startProbedShop(dataFolder: string): Promise<Server> {
  return start(main, {
    env: environment(dataFolder, 'info'),
    execArgv: [...servedWith(), '--import', `data:text/javascript,${encodeURIComponent(probe)}`],
  })
}

/** The load is the shop's proxy, so that each shopper has an address. */
function environment(dataFolder: string, logLevel: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    DATA_DIR: dataFolder,
    PORT: '0',
    TRUST_PROXY: '1',
    LOG_LEVEL: logLevel,
  }
}

/** What memory a built shop uses, in MiB, without garbage but for `before`. */
export interface Memory {
  /** Of the whole process with its garbage. */
  readonly before: number
  readonly heap: number
  /** Of the whole process: what the system counts. */
  readonly resident: number
  /** Buffers and other memory outside of the heap that belongs to objects in it. */
  readonly external: number
}

/** Has a built shop collect its garbage, and asks what is left. */
export async function memoryOf({ child }: Server): Promise<Memory> {
  const told = once(child, 'message')
  child.send({})
  const [{ before, memory }] = (await told) as [{ before: number; memory: NodeJS.MemoryUsage }]
  const mib = (bytes: number) => bytes / 2 ** 20
  return {
    before: mib(before),
    heap: mib(memory.heapUsed),
    resident: mib(memory.rss),
    external: mib(memory.external),
  }
}

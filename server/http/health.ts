import { access, constants, open, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { RequestHandler } from 'express'
import type { Dependencies, ShopStore } from '../domain/index.ts'

/** With less left on the disk, the journal may soon have nowhere to grow. */
const minimumFreeBytes = 16 * 1024 * 1024

const checkTimeoutMs = 2000

/** Each look writes and syncs: whoever asks more often gets what the last one found. */
const writesKnownForMs = 3000

/** A block, so that it needs room of its own on any file system. */
const probe = Buffer.alloc(4096, 'ready')

/** Alive: the event loop turns. No I/O, so that a slow disk does not get the process killed. */
export const answerHealth: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').json({ status: 'ok' })
}

export interface Readiness {
  readonly store: ShopStore
  readonly log: Dependencies['log']
  /**
   * The folder that is written to: the data folder or, beside a database, that of the pictures. Null when they are in a
   * bucket: the disk is not looked at then, and the bucket neither, since all servers share it and sell without pictures.
   */
  readonly dataFolder: string | null
  /** Loads what renders pages, unless it is there already; fails where it cannot, and undefined where there is none. */
  readonly loadStorefront: (() => Promise<void>) | undefined
  /** Whether the server is on its way out: a load balancer shall send nothing more. */
  readonly isStopping: () => boolean
}

/** What whoever runs the shop has to mend, in the log's words. */
const mendable = {
  store: { failing: 'The store does not answer: /readyz answers 503', again: 'The store answers again' },
  disk: {
    failing: 'The disk has too little room or cannot be written to: /readyz answers 503',
    again: 'The disk has room again',
  },
  writes: { failing: 'Writes fail: /readyz answers 503', again: 'Writes are kept again' },
} as const

/**
 * Ready for traffic: the store answers, the disk has room, writes are kept, pages can be rendered. A 503 says which of
 * them is not so, and nothing else. The log says once that the store, the disk or the writes fail, and once that they do
 * not any more.
 */
export function answerReadiness(readiness: Readiness): RequestHandler {
  const tellOfChanges = changesIn(readiness.log)
  const canWrite = keptFor(writesKnownForMs, () => holds(() => writesAreKept(readiness)))
  return async (_request, response) => {
    const { dataFolder, loadStorefront } = readiness
    const [store, disk, writes, rendering] = await Promise.all([
      holds(async () => (await readiness.store.count('products')) >= 0),
      dataFolder === null ? null : holds(() => hasRoom(dataFolder)),
      canWrite(),
      loadStorefront ? holds(() => loadStorefront().then(() => true)) : false,
    ])
    const isStopping = readiness.isStopping()
    const found = { store, ...(disk !== null && { disk }), writes }
    if (!isStopping) tellOfChanges(found)
    const checks = { ...found, rendering, running: !isStopping }
    const isReady = Object.values(checks).every(Boolean)
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: isReady ? 'ok' : 'unavailable', checks })
  }
}

/** Tells of each check once when it fails and once when it holds again, however often somebody asks. */
function changesIn(
  log: Readiness['log'],
): (checks: Readonly<Partial<Record<keyof typeof mendable, boolean>>>) => void {
  const failing = new Set<string>()
  return checks => {
    for (const check of ['store', 'disk', 'writes'] as const) {
      if (checks[check] === undefined || checks[check] === !failing.has(check)) continue
      if (checks[check]) {
        failing.delete(check)
        log.info({ check }, mendable[check].again)
      } else {
        failing.add(check)
        log.error({ check }, mendable[check].failing)
      }
    }
  }
}

async function hasRoom(folder: string): Promise<boolean> {
  await access(folder, constants.W_OK)
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= minimumFreeBytes
}

/** What the store knows of its own writes, and one beside it: a full disk shows before a shopper meets it. */
async function writesAreKept({ store, dataFolder }: Readiness): Promise<boolean> {
  await store.assertWritable()
  if (dataFolder === null) return true
  const name = path.join(dataFolder, 'write-probe')
  const file = await open(name, 'w', 0o600)
  try {
    await file.writeFile(probe)
    await file.datasync()
  } finally {
    await file.close()
    // Another server of the shop may have tried the same folder.
    await rm(name, { force: true })
  }
  return true
}

/** Asks once for all who ask within a time. */
function keptFor(ms: number, ask: () => Promise<boolean>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined
  let askedAtMs = 0
  return () => {
    if (answer === undefined || performance.now() - askedAtMs >= ms) {
      askedAtMs = performance.now()
      answer = ask()
    }
    return answer
  }
}

/** Whether a check came out true in time; one that failed or hangs did not. */
async function holds(check: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(() => resolve(false), checkTimeoutMs)
  })
  try {
    return await Promise.race([check(), late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

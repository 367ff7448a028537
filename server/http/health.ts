import { access, constants, statfs } from 'node:fs/promises'
import type { RequestHandler } from 'express'
import type { ShopStore } from '../domain/index.ts'

/** With less left on the disk, the journal may soon have nowhere to grow. */
const minimumFreeBytes = 16 * 1024 * 1024

const checkTimeoutMs = 2000

/** Alive: the event loop turns. No I/O, so that a slow disk does not get the process killed. */
export const answerHealth: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').json({ status: 'ok' })
}

export interface Readiness {
  readonly store: ShopStore
  readonly dataFolder: string
  /** Whether pages can be rendered. */
  readonly canRender: () => boolean
  /** Whether the server is on its way out: a load balancer shall send nothing more. */
  readonly isStopping: () => boolean
}

/** Ready for traffic: the store answers, the disk has room and can be written to, pages can be rendered. */
export function answerReadiness(readiness: Readiness): RequestHandler {
  return async (_request, response) => {
    const [store, disk] = await Promise.all([
      holds(async () => (await readiness.store.count('products')) >= 0),
      holds(() => hasRoom(readiness.dataFolder)),
    ])
    const checks = { store, disk, rendering: readiness.canRender(), running: !readiness.isStopping() }
    const isReady = Object.values(checks).every(Boolean)
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: isReady ? 'ok' : 'unavailable', checks })
  }
}

async function hasRoom(folder: string): Promise<boolean> {
  await access(folder, constants.W_OK)
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= minimumFreeBytes
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

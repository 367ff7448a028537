import { StoreUnavailable, type Log } from '../domain/index.ts'
import type { Peers } from './peers.ts'

/** A job that is done again and again while the shop runs, by one of its processes. */
export interface Duty {
  readonly everyMs: number
  /** Whether it is done at the start as well. */
  readonly atOnce: boolean
  /** @param signal ends it at the next place where it can stop */
  readonly run: (signal: AbortSignal) => Promise<void>
  /** What the log says when it fails. The next run makes up for it. */
  readonly failure: string
}

/**
 * Starts a duty, one run at a time. While another process of the shop has the duties it does nothing, and takes them over
 * when that one is gone.
 * @returns a function that ends it; resolves when the run that was on its way is over
 */
export function startDuty(
  { everyMs, atOnce, run, failure }: Duty,
  { log, peers }: { readonly log: Log; readonly peers: Pick<Peers, 'holdDuty'> },
): () => Promise<void> {
  const ending = new AbortController()
  let running: Promise<void> | undefined

  async function runOnDuty(): Promise<void> {
    const lost = await peers.holdDuty()
    if (lost === undefined || ending.signal.aborted) return
    const stopping = new AbortController()
    const stop = () => stopping.abort()
    const reasons = [lost, ending.signal]
    for (const reason of reasons) reason.addEventListener('abort', stop)
    try {
      await run(stopping.signal)
    } catch (error) {
      if (error instanceof StoreUnavailable && stopping.signal.aborted) return
      log.error({ err: error }, failure)
    } finally {
      for (const reason of reasons) reason.removeEventListener('abort', stop)
    }
  }

  const tick = () => {
    running ??= runOnDuty().finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(tick, everyMs)
  if (atOnce) tick()
  return async () => {
    clearInterval(timer)
    ending.abort()
    await running
  }
}

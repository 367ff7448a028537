import { openSync, readSync } from 'node:fs'
import { PerformanceObserver } from 'node:perf_hooks'
import { nextTurn } from './measure.ts'

/** What kept the event loop from other work while something ran, in milliseconds. */
export interface Blocks {
  /** The longest turn of the event loop, by the wall clock: what a request that came just then had to wait. */
  readonly longest: number
  /**
   * The longest turn without what is not the work's own: the pauses of the garbage collector, and the time in which the
   * machine ran something else, which the processor's time tells. An upper bound: the work itself took no more.
   */
  readonly own: number
  /** The longest pause of the garbage collector. It grows with the heap, whatever the work is. */
  readonly pause: number
}

interface Turn {
  readonly start: number
  readonly end: number
  /** The most of it that can have been on the processor. */
  readonly processor: number
}

/** Turns that are shorter say nothing, and there are millions of them. */
const shortestKeptMs = 0.1

/** Runs `work` and watches every turn of the event loop meanwhile. */
export async function blocksOf(work: () => Promise<unknown>): Promise<Blocks> {
  const pauses: Turn[] = []
  const observer = new PerformanceObserver(list => {
    for (const { startTime: start, duration } of list.getEntries())
      pauses.push({ start, end: start + duration, processor: duration })
  })
  observer.observe({ entryTypes: ['gc'] })
  const turns: Turn[] = []
  const watch = new AbortController()
  const watching = (async () => {
    let start = performance.now()
    let before = processorTimes()
    while (!watch.signal.aborted) {
      await nextTurn()
      const end = performance.now()
      const after = processorTimes()
      const processor = Math.min(after.process - before.process, after.thread - before.thread)
      if (end - start >= shortestKeptMs) turns.push({ start, end, processor })
      start = end
      before = after
    }
  })()
  await nextTurn()
  await work()
  await nextTurn()
  watch.abort()
  await watching
  // The observer is told in a later turn.
  for (let turn = 0; turn < 10; turn += 1) await nextTurn()
  observer.disconnect()
  const own = ({ start, end, processor }: Turn) => {
    const paused = pauses.reduce(
      (sum, pause) => sum + Math.max(0, Math.min(end, pause.end) - Math.max(start, pause.start)),
      0,
    )
    return Math.min(processor, end - start - paused)
  }
  return {
    longest: greatest(turns.map(({ start, end }) => end - start)),
    own: greatest(turns.map(own)),
    pause: greatest(pauses.map(({ processor }) => processor)),
  }
}

export function greatest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0)
}

const threadTimes = openOrUndefined(`/proc/self/task/${process.pid}/sched`)
const page = Buffer.alloc(4096)

/** Milliseconds on the processor so far: of the process with its helper threads, and of the main thread where Linux says so. */
function processorTimes(): { process: number; thread: number } {
  // First, because it brings the time of the thread that asks up to date: by itself Linux does so with each tick alone.
  const { user, system } = process.cpuUsage()
  const ofProcess = (user + system) / 1000
  if (threadTimes === undefined) return { process: ofProcess, thread: ofProcess }
  const text = page.toString('latin1', 0, readSync(threadTimes, page, 0, page.length, 0))
  const thread = Number(/se\.sum_exec_runtime\s*:\s*([\d.]+)/.exec(text)?.[1] ?? NaN)
  return { process: ofProcess, thread: Number.isNaN(thread) ? ofProcess : thread }
}

function openOrUndefined(path: string): number | undefined {
  try {
    return openSync(path, 'r')
  } catch {
    return undefined
  }
}

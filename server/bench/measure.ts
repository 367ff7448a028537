import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The value below which the given share (0 to 1) of the samples lies. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5)
}

/** How long `work` takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** Resolves in the next turn of the event loop. */
export function nextTurn(): Promise<void> {
  return new Promise(resolve => {
    setImmediate(resolve)
  })
}

export function rest(durationMs: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, durationMs)
  })
}

export function milliseconds(value: number): string {
  return value >= 100 ? `${value.toFixed(0)} ms` : `${value.toFixed(value < 1 ? 3 : 2)} ms`
}

/** Collects all garbage now, so that what came before does not show in what is measured next. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
}

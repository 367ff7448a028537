import { processorMs, type Server } from './http-load.ts'
import { median, milliseconds, quantile } from './measure.ts'

/** What came of one kind of request. */
export interface Sample {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** The server's, for each request. */
  readonly processorMsEach: number
}

/** @param ask asks the server, and says of each request how long it took in milliseconds */
export async function sampleOf(
  { child }: Server,
  ask: (took: (ms: number) => void) => Promise<unknown>,
): Promise<Sample> {
  const times: number[] = []
  const before = processorMs(child)
  const startedAt = performance.now()
  await ask(ms => times.push(ms))
  return {
    perSecond: (times.length / (performance.now() - startedAt)) * 1000,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    processorMsEach: (processorMs(child) - before) / times.length,
  }
}

/** Medians, which leave a disturbed round out; of processor time the mean, since one round collects the garbage of the others. */
export function medianOf(rounds: readonly Sample[]): Sample {
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
    processorMsEach: rounds.reduce((sum, { processorMsEach }) => sum + processorMsEach, 0) / rounds.length,
  }
}

const nameWidth = 36
const columnWidth = 12

export const sampleHeader =
  ''.padEnd(nameWidth) +
  ['a second', 'p50', 'p99', 'processor'].map(name => name.padStart(columnWidth)).join('')

/** A line below `sampleHeader`. */
export function sampleLine(name: string, { perSecond, p50, p99, processorMsEach }: Sample): string {
  const columns = [perSecond.toFixed(0), ...[p50, p99, processorMsEach].map(milliseconds)]
  return name.padEnd(nameWidth) + columns.map(column => column.padStart(columnWidth)).join('')
}

/**
 * What a part of the server counts with, whoever collects it: without METRICS_PORT nobody does, and then counting is
 * an empty function. Labels take values from lists that the shop itself keeps, never from a request, so that a
 * stranger cannot make series.
 */
export interface Metrics {
  counter<L extends string = never>(name: string, help: string, labels?: readonly L[]): Counter<L>
  /** @param buckets upper bounds; default for durations, 1 ms to 10 s */
  histogram<L extends string = never>(
    name: string,
    help: string,
    labels?: readonly L[],
    buckets?: readonly number[],
  ): Histogram<L>
  /** @param read is asked whenever someone looks: it must not take long */
  gauge<L extends string = never>(
    name: string,
    help: string,
    labels: readonly L[],
    read: () => readonly Sample<L>[] | Promise<readonly Sample<L>[]>,
  ): void
}

export type Labels<L extends string> = Readonly<Record<L, string>>

export interface Counter<L extends string> {
  /** @param amount default 1 */
  add(labels: Labels<L>, amount?: number): void
}

export interface Histogram<L extends string> {
  /** @param value in the unit that the metric's name ends with */
  observe(labels: Labels<L>, value: number): void
}

export interface Sample<L extends string> {
  readonly labels: Labels<L>
  readonly value: number
}

/** For a server that nobody watches. */
export const noMetrics: Metrics = {
  counter: () => ({ add: () => undefined }),
  histogram: () => ({ observe: () => undefined }),
  gauge: () => undefined,
}

/** Seconds since a `performance.now()`. */
export function secondsSince(startedAtMs: number): number {
  return (performance.now() - startedAtMs) / 1000
}

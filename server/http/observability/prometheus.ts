import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Metrics } from './metrics.ts'

/** Durations in seconds: from a look into memory to what a shopper no longer waits for. */
const durationBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Metrics that are kept, and their text for Prometheus. */
export interface Prometheus {
  readonly metrics: Metrics
  readonly contentType: string
  /** Everything as it is now, in Prometheus' text format. */
  readonly exposition: () => Promise<string>
}

/** Beside what the shop counts: the process, its heap, garbage collection and the lag of its event loop. */
export function createPrometheus(): Prometheus {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    contentType: registry.contentType,
    exposition: () => registry.metrics(),
    metrics: {
      counter(name, help, labelNames = []) {
        const counter = new Counter({ name, help, labelNames, registers })
        return { add: (labels, amount = 1) => counter.inc(labels, amount) }
      },
      histogram(name, help, labelNames = [], buckets = durationBuckets) {
        const histogram = new Histogram({ name, help, labelNames, buckets: [...buckets], registers })
        return { observe: (labels, value) => histogram.observe(labels, value) }
      },
      gauge(name, help, labelNames, readSamples) {
        const read = async () => readSamples()
        const gauge: Gauge = new Gauge({
          name,
          help,
          labelNames,
          registers,
          async collect() {
            // What cannot be read now is left out: the rest is wanted most when something fails.
            const samples = await read().catch(() => [])
            gauge.reset()
            // One without labels is 0 after that, which is no figure.
            if (labelNames.length === 0) gauge.remove()
            for (const { labels, value } of samples) gauge.set(labels, value)
          },
        })
      },
    },
  }
}

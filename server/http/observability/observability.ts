import type { Log, Observer, OtpSender, ShopStore } from '../../domain/index.ts'
import type { Environment } from '../env.ts'
import type { Listening } from '../listen.ts'
import { noMetrics, type Metrics } from './metrics.ts'
import { createObserver } from './observer.ts'
import { watchOtpSender } from './watched-otp-sender.ts'
import { watchStore } from './watched-store.ts'
import { noTracing, type Tracing } from './tracing.ts'

/** How the shop is watched: each part does nothing until the environment asks for it. */
export interface Observability {
  readonly metrics: Metrics
  readonly tracing: Tracing
  readonly observer: Observer
  readonly watchStore: (store: ShopStore) => ShopStore
  readonly watchOtpSender: (sender: OtpSender) => OtpSender
  /**
   * Serves the metrics where METRICS_PORT says; null without one.
   * @throws ListenError
   */
  readonly serveMetrics: (log: Log) => Promise<Listening | null>
}

type WatchedEnvironment = Pick<
  Environment,
  | 'METRICS_PORT'
  | 'METRICS_HOST'
  | 'OTEL_SDK_DISABLED'
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
  | 'OTEL_SERVICE_NAME'
  | 'OTEL_TRACES_SAMPLER'
  | 'OTEL_TRACES_SAMPLER_ARG'
>

/** Loads what the environment asks for: without METRICS_PORT and an OTLP endpoint, neither library. */
export async function openObservability(env: WatchedEnvironment): Promise<Observability> {
  const port = env.METRICS_PORT
  const prometheus = port === undefined ? null : (await import('./prometheus.ts')).createPrometheus()
  const metrics = prometheus?.metrics ?? noMetrics
  const tracing = await openTracing(env)
  const isWatched = prometheus !== null || tracing !== noTracing
  return {
    metrics,
    tracing,
    observer: createObserver({ metrics, tracing }),
    watchStore: store => (isWatched ? watchStore(store, { metrics, tracing }) : store),
    watchOtpSender: sender => (isWatched ? watchOtpSender(sender, { metrics, tracing }) : sender),
    async serveMetrics(log) {
      if (prometheus === null || port === undefined) return null
      const { serveMetrics } = await import('./metrics-server.ts')
      return serveMetrics(prometheus, { host: env.METRICS_HOST, port }, log)
    },
  }
}

/** Nobody watches: for tests of something else. */
export const unobserved: Pick<Observability, 'metrics' | 'tracing'> = {
  metrics: noMetrics,
  tracing: noTracing,
}

async function openTracing(env: WatchedEnvironment): Promise<Tracing> {
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '')
  const url = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`)
  if (url === undefined || env.OTEL_SDK_DISABLED) return noTracing
  const { startTracing } = await import('./opentelemetry.ts')
  return startTracing({
    url,
    sampler: env.OTEL_TRACES_SAMPLER,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
    serviceName: env.OTEL_SERVICE_NAME,
  })
}

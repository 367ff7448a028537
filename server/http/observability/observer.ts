import { isShopError, securityEvents, type Observer, type SecurityEventType } from '../../domain/index.ts'
import { noMetrics, secondsSince, type Metrics } from './metrics.ts'
import { currentRequest } from './request-scope.ts'
import { noTracing, type Tracing } from './tracing.ts'

/** Sees the domain's work: who asked for it stands in the log, how it ended in metrics and traces. */
export function createObserver({
  metrics = noMetrics,
  tracing = noTracing,
}: {
  readonly metrics?: Metrics
  readonly tracing?: Tracing
} = {}): Observer {
  const duration = metrics.histogram(
    'shruti_operation_duration_seconds',
    'Operations of the API, also those that a rendered page called, by outcome: ok or the code of the error.',
    ['operation', 'outcome'],
  )
  const events = metrics.counter('shruti_security_events_total', 'Security events.', ['event'])
  for (const event of Object.keys(securityEvents) as SecurityEventType[]) events.add({ event }, 0)

  return {
    async operation(name, work) {
      const startedAt = performance.now()
      let outcome = 'ok'
      try {
        return await tracing.span(name, { kind: 'internal' }, work)
      } catch (error) {
        outcome = isShopError(error) ? error.code : 'server_error'
        throw error
      } finally {
        duration.observe({ operation: name, outcome }, secondsSince(startedAt))
      }
    },
    callerKnown(userId) {
      const scope = currentRequest()
      if (scope) scope.userId = userId
    },
    securityEvent: event => events.add({ event }),
  }
}

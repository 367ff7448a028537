import type { OtpSender } from '../../domain/index.ts'
import { secondsSince, type Metrics } from './metrics.ts'
import type { Tracing } from './tracing.ts'

/** A sender of codes whose gateway is measured. */
export function watchOtpSender(
  sender: OtpSender,
  { metrics, tracing }: { readonly metrics: Metrics; readonly tracing: Tracing },
): OtpSender {
  const duration = metrics.histogram(
    'shruti_message_duration_seconds',
    'Messages handed to the gateway, by channel and outcome: sent or failed.',
    ['channel', 'outcome'],
  )
  return {
    async send(message) {
      const { channel } = message
      const startedAt = performance.now()
      let outcome = 'sent'
      try {
        const options = { kind: 'client', attributes: { channel } } as const
        await tracing.span('send one-time code', options, () => sender.send(message))
      } catch (error) {
        outcome = 'failed'
        throw error
      } finally {
        duration.observe({ channel, outcome }, secondsSince(startedAt))
      }
    },
  }
}

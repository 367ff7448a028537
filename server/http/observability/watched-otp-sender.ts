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
  const watch = async (name: string, channel: string, sending: () => Promise<void>) => {
    const startedAt = performance.now()
    let outcome = 'sent'
    try {
      await tracing.span(name, { kind: 'client', attributes: { channel } }, sending)
    } catch (error) {
      outcome = 'failed'
      throw error
    } finally {
      duration.observe({ channel, outcome }, secondsSince(startedAt))
    }
  }
  return {
    send: message => watch('send one-time code', message.channel, () => sender.send(message)),
    sendNotice: notice => watch('send notice', notice.channel, () => sender.sendNotice(notice)),
  }
}

import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { never } from '../expiry.ts'
import { WebhookUnreachable } from '../ports/index.ts'
import { dayMs, minuteMs, secondMs } from '../rates.ts'
import { triesPerMessage, waitAfter } from '../retries.ts'
import type { WebhookAttempt, WebhookDeliveryRecord, WebhookRecord } from './records.ts'
import { secretOf, signatureOf } from './signature.ts'

/** Deliveries of one webhook in one run, at most. */
const batchSize = 50
/** Failures in a row after which a webhook is left alone for the rest of a run. */
const failuresUntilRest = 3
/** How long a delivery belongs to the run that took it: longer than any attempt takes. After a crash it waits so long. */
export const takenMs = 2 * minuteMs
/** A webhook that has failed for so long, and nothing else, is stopped. */
const stoppedAfterMs = 3 * dayMs
const attemptsKept = 20
const excerptLength = 500

export type WebhookOutcome = 'delivered' | 'failed' | 'given_up'

export interface WebhookDeliveryOptions {
  /** Ends the run after the delivery that it is at. */
  readonly signal?: AbortSignal
  /** Is told how each attempt ended. */
  readonly observe?: (outcome: WebhookOutcome) => void
}

/**
 * Delivers what is due, the oldest first for each webhook, and several webhooks at once, so that a slow one holds up none
 * of the others. To be called every few seconds. Each delivery is taken first, so that runs at the same time, in one
 * process or several, never send the same; after a crash it is sent again under the same id.
 * @throws StoreUnavailable when the store refuses a write
 */
export async function deliverWebhooks(
  dependencies: Dependencies,
  options: WebhookDeliveryOptions = {},
): Promise<void> {
  const webhooks = await dependencies.store.list('webhooks', {})
  await Promise.all(webhooks.map(webhook => deliverTo(dependencies, options, webhook)))
}

async function deliverTo(
  dependencies: Dependencies,
  { signal, observe }: WebhookDeliveryOptions,
  { id: webhookId }: WebhookRecord,
): Promise<void> {
  const { clock, store } = dependencies
  const soonest = await store.list('webhookDeliveries', {
    where: { waitingFor: webhookId },
    orderBy: { index: 'nextAttemptAt', direction: 'asc' },
    limit: batchSize,
  })
  let failures = 0
  for (const delivery of soonest) {
    if (signal?.aborted === true || failures >= failuresUntilRest) return
    if (Date.parse(delivery.nextAttemptAt) > clock.now()) return
    if (!(await take(dependencies, delivery))) continue
    const outcome = await attemptDelivery(dependencies, delivery)
    observe?.(outcome)
    failures = outcome === 'delivered' ? 0 : failures + 1
  }
}

/** @returns false when another run has it, or it is gone */
function take({ clock, store }: Dependencies, { id }: WebhookDeliveryRecord): Promise<boolean> {
  return store.transaction(async tx => {
    const current = await tx.get('webhookDeliveries', id)
    if (current?.status !== 'waiting' || Date.parse(current.nextAttemptAt) > clock.now()) return false
    await tx.put('webhookDeliveries', { ...current, nextAttemptAt: toInstant(clock.now() + takenMs) })
    return true
  })
}

/**
 * Sends a delivery once, and keeps how that went.
 * @param options.byHand somebody asked for it: a failure is not tried again by itself
 */
export async function attemptDelivery(
  dependencies: Dependencies,
  delivery: WebhookDeliveryRecord,
  { byHand = false }: { readonly byHand?: boolean } = {},
): Promise<WebhookOutcome> {
  const { clock, log, store } = dependencies
  const webhook = await store.get('webhooks', delivery.webhookId)
  const attempt =
    webhook?.state === 'active'
      ? await send(dependencies, webhook, delivery)
      : { ...notSent(clock.now()), problem: 'The webhook is paused' }
  const isDelivered = attempt.problem === null
  const tries = delivery.tries + (byHand ? 0 : 1)
  const isOver = byHand || webhook?.state !== 'active' || tries >= triesPerMessage
  const outcome = isDelivered ? 'delivered' : isOver ? 'given_up' : 'failed'
  const fields = { deliveryId: delivery.id, webhookId: delivery.webhookId, event: delivery.event }
  if (isDelivered) log.info(fields, 'A webhook was delivered')
  else log.warn({ ...fields, outcome, problem: attempt.problem }, 'A webhook could not be delivered')
  await store.transaction(async tx => {
    const current = await tx.get('webhookDeliveries', delivery.id)
    if (!current) return
    await tx.put('webhookDeliveries', {
      ...current,
      tries,
      attempts: [...current.attempts, attempt].slice(-attemptsKept),
      ...(outcome === 'failed'
        ? { status: 'waiting', nextAttemptAt: toInstant(clock.now() + waitAfter(dependencies, tries)) }
        : { status: outcome, nextAttemptAt: never }),
    })
    const state = await tx.get('webhooks', delivery.webhookId)
    if (state?.state === 'active') await tx.put('webhooks', afterAttempt(dependencies, state, isDelivered))
  })
  return outcome
}

/** A webhook after one more attempt: one that has failed for days is stopped, so that its owner looks at it. */
function afterAttempt(
  { clock, log }: Dependencies,
  webhook: WebhookRecord,
  isDelivered: boolean,
): WebhookRecord {
  const nowMs = clock.now()
  if (isDelivered) return { ...webhook, failingSince: null }
  const failingSince = webhook.failingSince ?? toInstant(nowMs)
  if (nowMs - Date.parse(failingSince) < stoppedAfterMs) return { ...webhook, failingSince }
  log.error({ webhookId: webhook.id }, 'A webhook was stopped: it has failed for three days')
  return { ...webhook, failingSince, state: 'stopped', version: webhook.version + 1 }
}

const notSent = (nowMs: number) => ({ at: toInstant(nowMs), status: null, ms: 0, excerpt: '' })

async function send(
  dependencies: Dependencies,
  webhook: WebhookRecord,
  { id, body }: WebhookDeliveryRecord,
): Promise<WebhookAttempt> {
  const { clock, log, webhooks } = dependencies
  const nowMs = clock.now()
  const startMs = clock.elapsed()
  const took = () => Math.max(0, Math.round(clock.elapsed() - startMs))
  try {
    const timestamp = Math.floor(nowMs / secondMs)
    const { status, excerpt } = await webhooks.send({
      url: webhook.url,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Shruti-Webhooks/1',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': await signatureOf(await secretsOf(dependencies, webhook, nowMs), {
          id,
          timestamp,
          body,
        }),
      },
      body,
    })
    const problem = status >= 200 && status < 300 ? null : `The receiver answered ${status}`
    return { at: toInstant(nowMs), status, ms: took(), problem, excerpt: excerpt.slice(0, excerptLength) }
  } catch (error) {
    const isKnown = error instanceof WebhookUnreachable
    if (!isKnown) log.error({ webhookId: webhook.id, err: error }, 'A webhook could not be sent')
    return {
      ...notSent(nowMs),
      ms: took(),
      problem: isKnown ? error.message : 'The shop could not send it',
    }
  }
}

/** The secret, and for a day after a change the former one: receivers take a while to learn the new one. */
async function secretsOf(
  dependencies: Dependencies,
  webhook: WebhookRecord,
  nowMs: number,
): Promise<string[]> {
  const { salt, formerSalt, formerSecretUntil } = webhook
  const isBoth = formerSecretUntil !== null && Date.parse(formerSecretUntil) > nowMs
  const salts = [salt, ...(isBoth && formerSalt !== null ? [formerSalt] : [])]
  return Promise.all(salts.map(each => secretOf(dependencies, webhook, each)))
}

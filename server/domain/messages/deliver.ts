import { toInstant } from '../calendar.ts'
import { reportBudget, returnMessage, spendMessage } from '../accounts/message-budget.ts'
import { readSettings } from '../content/settings.ts'
import type { Dependencies } from '../context.ts'
import { isShopError } from '../errors.ts'
import { never } from '../expiry.ts'
import { readLimits } from '../limits.ts'
import { MessageRefused } from '../ports/index.ts'
import { hourMs, minuteMs } from '../rates.ts'
import { triesPerMessage, waitAfter } from '../retries.ts'
import { composeAlertMessage } from '../product-alerts/content.ts'
import { composeClaimMessage } from '../warranty/content.ts'
import { composeTicketMessage } from '../support-tickets/content.ts'
import { openLinkOf } from '../payments/link-tokens.ts'
import { composeOrderMessage, type ComposedMessage } from './order-content.ts'
import { messageChannels, type MessageChannel, type MessageRecord } from './records.ts'

/** Failures in a row after which a channel counts as down for this run. */
const failuresUntilRest = 3
const batchSize = 50
/** How long a message belongs to the run that took it: longer than any try takes. After a crash it waits so long. */
const takenMs = 2 * minuteMs

export type DeliveryOutcome = 'sent' | 'failed' | 'given_up'

export interface DeliveryOptions {
  /** The one origin of links. */
  readonly publicOrigin: string
  /** Ends the run after the message that it is at. */
  readonly signal?: AbortSignal
  /** Is told how each try ended. */
  readonly observe?: (channel: MessageChannel, outcome: DeliveryOutcome) => void
}

/**
 * Hands over the messages of the outbox that are due, the oldest first. To be called every few seconds. Each message is
 * taken first, so that runs at the same time, in one process or several, never hand over the same. It is marked after it
 * was handed over: when the process dies in between, it is handed over again two minutes later, under the same id, by
 * which the recipient's system can tell.
 * @throws StoreUnavailable when the store refuses a write
 */
export async function deliverMessages(dependencies: Dependencies, options: DeliveryOptions): Promise<void> {
  for (const channel of messageChannels) await deliverBy(dependencies, options, channel)
}

/** A channel that is down holds up none of the others, however many messages wait for it. */
async function deliverBy(
  dependencies: Dependencies,
  options: DeliveryOptions,
  channel: MessageChannel,
): Promise<void> {
  const { clock, store } = dependencies
  const soonest = await store.list('messages', {
    where: { waitingFor: channel },
    orderBy: { index: 'nextAttemptAt', direction: 'asc' },
    limit: batchSize,
  })
  let failures = 0
  for (const message of soonest) {
    if (options.signal?.aborted === true || failures >= failuresUntilRest) return
    if (Date.parse(message.nextAttemptAt) > clock.now()) return
    if (!(await take(dependencies, message))) continue
    const outcome = await deliver(dependencies, options, message)
    if (outcome === 'postponed') return
    failures = outcome === 'failed' ? failures + 1 : 0
  }
}

/** @returns false when another run has it, or it is gone */
function take({ clock, store }: Dependencies, { id }: MessageRecord): Promise<boolean> {
  return store.transaction(async tx => {
    const current = await tx.get('messages', id)
    if (current?.status !== 'waiting' || Date.parse(current.nextAttemptAt) > clock.now()) return false
    await tx.put('messages', { ...current, nextAttemptAt: toInstant(clock.now() + takenMs) })
    return true
  })
}

async function deliver(
  dependencies: Dependencies,
  { publicOrigin, observe }: DeliveryOptions,
  message: MessageRecord,
): Promise<DeliveryOutcome | 'postponed'> {
  const { clock, log, mailer, otpSender } = dependencies
  const { id, channel, to, topic, attempts } = message
  const fields = { messageId: id, kind: topic.kind, channel, attempt: attempts + 1 }
  const composed = await compose(dependencies, message, publicOrigin)
  if (!composed || (channel === 'email' && !mailer.available)) {
    log.info(fields, 'A message has nothing to tell or no way to go any more')
    return settle(dependencies, message, 'given_up', observe)
  }
  if (channel === 'sms' && !(await spendFromBudget(dependencies, message))) return 'postponed'
  const spentAtMs = clock.now()
  try {
    if (channel === 'email') await mailer.send({ to, kind: 'message', id, content: composed.mail })
    else await otpSender.sendNotice({ to, channel: 'sms', kind: 'message', id, text: composed.text })
  } catch (error) {
    if (channel === 'sms') await dependencies.store.transaction(tx => returnMessage(tx, spentAtMs))
    const isOver = error instanceof MessageRefused || attempts + 1 >= triesPerMessage
    if (isOver) log.error({ ...fields, err: error }, 'A message was given up')
    else log.warn({ ...fields, err: error }, 'A message could not be handed over and is tried again')
    return settle(dependencies, message, isOver ? 'given_up' : 'failed', observe)
  }
  log.info(fields, 'A message was sent')
  return settle(dependencies, message, 'sent', observe)
}

/** Null when what it is about has gone. */
async function compose(
  dependencies: Dependencies,
  { topic }: MessageRecord,
  publicOrigin: string,
): Promise<ComposedMessage | null> {
  if ('alertId' in topic) return composeAlertMessage(dependencies, topic, publicOrigin)
  if ('ticketId' in topic) return composeTicketMessage(dependencies, topic)
  const { store } = dependencies
  const order = await store.get('orders', topic.orderId)
  if (!order) return null
  const { store: shop } = await readSettings(store)
  if ('claimId' in topic) {
    const claim = await store.get('warrantyClaims', topic.claimId)
    return claim ? composeClaimMessage(topic, claim, { order, store: shop, publicOrigin }) : null
  }
  const link = topic.kind === 'payment_link' ? await openLinkOf(dependencies, store, order) : null
  // Paid, cancelled or over meanwhile: nobody is asked to pay.
  if (topic.kind === 'payment_link' && !link) return null
  const orderReturn = 'returnId' in topic ? ((await store.get('returns', topic.returnId)) ?? null) : null
  return composeOrderMessage(topic, { order, orderReturn, link, store: shop, publicOrigin })
}

/**
 * Messages share the day's budget of codes, and leave what is kept back for codes of known devices. One that finds
 * nothing left waits for the next day, and this is no try.
 */
async function spendFromBudget(
  { clock, log, store }: Dependencies,
  message: MessageRecord,
): Promise<boolean> {
  const nowMs = clock.now()
  try {
    const budget = await store.transaction(async tx =>
      spendMessage(tx, (await readLimits(tx)).oneTimeCodes, false, nowMs),
    )
    reportBudget(log, budget)
    return true
  } catch (error) {
    if (!isShopError(error)) throw error
    log.warn({ messageId: message.id }, "The day's budget for messages is used up: they wait")
    await change({ store }, message, { nextAttemptAt: toInstant(nowMs + hourMs) })
    return false
  }
}

async function settle(
  dependencies: Dependencies,
  message: MessageRecord,
  outcome: DeliveryOutcome,
  observe: DeliveryOptions['observe'],
): Promise<DeliveryOutcome> {
  const nowMs = dependencies.clock.now()
  const attempts = message.attempts + 1
  await change(dependencies, message, {
    attempts,
    ...(outcome === 'failed'
      ? { nextAttemptAt: toInstant(nowMs + waitAfter(dependencies, attempts)) }
      : { status: outcome, nextAttemptAt: never }),
    ...(outcome === 'sent' && { sentAt: toInstant(nowMs) }),
  })
  observe?.(message.channel, outcome)
  return outcome
}

/** Not put back when the account was deleted meanwhile. */
function change(
  { store }: Pick<Dependencies, 'store'>,
  { id }: MessageRecord,
  changes: Partial<MessageRecord>,
): Promise<void> {
  return store.transaction(async tx => {
    const current = await tx.get('messages', id)
    if (current) await tx.put('messages', { ...current, ...changes })
  })
}

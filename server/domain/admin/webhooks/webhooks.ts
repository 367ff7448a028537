import type { Webhook, WebhookDelivery, WebhookEventName } from '../../../contract/index.ts'
import { requireConfirmation } from '../../accounts/confirmation.ts'
import type { Caller } from '../../accounts/sessions.ts'
import { toInstant } from '../../calendar.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { never } from '../../expiry.ts'
import { pageBounds, type PageQuery, type RecordPage } from '../../paging.ts'
import { dayMs } from '../../rates.ts'
import type { ShopTransaction } from '../../records.ts'
import { attemptDelivery, takenMs } from '../../webhooks/deliver.ts'
import type { WebhookDeliveryRecord, WebhookRecord } from '../../webhooks/records.ts'
import { secretOf } from '../../webhooks/signature.ts'
import { newDelivery } from '../../webhooks/tell.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'

/** Each event is sent to every webhook that wants it. */
const webhooksKept = 10
/** For how long the former secret signs as well after a change. */
const formerSecretMs = dayMs
const deliveriesPerPage = 25

/** Who asks, and the session that they ask in. */
interface Asking {
  readonly administrator: Administrator
  readonly caller: Caller
}

interface WebhookFields {
  readonly url: string
  readonly events: readonly WebhookEventName[]
}

/** All webhooks, the oldest first. */
export async function listWebhooks({ clock, store }: Dependencies): Promise<Webhook[]> {
  const webhooks = await store.list('webhooks', { orderBy: { index: 'createdAt', direction: 'asc' } })
  return webhooks.map(webhook => toWebhook(webhook, clock.now()))
}

function toWebhook(webhook: WebhookRecord, nowMs: number): Webhook {
  const { id, url, events, state, failingSince, formerSecretUntil, createdAt, version } = webhook
  const isOver = formerSecretUntil === null || Date.parse(formerSecretUntil) <= nowMs
  return {
    id,
    url,
    events: [...events],
    state,
    failingSince,
    formerSecretUntil: isOver ? null : formerSecretUntil,
    createdAt,
    version,
  }
}

function toDelivery(record: WebhookDeliveryRecord): WebhookDelivery {
  const { id, webhookId, event, status, createdAt, nextAttemptAt, body, attempts } = record
  return {
    id,
    webhookId,
    event,
    status,
    createdAt,
    nextAttemptAt: nextAttemptAt === never ? null : nextAttemptAt,
    body,
    attempts: [...attempts],
  }
}

/** Salts are what the secret is worked out from. */
function audited({ salt, formerSalt: _former, ...rest }: WebhookRecord) {
  return { ...rest, secret: salt }
}

async function requireWebhook(tx: ShopTransaction, id: string): Promise<WebhookRecord> {
  const webhook = await tx.get('webhooks', id)
  if (!webhook) throw shopError('webhook_not_found')
  return webhook
}

/** @throws webhook_address_refused */
function requireAddress({ webhooks }: Dependencies, url: string): void {
  const reason = webhooks.refusal(url)
  if (reason !== null) throw shopError('webhook_address_refused', { reason }, 'url')
}

/**
 * Has events sent to an address. The answer is the only place where the secret stands.
 * @throws reauthentication_required, webhook_address_refused, webhook_limit
 */
export async function createWebhook(
  dependencies: Dependencies,
  { administrator, caller }: Asking,
  { url, events }: WebhookFields,
): Promise<{ webhook: Webhook; secret: string }> {
  requireConfirmation(dependencies, caller)
  requireAddress(dependencies, url)
  const { clock, ids } = dependencies
  const nowMs = clock.now()
  const webhook: WebhookRecord = {
    id: ids.id(),
    url,
    events,
    state: 'active',
    salt: ids.secret(),
    formerSalt: null,
    formerSecretUntil: null,
    failingSince: null,
    createdAt: toInstant(nowMs),
    version: 1,
  }
  const secret = await secretOf(dependencies, webhook, webhook.salt)
  return changeAsAdministrator(dependencies, administrator, async tx => {
    if ((await tx.count('webhooks', {})) >= webhooksKept)
      throw shopError('webhook_limit', { n: webhooksKept })
    await tx.put('webhooks', webhook)
    return {
      answer: { webhook: toWebhook(webhook, nowMs), secret },
      action: 'webhook.create',
      subject: `webhook:${webhook.id}`,
      detail: url,
      before: null,
      after: audited(webhook),
    }
  })
}

/**
 * Changes where a webhook sends what, and whether it does. One that is turned on again starts afresh.
 * @throws reauthentication_required, webhook_address_refused, webhook_not_found, stale_version
 */
export async function updateWebhook(
  dependencies: Dependencies,
  { administrator, caller }: Asking,
  {
    id,
    url,
    events,
    active,
    version,
  }: WebhookFields & { readonly id: string; readonly active: boolean; readonly version: number },
): Promise<Webhook> {
  requireConfirmation(dependencies, caller)
  requireAddress(dependencies, url)
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await requireWebhook(tx, id)
    if (before.version !== version) throw shopError('stale_version')
    const isTurnedOn = active && before.state !== 'active'
    const after: WebhookRecord = {
      ...before,
      url,
      events,
      state: active ? 'active' : before.state === 'active' ? 'paused' : before.state,
      failingSince: isTurnedOn ? null : before.failingSince,
      version: version + 1,
    }
    await tx.put('webhooks', after)
    return {
      answer: toWebhook(after, dependencies.clock.now()),
      action: 'webhook.update',
      subject: `webhook:${id}`,
      detail: url,
      before: audited(before),
      after: audited(after),
    }
  })
}

/**
 * Deletes a webhook with the log of its deliveries.
 * @throws webhook_not_found
 */
export function deleteWebhook(
  dependencies: Dependencies,
  administrator: Administrator,
  id: string,
): Promise<Record<string, never>> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await requireWebhook(tx, id)
    for (const delivery of await tx.list('webhookDeliveries', { where: { webhookId: id } }))
      await tx.delete('webhookDeliveries', delivery.id)
    await tx.delete('webhooks', id)
    return {
      answer: {},
      action: 'webhook.delete',
      subject: `webhook:${id}`,
      detail: before.url,
      before: audited(before),
      after: null,
    }
  })
}

/**
 * Gives a webhook another secret. For a day deliveries are signed with both, so that its receiver can be changed meanwhile.
 * @throws reauthentication_required, webhook_not_found, stale_version
 */
export async function rotateWebhookSecret(
  dependencies: Dependencies,
  { administrator, caller }: Asking,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<{ webhook: Webhook; secret: string }> {
  requireConfirmation(dependencies, caller)
  const nowMs = dependencies.clock.now()
  const salt = dependencies.ids.secret()
  const secret = await secretOf(dependencies, { id }, salt)
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await requireWebhook(tx, id)
    if (before.version !== version) throw shopError('stale_version')
    const after: WebhookRecord = {
      ...before,
      salt,
      formerSalt: before.salt,
      formerSecretUntil: toInstant(nowMs + formerSecretMs),
      version: version + 1,
    }
    await tx.put('webhooks', after)
    return {
      answer: { webhook: toWebhook(after, nowMs), secret },
      action: 'webhook.secret',
      subject: `webhook:${id}`,
      detail: before.url,
      before: audited(before),
      after: audited(after),
    }
  })
}

/**
 * What was sent to a webhook, the newest first.
 * @throws webhook_not_found
 */
export async function listWebhookDeliveries(
  { store }: Dependencies,
  {
    id,
    status,
    ...page
  }: { readonly id: string; readonly status?: WebhookDelivery['status'] | undefined } & PageQuery,
): Promise<RecordPage<WebhookDelivery>> {
  if (!(await store.get('webhooks', id))) throw shopError('webhook_not_found')
  const where = { webhookId: id, ...(status && { status }) }
  const [deliveries, total] = await Promise.all([
    store.list('webhookDeliveries', {
      where,
      orderBy: { index: 'createdAt', direction: 'desc' },
      ...pageBounds(page, deliveriesPerPage),
    }),
    store.count('webhookDeliveries', { where }),
  ])
  return { items: deliveries.map(toDelivery), total }
}

/**
 * Sends a test event at once.
 * @throws webhook_not_found, webhook_paused
 */
export async function testWebhook(dependencies: Dependencies, id: string): Promise<WebhookDelivery> {
  const { clock, store } = dependencies
  const nowMs = clock.now()
  const delivery = await store.transaction(async tx => {
    requireActive(await requireWebhook(tx, id))
    const test = newDelivery(dependencies, nowMs, {
      webhookId: id,
      event: 'webhook.test',
      subject: `webhook:${id}`,
      subjectVersion: 1,
      data: { webhookId: id },
      nextAttemptMs: nowMs + takenMs,
    })
    await tx.put('webhookDeliveries', test)
    return test
  })
  return sendNow(dependencies, delivery, { byHand: true })
}

/**
 * Sends a delivery again, under the id that it had.
 * @throws webhook_delivery_not_found, webhook_paused
 */
export async function resendWebhookDelivery(
  dependencies: Dependencies,
  id: string,
): Promise<WebhookDelivery> {
  const { clock, store } = dependencies
  const delivery = await store.transaction(async tx => {
    const current = await tx.get('webhookDeliveries', id)
    const webhook = current && (await tx.get('webhooks', current.webhookId))
    if (!current || !webhook) throw shopError('webhook_delivery_not_found')
    requireActive(webhook)
    if (current.status !== 'waiting') return current
    // While it is sent here the job leaves it alone.
    const taken = { ...current, nextAttemptAt: toInstant(clock.now() + takenMs) }
    await tx.put('webhookDeliveries', taken)
    return taken
  })
  // One that waits is tried again by itself, as before.
  return sendNow(dependencies, delivery, { byHand: delivery.status !== 'waiting' })
}

function requireActive({ state }: WebhookRecord): void {
  if (state !== 'active') throw shopError('webhook_paused')
}

async function sendNow(
  dependencies: Dependencies,
  delivery: WebhookDeliveryRecord,
  options: { readonly byHand: boolean },
): Promise<WebhookDelivery> {
  await attemptDelivery(dependencies, delivery, options)
  const after = await dependencies.store.get('webhookDeliveries', delivery.id)
  if (!after) throw shopError('webhook_delivery_not_found')
  return toDelivery(after)
}

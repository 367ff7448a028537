import type { WebhookEventName } from '../../contract/index.ts'
import { webhookDeliveryExpiry } from '../expiry.ts'
import { collection } from '../ports/store.ts'

/** Instants are ISO 8601 in UTC. */

/** An address that is told what happens in the shop. */
export interface WebhookRecord {
  id: string
  url: string
  events: readonly WebhookEventName[]
  /** `stopped`: paused by the shop itself, after days of failures. */
  state: 'active' | 'paused' | 'stopped'
  /** What its secret is worked out from, with the shop's own key (`signature.ts`). */
  salt: string
  /** The salt before the last change, and until when it signs as well. */
  formerSalt: string | null
  formerSecretUntil: string | null
  /** Since when every delivery has failed; null while the last one went well. */
  failingSince: string | null
  createdAt: string
  version: number
}

export interface WebhookAttempt {
  at: string
  status: number | null
  /** Milliseconds. */
  ms: number
  problem: string | null
  excerpt: string
}

/** One event for one webhook. */
export interface WebhookDeliveryRecord {
  id: string
  webhookId: string
  event: WebhookEventName | 'webhook.test'
  /** What it is about: "order:<id>", "sku:<sku>". */
  subject: string
  /** Of the order, return or product that it tells of. */
  subjectVersion: number
  status: 'waiting' | 'delivered' | 'given_up'
  /** The body that is sent, JSON: the same in each attempt. */
  body: string
  /** Tries of its own accord so far. */
  tries: number
  /** The last ones, the oldest first. */
  attempts: readonly WebhookAttempt[]
  /** When it is tried next; `never` once it was delivered or given up. */
  nextAttemptAt: string
  createdAt: string
}

export const webhookCollections = {
  webhooks: collection<WebhookRecord>({
    equal: { state: { of: webhook => webhook.state } },
    sorted: { createdAt: webhook => webhook.createdAt },
  }),
  webhookDeliveries: collection<WebhookDeliveryRecord>({
    equal: {
      webhookId: { of: delivery => delivery.webhookId },
      status: { of: delivery => delivery.status },
      /** Those that still have to go, by where and by what they are about. */
      waitingFor: { of: ({ status, webhookId }) => (status === 'waiting' ? webhookId : undefined) },
      waitingAbout: { of: ({ status, subject }) => (status === 'waiting' ? subject : undefined) },
    },
    sorted: {
      createdAt: delivery => delivery.createdAt,
      nextAttemptAt: delivery => delivery.nextAttemptAt,
      expiresAt: webhookDeliveryExpiry,
    },
    within: { webhookId: ['createdAt'], waitingFor: ['nextAttemptAt'] },
  }),
} as const

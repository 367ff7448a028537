import * as z from 'zod'
import { keyPermissions } from '../permissions.ts'
import { webhookEventNames } from '../webhook-events.ts'
import { day, id, instant, paging, pathId } from './common.ts'
import { textLine } from './text.ts'

/** API keys, by which programs call the administration, and webhooks, by which the shop calls programs (INT-1, INT-2). */

const version = z.int('Reload the page').min(1, 'Reload the page')

/** `suspended`: whoever made it may not use the administration any more. */
export const apiKeyState = z.enum(['active', 'expired', 'revoked', 'suspended'])

export const apiKey = z.strictObject({
  id,
  name: z.string(),
  /** The first characters of the key, by which to tell it: "shruti_k3Fv9Q". */
  prefix: z.string(),
  permissions: z.array(z.enum(keyPermissions)),
  state: apiKeyState,
  createdAt: instant,
  /** Who made it; null where the account is gone. */
  createdBy: z.string().nullable(),
  /** Null: it does not expire. */
  expiresAt: instant.nullable(),
  /** The last day in India on which it was used; null before the first. */
  lastUsedOn: day.nullable(),
  revokedAt: instant.nullable(),
  version,
})

/** Days for which a key is good, unless it does not expire. */
export const apiKeyDays = [30, 90, 365] as const

export const createApiKeyInput = z.object({
  name: textLine({ missing: 'Name the key', max: 60 }),
  permissions: z
    .array(z.enum(keyPermissions, 'A key cannot have this permission'), 'Choose what the key may do')
    .min(1, 'Choose what the key may do')
    .transform(chosen => keyPermissions.filter(permission => chosen.includes(permission))),
  /** From now on; null: until it is revoked. */
  validDays: z.literal(apiKeyDays, 'Choose 30, 90 or 365 days').nullable().default(90),
})

/** No other answer has the secret. */
export const createdApiKey = z.strictObject({ key: apiKey, secret: z.string() })

export const apiKeyIdInput = z.object({ id: pathId })

export const webhookEvent = z.enum(webhookEventNames)

/** `stopped`: paused by the shop itself, after days of failures. */
export const webhookState = z.enum(['active', 'paused', 'stopped'])

export const webhook = z.strictObject({
  id,
  url: z.string(),
  events: z.array(webhookEvent),
  state: webhookState,
  /** Since when every delivery has failed; null while the last one went well. */
  failingSince: instant.nullable(),
  /** Until when deliveries are signed with the former secret as well; null where it is over. */
  formerSecretUntil: instant.nullable(),
  createdAt: instant,
  version,
})

const webhookUrl = z
  .string('Enter the address')
  .trim()
  .min(1, 'Enter the address')
  .max(500, 'Use at most 500 characters')
  .refine(text => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    error: 'Enter an address that begins with https://',
    abort: true,
  })
  .refine(text => new URL(text).username === '' && new URL(text).password === '', {
    error: 'Leave user name and password out of the address: deliveries are signed instead',
  })

const webhookFields = {
  url: webhookUrl,
  events: z
    .array(z.enum(webhookEventNames, 'There is no such event'), 'Choose at least one event')
    .min(1, 'Choose at least one event')
    .transform(chosen => webhookEventNames.filter(name => chosen.includes(name))),
}

export const createWebhookInput = z.object(webhookFields)

export const updateWebhookInput = z.object({
  id: pathId,
  ...webhookFields,
  active: z.boolean('Say whether it is on'),
  version,
})

export const webhookIdInput = z.object({ id: pathId })

export const rotateWebhookSecretInput = z.object({ id: pathId, version })

/** No other answer has the secret. */
export const webhookWithSecret = z.strictObject({ webhook, secret: z.string() })

export const webhookAttempt = z.strictObject({
  at: instant,
  /** What the receiver answered; null where it answered nothing. */
  status: z.int().nullable(),
  /** How long it took, milliseconds. */
  ms: z.int().min(0),
  /** Why it failed, in words; null where it went well. */
  problem: z.string().nullable(),
  /** The beginning of the answer's body. */
  excerpt: z.string(),
})

export const webhookDelivery = z.strictObject({
  /** Sent as `webhook-id`, the same in each attempt. */
  id,
  webhookId: id,
  event: z.enum([...webhookEventNames, 'webhook.test']),
  status: z.enum(['waiting', 'delivered', 'given_up']),
  createdAt: instant,
  /** When it is tried next; null where it is not. */
  nextAttemptAt: instant.nullable(),
  /** The body that is sent, JSON. */
  body: z.string(),
  /** The last twenty, the oldest first. */
  attempts: z.array(webhookAttempt),
})

export const listWebhookDeliveriesInput = z.object({
  id: pathId,
  status: z.enum(['waiting', 'delivered', 'given_up'], 'There is no such state').optional(),
  ...paging,
})

export const webhookDeliveryIdInput = z.object({ id: pathId })

import type {
  Clock,
  Hasher,
  Ids,
  Log,
  MailMessage,
  Mailer,
  OtpSender,
  PhoneNotice,
  WebhookAnswer,
  WebhookSender,
} from '../../domain/index.ts'
import { createRandom } from '../../seed/random.ts'

/** The world as the suite wants it: a clock that stands until it is moved, ids from a seed, codes kept in an outbox. */

/** Friday 20 November 2026, 11:30 in India: a business day, before the hour when parcels leave. */
export const suiteStartMs = Date.parse('2026-11-20T06:00:00Z')

export interface MovableClock extends Clock {
  /** Lets time pass. */
  advance(ms: number): void
  /** Sets the clock wrong, or right again: no time passes. */
  jump(ms: number): void
}

export function createMovableClock(): MovableClock {
  let nowMs = suiteStartMs
  let elapsedMs = 0
  return {
    now: () => nowMs,
    elapsed: () => elapsedMs,
    advance: ms => {
      nowMs += ms
      elapsedMs += ms
    },
    jump: ms => {
      nowMs += ms
    },
  }
}

/** Ids that differ from one another and are the same in each run. */
export function createSeededIds(): Ids {
  const random = createRandom(0x5eed)
  const next = () => random.whole(0, 0xffff_ffff)
  const text = (words: number) =>
    Array.from({ length: words }, () => next().toString(36).padStart(7, '0')).join('')
  return {
    id: () => text(3),
    secret: () => text(8),
    digits: length => Array.from({ length }, () => next() % 10).join(''),
  }
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Hashes fast, since the suite signs in hundreds of times. The real ones have tests of their own. */
export const fastHasher: Hasher = {
  hashPassword: password => sha256(`password:${password}`),
  verifyPassword: async (hash, password) => hash === (await sha256(`password:${password}`)),
  keyedHash: value => sha256(`keyed:${value}`),
  seal: async value => {
    const text = JSON.stringify(value)
    return `${btoa(text)}.${await sha256(`seal:${text}`)}`
  },
  unseal: async sealed => {
    const [encoded = '', signature] = sealed.split('.')
    if (!/^[A-Za-z0-9+/]+=*$/.test(encoded)) return null
    const text = atob(encoded)
    return signature === (await sha256(`seal:${text}`)) ? (JSON.parse(text) as unknown) : null
  },
}

/** What the suite's sandbox signs its events with. */
export const sandboxSecret = 'a secret of the suite, and of nothing else'

/** Keeps what was sent instead of sending it. */
export interface OtpOutbox extends OtpSender {
  readonly sent: { readonly to: string; readonly channel: 'sms' | 'whatsapp'; readonly code: string }[]
  readonly notices: PhoneNotice[]
}

export function createOtpOutbox(): OtpOutbox {
  const sent: OtpOutbox['sent'] = []
  const notices: PhoneNotice[] = []
  return {
    sent,
    notices,
    sendNotice: notice => {
      notices.push(notice)
      return Promise.resolve()
    },
    send: message => {
      sent.push(message)
      return Promise.resolve()
    },
  }
}

/** Keeps what the domain reports of itself. */
export interface KeptLog extends Log {
  readonly errors: string[]
}

export function createKeptLog(): KeptLog {
  const errors: string[] = []
  return {
    errors,
    info: () => undefined,
    warn: () => undefined,
    error: (_fields, message) => void errors.push(message),
  }
}

/** Keeps e-mail instead of sending it. */
export interface MailOutbox extends Mailer {
  readonly mails: MailMessage[]
  /** From now on nothing is configured that could send. */
  unplug(): void
  /** From now on the server cannot be reached. */
  fail(): void
}

export function createMailOutbox(): MailOutbox {
  const mails: MailMessage[] = []
  let available = true
  let fails = false
  return {
    mails,
    get available() {
      return available
    },
    unplug: () => {
      available = false
    },
    fail: () => {
      fails = true
    },
    send: message => {
      if (fails) return Promise.reject(new Error('connect ECONNREFUSED'))
      mails.push(message)
      return Promise.resolve()
    },
  }
}

/** A receiver of webhooks: keeps what it is sent, and answers 200 unless told otherwise. */
export interface WebhookInbox extends WebhookSender {
  readonly received: Parameters<WebhookSender['send']>[0][]
  /** What it does from now on. */
  answer: () => Promise<WebhookAnswer>
}

export function createWebhookInbox(): WebhookInbox {
  const received: WebhookInbox['received'] = []
  return {
    received,
    answer: () => Promise.resolve({ status: 200, excerpt: 'ok' }),
    refusal: url => (url.startsWith('https:') ? null : 'Use an address that begins with https://'),
    send(request) {
      received.push(request)
      return this.answer()
    },
  }
}

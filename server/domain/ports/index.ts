/** The ports: all that the domain needs of the world. Transports (Express, MSW) pass the adapters in. */
import type { Language } from '../../contract/index.ts'

export * from './observer.ts'
export * from './mailer.ts'
export * from './message-content.ts'
export * from './payments.ts'
export * from './pictures.ts'
export * from './store.ts'
export * from './webhooks.ts'

export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number
  /** Milliseconds that have passed since some moment: a clock that nobody can set, so that jumps of `now` show. */
  elapsed(): number
}

export interface Ids {
  /** A new record id: unguessable, at most 64 characters of [A-Za-z0-9_-]. */
  id(): string
  /** 256 random bits as text: session ids and tokens. */
  secret(): string
  /** `length` random decimal digits, leading zeros included. */
  digits(length: number): string
}

export interface Hasher {
  /** A slow, salted hash of a password (argon2id in Node). */
  hashPassword(password: string): Promise<string>
  /** @param options.isUrgent goes before those that are not: who was seen before does not wait for strangers */
  verifyPassword(hash: string, password: string, options?: { isUrgent: boolean }): Promise<boolean>
  /** A keyed, fast hash for short-lived secrets and look-ups (one-time codes, session ids). Hex. */
  keyedHash(value: string): Promise<string>
  /** Seals JSON so that only this shop can read it and nobody can change it (stateless one-time codes). */
  seal(value: object): Promise<string>
  /** What was sealed, or null when it is not ours. */
  unseal(sealed: string): Promise<unknown>
}

export interface OtpSender {
  /**
   * Delivers a one-time code (AUTH-6). The default prints it on the server's console; a gateway is configured by
   * SMS_URL. Rejects when it could not be handed over.
   */
  send(message: {
    to: string
    channel: 'sms' | 'whatsapp'
    code: string
    /** Absent: English. */
    language?: Language | undefined
  }): Promise<void>
  /**
   * Tells the holder of a number something. Rejects when it could not be handed over: with `MessageRefused` when trying
   * again changes nothing.
   */
  sendNotice(notice: PhoneNotice): Promise<void>
}

/** A notice to a phone: what it says, and nothing of how. */
export type PhoneNotice = { readonly to: string; readonly channel: 'sms' | 'whatsapp' } & (
  | {
      readonly kind: 'phone_number_changed'
      /** Masked. */
      readonly newPhoneNumber: string
      /** Absent: English. */
      readonly language?: Language | undefined
    }
  /** One of the outbox: `id` is the same however often it is handed over. */
  | { readonly kind: 'message'; readonly id: string; readonly text: string }
)

/** The gateway or mail server works, and does not take this message: its number or address may be none. */
export class MessageRefused extends Error {
  override name = 'MessageRefused'
}

/** The fields of a line in the log. */
export interface LogFields {
  /** What failed: its stack and its causes are kept. */
  readonly err?: unknown
  /** What failed is `err`, the name that log viewers look for, here and everywhere. */
  readonly error?: never
  readonly [field: string]: unknown
}

/** What the shop reports of itself; never secrets. Whose request it is about is added by whoever keeps the log. */
export interface Log {
  info(fields: LogFields, message: string): void
  warn(fields: LogFields, message: string): void
  error(fields: LogFields, message: string): void
}

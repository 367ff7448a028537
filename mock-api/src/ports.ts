import type { Clock, Hasher, Ids, Log, OtpSender } from '@shruti/server/domain'
import { createRandom } from '@shruti/server/seed'

/** The day on which every story and picture happens, a Friday: 20 November 2026, 11:00 in India. */
export const worldNow = Date.parse('2026-11-20T05:30:00.000Z')

export interface FixedClock extends Clock {
  advance(byMs: number): void
}

/** A clock that stands still until it is told to move on. */
export function fixedClock(startsAt: number = worldNow): FixedClock {
  let now = startsAt
  return {
    now: () => now,
    elapsed: () => now,
    advance: byMs => {
      now += byMs
    },
  }
}

const idLetters = '0123456789abcdefghjkmnpqrstvwxyz'

/** Ids that follow from a seed: a story's order has the same number in every picture. */
export function seededIds(seed: number): Ids {
  const random = createRandom(seed)
  const pick = (letters: string, length: number) =>
    Array.from({ length }, () => letters.charAt(random.whole(0, letters.length - 1))).join('')
  return {
    id: () => pick(idLetters, 20),
    secret: () => pick(idLetters, 52),
    digits: length => pick('0123456789', length),
  }
}

const encoder = new TextEncoder()

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
}

function toBase64Url(text: string): string {
  const bytes = encoder.encode(text)
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, letter => letter.charCodeAt(0)))
}

/**
 * The Hasher port on WebCrypto. It guards nothing: a mock's secrets live in the page. A password is hashed once,
 * because the slowness that protects a real one would only slow the stories down.
 */
export function browserHasher(): Hasher {
  const key = crypto.subtle.importKey(
    'raw',
    encoder.encode('mock'),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const keyedHash = async (value: string) =>
    toHex(await crypto.subtle.sign('HMAC', await key, encoder.encode(value)))
  return {
    keyedHash,
    hashPassword: async password => `mock$${await keyedHash(`password:${password}`)}`,
    verifyPassword: async (hash, password) => hash === `mock$${await keyedHash(`password:${password}`)}`,
    seal: async value => {
      const text = JSON.stringify(value)
      return `${toBase64Url(text)}.${await keyedHash(text)}`
    },
    unseal: async sealed => {
      const [body = '', signature] = sealed.split('.')
      try {
        const text = fromBase64Url(body)
        return (await keyedHash(text)) === signature ? (JSON.parse(text) as unknown) : null
      } catch {
        return null
      }
    },
  }
}

export interface SentCode {
  readonly to: string
  readonly channel: 'sms' | 'whatsapp'
  readonly code: string
}

/** An OtpSender that keeps what it was given. */
export function recordingOtpSender(): OtpSender & { readonly sent: readonly SentCode[] } {
  const sent: SentCode[] = []
  return {
    sent,
    send: async message => {
      sent.push(message)
    },
    sendNotice: async () => undefined,
  }
}

export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error'
  readonly fields: object
  readonly message: string
}

/** A log that keeps its lines, so that a story's console stays empty and a test can read them. */
export function recordingLog(): Log & { readonly entries: readonly LogEntry[] } {
  const entries: LogEntry[] = []
  const keep = (level: LogEntry['level']) => (fields: object, message: string) => {
    entries.push({ level, fields, message })
  }
  return { entries, info: keep('info'), warn: keep('warn'), error: keep('error') }
}

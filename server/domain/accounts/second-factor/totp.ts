import { Secret, TOTP } from 'otpauth'
import { secondMs } from '../../rates.ts'

/** What every authenticator app takes (RFC 6238): SHA-1, six digits, thirty seconds. */
const parameters = { issuer: 'Shruti', algorithm: 'SHA1', digits: 6, period: 30 } as const

/** 160 bits, as RFC 4226 asks for. */
const secretHexLength = 40

/** A secret as an authenticator app takes it. */
export interface AuthenticatorSecret {
  /** For typing in, base32. */
  readonly secret: string
  /** `otpauth://…`: what a QR code holds. */
  readonly uri: string
}

function totpOf(keyHex: string, label = ''): TOTP {
  return new TOTP({ ...parameters, label, secret: Secret.fromHex(keyHex.slice(0, secretHexLength)) })
}

/** @param keyHex 40 hex digits or more, of which the first 40 count */
export function authenticatorSecret(keyHex: string, label: string): AuthenticatorSecret {
  const totp = totpOf(keyHex, label)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/**
 * The number of the thirty seconds that a code belongs to; null for a wrong code. The step before and the one after
 * count as well, since clocks of phones are off and people type slowly.
 */
export function timeStepOf(keyHex: string, code: string, nowMs: number): number | null {
  const delta = totpOf(keyHex).validate({ token: code, timestamp: nowMs, window: 1 })
  return delta === null ? null : Math.floor(nowMs / (parameters.period * secondMs)) + delta
}

/** The code that an app with this secret shows at a moment: for tests and stories. */
export function codeAt(secret: string, nowMs: number): string {
  return new TOTP({ ...parameters, secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs })
}

import type { SessionHint } from './session-hint.ts'

const cookieName = 'shruti_pin'
/** Seconds: half a year. */
const lifetime = 180 * 24 * 60 * 60

/** A PIN code that somebody entered, and whether they were signed in as they did. */
export interface ChosenPincode {
  readonly pincode: string
  readonly by: 'guest' | 'user'
}

/** Reads the choice from a Cookie header or `document.cookie`; null without one, and for what is no PIN code. */
export function readChosenPincode(cookies: string): ChosenPincode | null {
  const match = new RegExp(`(?:^|;\\s*)${cookieName}=([1-9]\\d{5})\\.(guest|user)(?:;|$)`).exec(cookies)
  return match?.[1] ? { pincode: match[1], by: match[2] === 'user' ? 'user' : 'guest' } : null
}

/** The cookie that keeps a choice, for `document.cookie` and for Set-Cookie alike. It holds nothing else. */
export function pincodeCookie({ pincode, by }: ChosenPincode, isSecure: boolean): string {
  return `${cookieName}=${pincode}.${by}; Path=/; Max-Age=${lifetime}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/**
 * Where a visitor's delivery goes as far as is known [BEY-3]; empty where it is not. The default address of who is
 * signed in wins over what was entered before signing in, until another PIN code is entered. What a customer entered
 * stays with the customer: it is no longer used after signing out.
 */
export function pincodeOf(
  chosen: ChosenPincode | null,
  hint: SessionHint,
  defaultAddressPincode: string | undefined,
): string {
  if (hint === 'user')
    return (chosen?.by === 'user' ? undefined : defaultAddressPincode) ?? chosen?.pincode ?? ''
  return chosen?.by === 'guest' ? chosen.pincode : ''
}

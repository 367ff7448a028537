import type { KeyRing } from './key-ring.ts'
import { cookieValue } from './session-cookie.ts'

const cookieName = 'shruti_notice'

/** How long a notice waits for the page that shows it, in seconds. */
const lifetimeSeconds = 60

/**
 * One sentence from a form to the page that its answer leads to. It is sealed, so that only the shop can say
 * something in its own name, and taken away by the first page that reads it.
 */
export interface NoticeCookie {
  /** @returns the value of Set-Cookie that hands `message` over */
  hand(message: string): Promise<string>
  /** The notice that a request brings; null for none, and for one that the shop did not seal. */
  read(cookieHeader: string | undefined): Promise<string | null>
  /** Value of Set-Cookie that takes the notice away. */
  readonly taken: string
}

/** Whether a request brings a notice, of the shop or of somebody else. */
export function hasNotice(cookieHeader: string): boolean {
  return cookieValue(cookieHeader, cookieName) !== undefined
}

export function createNoticeCookie(options: { keyRing: KeyRing; isHttps: boolean }): NoticeCookie {
  const { keyRing, isHttps } = options
  // The cart has an address in each language.
  const attributes = `Path=/; SameSite=Lax; HttpOnly${isHttps ? '; Secure' : ''}`
  return {
    hand: async message =>
      `${cookieName}=${await keyRing.seal({ notice: message })}; Max-Age=${lifetimeSeconds}; ${attributes}`,
    async read(cookieHeader) {
      const sealed = cookieValue(cookieHeader, cookieName)
      const opened = sealed === undefined ? null : await keyRing.unseal(sealed)
      if (typeof opened !== 'object' || opened === null || !('notice' in opened)) return null
      return typeof opened.notice === 'string' ? opened.notice : null
    },
    taken: `${cookieName}=; Max-Age=0; ${attributes}`,
  }
}

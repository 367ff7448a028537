import type { SessionTransport } from '../domain/index.ts'
import type { KeyRing } from './key-ring.ts'

/** Readable to the pages' script: whether there is a session, and whether it is signed in. No secret. */
export const hintCookieName = 'shruti_hint'

/** `__Host-` ties a cookie to this very host, and browsers take it over https only. */
export const sessionCookieName = (isHttps: boolean) => (isHttps ? '__Host-shruti' : 'shruti')

export interface CookieSession extends SessionTransport {
  /** The client sent a session cookie, readable or not: what it gets must not be kept by shared caches. */
  readonly isPersonal: boolean
  /** Values for Set-Cookie: what the answer changes about the client's cookies, often nothing. */
  setCookies(): Promise<string[]>
}

interface Issued {
  id: string
  signedIn: boolean
  maxAgeSeconds: number
}

/**
 * The session of one request, held by the client in a sealed cookie with nothing but the session's id in it.
 * A cookie that cannot be opened is taken away with the answer, so that the next try starts afresh.
 */
export async function readCookieSession(
  cookieHeader: string | undefined,
  options: { keyRing: KeyRing; isHttps: boolean },
): Promise<CookieSession> {
  const { keyRing, isHttps } = options
  const name = sessionCookieName(isHttps)
  const sealed = cookieValue(cookieHeader, name)
  const opened = sealed === undefined ? null : await keyRing.unseal(sealed)
  const heldId = typeof opened === 'string' ? opened : null
  const unreadable = sealed !== undefined && heldId === null

  let change: Issued | 'cleared' | null = unreadable ? 'cleared' : null

  const attributes = (maxAgeSeconds: number) =>
    `Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isHttps ? '; Secure' : ''}`

  return {
    get id() {
      if (change === null) return heldId
      return change === 'cleared' ? null : change.id
    },
    unreadable,
    isPersonal: sealed !== undefined,
    issue(id, { signedIn, maxAgeSeconds }) {
      change = { id, signedIn, maxAgeSeconds }
    },
    clear() {
      change = 'cleared'
    },
    async setCookies() {
      if (change === null) return []
      if (change === 'cleared') {
        return [`${name}=; ${attributes(0)}; HttpOnly`, `${hintCookieName}=; ${attributes(0)}`]
      }
      const lifetime = attributes(change.maxAgeSeconds)
      return [
        `${name}=${await keyRing.seal(change.id)}; ${lifetime}; HttpOnly`,
        `${hintCookieName}=${change.signedIn ? 'user' : 'guest'}; ${lifetime}`,
      ]
    },
  }
}

/** A session for calls without credentials: a guest's, that never reaches a client. */
export function anonymousSession(): SessionTransport {
  return { id: null, unreadable: false, issue: () => undefined, clear: () => undefined }
}

/** Seals consist of characters that need no decoding, so the value is taken as it stands. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.split('=')
    if (key?.trim() === name) return value.join('=').trim()
  }
  return undefined
}

import type { Request } from 'express'
import type { ClientContext } from '../domain/index.ts'
import { readCookieSession, sessionCookieName, type CookieSession } from './session-cookie.ts'
import type { KeyRing } from './key-ring.ts'
import type { RecordSecurity } from './observability/security-recorder.ts'

/** Who makes a request over HTTP, where the session travels in a cookie. */
export interface CookieClient extends ClientContext {
  readonly session: CookieSession
}

export type Visit = (request: Request) => Promise<CookieClient>

export function createVisit({
  recordSecurity,
  ...cookies
}: {
  keyRing: KeyRing
  isHttps: boolean
  recordSecurity: RecordSecurity
}): Visit {
  return async request => {
    const session = await readCookieSession(request.headers.cookie, cookies)
    if (session.unreadable) recordSecurity(request, 'session_cookie_invalid')
    // Express leaves the address undefined when the connection is already gone.
    return { session, clientAddress: request.ip ?? '' }
  }
}

/** Whether a request asks without changing anything. */
export function readsOnly(request: Request): boolean {
  return request.method === 'GET' || request.method === 'HEAD'
}

/** Whether a request brings a session cookie, readable or not. */
export function hasSessionCookie(request: Request, isHttps: boolean): boolean {
  const name = `${sessionCookieName(isHttps)}=`
  return (request.headers.cookie ?? '').split(';').some(pair => pair.trimStart().startsWith(name))
}

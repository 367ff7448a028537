import type { Request } from 'express'
import type { ClientContext } from '../domain/index.ts'
import { readCookieDevice } from './device-cookie.ts'
import { readCookieSession, sessionCookieName, type CookieSession } from './session-cookie.ts'
import type { KeyRing } from './key-ring.ts'
import { currentRequest } from './observability/request-scope.ts'
import type { RecordSecurity } from './observability/security-recorder.ts'

/** Who makes a request over HTTP, where session and device travel in cookies. */
export interface CookieClient extends ClientContext {
  readonly session: CookieSession
  /** Values for Set-Cookie: what the answer changes about the client's cookies, often nothing. */
  readonly setCookies: () => Promise<string[]>
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
    const device = readCookieDevice(request.headers.cookie, cookies.isHttps)
    return {
      session,
      device,
      // Express leaves it undefined when the connection is already gone.
      clientAddress: request.ip ?? '',
      requestId: currentRequest()?.requestId,
      setCookies: async () => [...(await session.setCookies()), ...device.setCookies()],
    }
  }
}

/** Whether a request asks without changing anything. */
export function readsOnly(request: { readonly method?: string | undefined }): boolean {
  return request.method === 'GET' || request.method === 'HEAD'
}

/** Whether a request brings a session cookie, readable or not. */
export function hasSessionCookie(request: Pick<Request, 'headers'>, isHttps: boolean): boolean {
  const name = `${sessionCookieName(isHttps)}=`
  return (request.headers.cookie ?? '').split(';').some(pair => pair.trimStart().startsWith(name))
}

import type { DeviceTransport } from '../domain/index.ts'
import { cookieValue } from './session-cookie.ts'

/** Browsers keep no cookie longer than 400 days (RFC 6265bis, 5.5). */
const keptSeconds = 400 * 24 * 60 * 60

/** Longer than any that we issue. */
const maximumLength = 4096

/** `__Host-` ties it to this very host, so that no other site of the domain can plant one. */
const deviceCookieName = (isHttps: boolean) => (isHttps ? '__Host-shruti-device' : 'shruti-device')

export interface CookieDevice extends DeviceTransport {
  /** Values for Set-Cookie: what the answer changes, often nothing. */
  setCookies(): string[]
}

/** The device of one request, held by the client in a cookie that outlives its sessions. The domain seals its content. */
export function readCookieDevice(cookieHeader: string | undefined, isHttps: boolean): CookieDevice {
  const name = deviceCookieName(isHttps)
  const held = cookieValue(cookieHeader, name)
  let issued: string | null = null
  return {
    get token() {
      return issued ?? (held !== undefined && held.length <= maximumLength ? held : null)
    },
    issue(token) {
      issued = token
    },
    setCookies() {
      if (issued === null) return []
      const attributes = `Path=/; Max-Age=${keptSeconds}; SameSite=Lax${isHttps ? '; Secure' : ''}; HttpOnly`
      return [`${name}=${issued}; ${attributes}`]
    },
  }
}

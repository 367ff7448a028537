import { isLoopbackHost } from './loopback.ts'

/** What a browser says of where a request comes from. */
export interface OriginHeaders {
  readonly origin?: string | undefined
  readonly 'sec-fetch-site'?: string | string[] | undefined
}

/**
 * Whether a browser says that a request comes from our own pages. A change needs that (a cookie alone is sent by
 * other sites' forms too): a matching `Origin`, or `Sec-Fetch-Site: same-origin`, and neither of them saying
 * otherwise. A client that sends neither is refused as well.
 */
export function isSameOrigin(headers: OriginHeaders, publicOrigin: string): boolean {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (origin !== undefined && !isOwnOrigin(origin, publicOrigin)) return false
  if (site !== undefined && site !== 'same-origin') return false
  return origin !== undefined || site !== undefined
}

/** A shop on loopback answers to each of its names: localhost, 127.0.0.1 and [::1] on the same port. */
function isOwnOrigin(origin: string, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true
  if (!URL.canParse(origin)) return false
  const asked = new URL(origin)
  const own = new URL(publicOrigin)
  return (
    asked.protocol === own.protocol &&
    asked.port === own.port &&
    isLoopbackHost(asked.hostname) &&
    isLoopbackHost(own.hostname)
  )
}

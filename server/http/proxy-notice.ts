import type { RequestHandler } from 'express'
import { isLoopbackHost, networkOf, type Log } from '../domain/index.ts'

/** Requests from one private address alone after which a proxy is suspected that nobody counted. */
const suspiciousRequests = 200

const privateNetworks =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|0:0:0:0::|f[cd][0-9a-f]{2}:|fe80:)/

/**
 * Notices a TRUST_PROXY that does not fit, once, in the log: where it is too small, everybody behind the proxy counts
 * as one address, and the limits of one address hold for the whole shop.
 */
export function noticeProxies(options: {
  trustedProxies: number
  publicOrigin: string
  log: Log
}): RequestHandler {
  const { trustedProxies, publicOrigin, log } = options
  const isPublic = !isLoopbackHost(new URL(publicOrigin).hostname)
  let isNoticed = false
  let onlyNetwork: string | null | undefined
  let requests = 0

  const notice = (sign: string) => {
    isNoticed = true
    log.warn(
      { trustedProxies },
      `${sign}: set TRUST_PROXY to the number of reverse proxies in front, or everybody behind them counts as one address in the limits`,
    )
  }

  return (request, _response, next) => {
    if (!isNoticed) {
      const network = networkOf(request.ip)
      const isPrivate = privateNetworks.test(network)
      requests += 1
      if (onlyNetwork === undefined) onlyNetwork = network
      else if (onlyNetwork !== network) onlyNetwork = null
      if (trustedProxies === 0 && isPrivate && request.headers['x-forwarded-for'] !== undefined) {
        notice('X-Forwarded-For arrives while TRUST_PROXY is 0')
      } else if (isPublic && isPrivate && onlyNetwork !== null && requests >= suspiciousRequests) {
        notice(`The first ${suspiciousRequests} requests all come from ${network}`)
      }
    }
    next()
  }
}

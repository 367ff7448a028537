import { createHash } from 'node:crypto'
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'
import type { ApiAnswer } from './api.ts'

/**
 * An Express request as a web-standard one. Its address is on the shop's own origin whatever the Host header says,
 * and `//elsewhere/path` stays a path. The app has refused targets that are no path.
 */
export function toWebRequest(
  request: ExpressRequest,
  publicOrigin: string,
  parts: { body?: Buffer; signal?: AbortSignal } = {},
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return new Request(publicOrigin + request.originalUrl, {
    // HEAD is GET without the body, which Node leaves out by itself.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    ...(parts.body && parts.body.length > 0 && { body: new Uint8Array(parts.body) }),
    ...(parts.signal && { signal: parts.signal }),
  })
}

/**
 * Sends an answer of the API. One that caches may keep gets an ETag, and 304 for a client that has it; it sets no cookie,
 * which a cache would hand to everyone.
 */
export function sendAnswer(
  { status, headers, body }: ApiAnswer,
  request: ExpressRequest,
  response: ExpressResponse,
  setCookies: readonly string[],
): void {
  response.status(status)
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value)
  }
  const isPublic = /\bpublic\b/.test(String(headers['cache-control'] ?? ''))
  if (!isPublic && setCookies.length > 0) response.setHeader('Set-Cookie', [...setCookies])
  if (isPublic && status >= 200 && status < 300) {
    // Weak, because compression changes the bytes but not what they say.
    response.setHeader('ETag', `W/"${createHash('sha256').update(body).digest('base64url')}"`)
    if (request.fresh) {
      response.removeHeader('Content-Type')
      response.status(304).end()
      return
    }
  }
  response.end(body)
}

import { matchRoute, type RequestContext } from '@shruti/server/domain'
import { errorResponse } from './outcomes.ts'
import type { MockShop } from './shop.ts'

type Caller = Pick<RequestContext, 'session' | 'clientAddress'>

const changes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
/** Bytes of a request's body, as the server's limit has it. */
const maximumBodySize = 100 * 1024

/**
 * Answers a request as Express does: unknown paths, wrong methods, foreign origins, bodies that are not JSON or
 * too large, and everything else by the shop's own router (MOCK-1).
 */
export async function answerLikeExpress(
  shop: MockShop,
  request: Request,
  basePath: string,
  caller: Caller,
): Promise<Response> {
  const url = new URL(request.url)
  const path = url.pathname.slice(basePath.length)
  if (!isDecodable(path)) return errorResponse('not_found', {})
  const match = matchRoute(request.method === 'HEAD' ? 'GET' : request.method, path)
  if (match === 'not_found') return errorResponse('not_found', {})
  if (match !== 'found') {
    const refusal = errorResponse('method_not_allowed', {})
    refusal.headers.set('allow', match.allow.join(', '))
    return refusal
  }
  if (changes.has(request.method)) {
    if (!isSameOrigin(request.headers, url)) return errorResponse('cross_origin', {})
    if (!isJson(request.headers)) return errorResponse('unsupported_media_type', {})
    const size = (await request.clone().arrayBuffer()).byteLength
    if (size > maximumBodySize) return errorResponse('payload_too_large', {})
  }
  const responseHeaders = new Headers()
  const { matched, response } = await shop.handler.handle(request, {
    prefix: `/${basePath.replace(/^\//, '')}`,
    context: { ...caller, responseHeaders },
  })
  if (!matched) return errorResponse('not_found', {})
  for (const [name, value] of responseHeaders) response.headers.set(name, value)
  return response
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The page itself calls a mock, without the headers that a browser adds on the way: what is absent is ours. */
function isSameOrigin(headers: Headers, url: URL): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (origin !== null) return origin === url.origin
  return site === null || site === 'same-origin'
}

function isJson(headers: Headers): boolean {
  return /^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')
}

import { refusalOf, type RequestContext } from '@shruti/server/domain'
import { errorResponse } from './outcomes.ts'
import type { MockShop } from './shop.ts'

/** All that a carrier needs of a shop. */
export type ApiBehind = Pick<MockShop, 'handler'>

type Caller = Pick<RequestContext, 'session' | 'clientAddress'>

/** Bytes of a request's body, as the server's limit has it. */
const maximumBodySize = 100 * 1024

/**
 * Answers a request as Express does: foreign origins and oversized bodies are refused here, everything else is
 * the shop's own router (MOCK-1).
 */
export async function answerLikeExpress(
  shop: ApiBehind,
  request: Request,
  basePath: string,
  caller: Caller,
): Promise<Response> {
  const url = new URL(request.url)
  if (!isDecodable(url.pathname)) return errorResponse('not_found', {})
  const contentType = request.headers.get('content-type') ?? undefined
  const path = url.pathname.slice(basePath.length)
  const reachesAnOperation = refusalOf({ method: request.method, path, contentType }) === null
  if (reachesAnOperation && request.method !== 'GET') {
    if (!isSameOrigin(request.headers, url)) return errorResponse('cross_origin', {})
    const size = (await request.clone().arrayBuffer()).byteLength
    if (size > maximumBodySize) return errorResponse('payload_too_large', {})
  }
  const { matched, response } = await shop.handler.handle(request, {
    prefix: `/${basePath.replace(/^\//, '')}`,
    context: { ...caller, responseHeaders: new Headers() },
  })
  return matched ? response : errorResponse('not_found', {})
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

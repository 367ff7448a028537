import { bodyLimitAt } from '@shruti/server/contract'
import { isSameOrigin, refusalOf, usesApiKey, type ClientContext } from '@shruti/server/domain'
import { errorResponse } from './outcomes.ts'
import type { MockShop } from './shop.ts'

/** All that a transport needs of a shop. */
export type ApiBehind = Pick<MockShop, 'handler'>

/**
 * Answers a request as Express does: foreign origins and oversized bodies are refused here, everything else is
 * the shop's own router (MOCK-1).
 */
export async function answerLikeExpress(
  shop: ApiBehind,
  request: Request,
  basePath: string,
  client: ClientContext,
): Promise<Response> {
  const url = new URL(request.url)
  const contentType = request.headers.get('content-type') ?? undefined
  const path = url.pathname.slice(basePath.length)
  const reachesAnOperation = refusalOf({ method: request.method, path, contentType }) === null
  if (reachesAnOperation && request.method !== 'GET') {
    const authorization = request.headers.get('authorization') ?? undefined
    const withKey = usesApiKey({ method: request.method, path, authorization })
    if (!withKey && !isSameOrigin(originOf(request.headers), url.origin))
      return errorResponse('cross_origin', {})
    const size = (await request.clone().arrayBuffer()).byteLength
    if (size > bodyLimitAt(request.method, path)) return errorResponse('payload_too_large', {})
  }
  const { matched, response } = await shop.handler.handle(request, {
    prefix: `/${basePath.replace(/^\//, '')}`,
    context: { ...client, responseHeaders: new Headers() },
  })
  return matched ? response : errorResponse('not_found', {})
}

/** The page itself calls a mock, without the headers that a browser adds on the way: what is absent is ours. */
function originOf(headers: Headers) {
  return {
    origin: headers.get('origin') ?? undefined,
    'sec-fetch-site': headers.get('sec-fetch-site') ?? 'same-origin',
  }
}

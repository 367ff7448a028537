import express, { Router, type RequestHandler } from 'express'
import { sendApiError } from './answers.ts'
import type { CallApi } from './api.ts'
import { matchRoute } from '../domain/http-shape.ts'
import { generateOpenApiDocument } from './openapi.ts'
import { readsOnly, type Visit } from './visits.ts'
import { isDecodable } from './paths.ts'
import { isSameOrigin } from './same-origin.ts'
import { sendWebResponse, toWebRequest } from './web-messages.ts'

/** A quote or an address is under 2 kB; this leaves room for what is to come. */
const maximumBodySize = '100kb'

export interface ApiRoutesOptions {
  readonly callApi: CallApi
  readonly visit: Visit
  readonly publicOrigin: string
}

/** Everything under /api. Whatever is wrong with a request, the answer is JSON. */
export function apiRoutes(options: ApiRoutesOptions): Router {
  const { publicOrigin } = options
  const router = Router({ caseSensitive: true })

  router.get('/openapi.json', answerOpenApiDocument(publicOrigin))
  router.use(refuseUnknownRoutes)
  router.use(refuseForeignChanges(publicOrigin))
  router.use(express.raw({ type: () => true, limit: maximumBodySize }))

  router.use(carry(options))
  return router
}

/** Hands a request to the operations and their answer to the client, with what it changes about the session. */
function carry({ callApi, visit, publicOrigin }: ApiRoutesOptions): RequestHandler {
  return async (request, response) => {
    const { session, clientAddress } = await visit(request)
    const body = readsOnly(request) ? undefined : bodyOf(request)
    const call = toWebRequest(request, publicOrigin, { ...(body && { body }) })
    const answer = await callApi(call, { session, clientAddress })
    await sendWebResponse(answer, request, response, await session.setCookies())
  }
}

/** Made at the first request and kept: it is the same until the next version. */
function answerOpenApiDocument(publicOrigin: string): RequestHandler {
  let document: ReturnType<typeof generateOpenApiDocument> | undefined
  return async (_request, response) => {
    document ??= generateOpenApiDocument(publicOrigin)
    response.set('Cache-Control', 'public, max-age=300').json(await document)
  }
}

const refuseUnknownRoutes: RequestHandler = (request, response, next) => {
  if (!isDecodable(request.path)) {
    sendApiError(response, 'not_found', {})
    return
  }
  const match = matchRoute(request.method === 'HEAD' ? 'GET' : request.method, request.path)
  if (match === 'found') {
    next()
  } else if (match === 'not_found') {
    sendApiError(response, 'not_found', {})
  } else {
    response.set('Allow', match.allow.join(', '))
    sendApiError(response, 'method_not_allowed', {})
  }
}

/** A form on another site can send cookies but neither our Origin nor a JSON content type. */
function refuseForeignChanges(publicOrigin: string): RequestHandler {
  return (request, response, next) => {
    if (readsOnly(request)) next()
    else if (!isSameOrigin(request.headers, publicOrigin)) sendApiError(response, 'cross_origin', {})
    else if (!isJson(request.headers['content-type'])) sendApiError(response, 'unsupported_media_type', {})
    else next()
  }
}

function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType ?? '')
}

/** Without a body, express.raw leaves `request.body` unset. */
function bodyOf(request: express.Request): Buffer | undefined {
  const body: unknown = request.body
  return Buffer.isBuffer(body) ? body : undefined
}

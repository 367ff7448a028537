import express, { Router, type RequestHandler } from 'express'
import type { Admit } from './admission.ts'
import { sendApiError } from './answers.ts'
import { loadWholeApi, type AnswerHttp } from './api.ts'
import { bodyLimitAt, maximumBodyBytes } from '../contract/index.ts'
import { onFirstUse } from '../domain/on-first-use.ts'
import { isSameOrigin, refusalOf, usesApiKey } from '../domain/index.ts'
import { renderOpenApiPage } from './openapi-page.ts'
import type { OpenAPI } from '@orpc/openapi'
import type { RecordSecurity } from './observability/security-recorder.ts'
import type { SharedAnswers } from './shared-answers/shared-answers.ts'
import type { PageLocals } from './security-headers.ts'
import { apiDocsPath, apiPrefix } from './paths.ts'
import { readsOnly, type Visit } from './visits.ts'
import { sendAnswer } from './web-messages.ts'

export interface ApiRoutesOptions {
  readonly answerHttp: AnswerHttp
  readonly visit: Visit
  readonly publicOrigin: string
  readonly recordSecurity: RecordSecurity
  readonly admit: Admit
  /** Whether a request brings a session cookie: without one, no large body is read. */
  readonly hasSession: (request: express.Request) => boolean
  /** What is the same for everybody; without it each answer is made for whoever asks. */
  readonly sharedAnswers: SharedAnswers | undefined
}

/** Everything under /api. Whatever is wrong with a request, the answer is JSON. */
export function apiRoutes(options: ApiRoutesOptions): Router {
  const { publicOrigin } = options
  const router = Router({ caseSensitive: true })

  const openApiDocument = keptOpenApiDocument(publicOrigin)
  router.get('/openapi.json', async (_request, response) => {
    response.set('Cache-Control', 'public, max-age=300').json(await openApiDocument())
  })
  router.get(apiDocsPath.slice(apiPrefix.length), async (_request, response) => {
    const { nonce } = response.locals as PageLocals
    response.type('html').send(renderOpenApiPage(await openApiDocument(), nonce))
  })
  router.use(refuseEarly(options))
  if (options.sharedAnswers) router.use(options.sharedAnswers.handler(options.admit))
  router.use(readBody())

  router.use(options.admit(carry(options)))
  return router
}

/** Hands a request to the operations and their answer to the client, with what it changes about the session. */
function carry({ answerHttp, visit, publicOrigin }: ApiRoutesOptions): RequestHandler {
  return async (request, response) => {
    const { setCookies, ...client } = await visit(request)
    const isRead = readsOnly(request)
    const call = {
      // HEAD is GET without the body, which Node leaves out by itself.
      method: isRead ? 'GET' : request.method,
      url: new URL(publicOrigin + request.originalUrl),
      headers: request.headers,
      body: isRead ? undefined : bodyOf(request),
    }
    const answer = await answerHttp(call, client)
    sendAnswer(answer, request, response, await setCookies())
  }
}

/** Made at the first request, with what only it needs, and kept: it is the same until the next version. */
function keptOpenApiDocument(publicOrigin: string): () => Promise<OpenAPI.Document> {
  return onFirstUse(async () => {
    const { generateOpenApiDocument } = await loadWholeApi()
    return generateOpenApiDocument(publicOrigin)
  })
}

/**
 * Refuses early, before a body is read, what cannot reach an operation: unknown paths, wrong methods, changes that
 * are not JSON or come from another site. A form on another site can send cookies but neither our Origin nor JSON.
 */
function refuseEarly({ publicOrigin, recordSecurity, hasSession }: ApiRoutesOptions): RequestHandler {
  return (request, response, next) => {
    const isRead = readsOnly(request)
    const refusal = refusalOf({
      method: isRead ? 'GET' : request.method,
      path: request.path,
      contentType: request.headers['content-type'],
    })
    const { method, path, headers } = request
    const withKey = usesApiKey({ method, path, authorization: headers.authorization })
    if (refusal) {
      response.status(refusal.status).set(refusal.headers).json(refusal.body)
    } else if (!isRead && !withKey && !isSameOrigin(request.headers, publicOrigin)) {
      recordSecurity(request, 'malicious_cross_origin')
      sendApiError(response, 'cross_origin', {})
    } else if (
      bodyLimitAt(request.method, request.path) > maximumBodyBytes &&
      !withKey &&
      !hasSession(request)
    ) {
      sendApiError(response, 'unauthenticated', {})
    } else {
      next()
    }
  }
}

/** Reads a body of the size that its operation takes. */
function readBody(): RequestHandler {
  const readers = new Map<number, RequestHandler>()
  return (request, response, next) => {
    const limit = bodyLimitAt(request.method, request.path)
    const reader = readers.get(limit) ?? express.raw({ type: () => true, limit })
    readers.set(limit, reader)
    reader(request, response, next)
  }
}

/** Without a body, express.raw leaves `request.body` unset. */
function bodyOf(request: express.Request): Buffer<ArrayBuffer> | undefined {
  const body: unknown = request.body
  return Buffer.isBuffer(body) ? (body as Buffer<ArrayBuffer>) : undefined
}

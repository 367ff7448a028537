import type { IncomingHttpHeaders } from 'node:http'
import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import type { AnyRouter } from '@orpc/server'
import { FetchHandler } from '@orpc/server/fetch'
import { toFetchResponse, toStandardBody } from '@orpc/standard-server-fetch'
import {
  type ClientContext,
  createPublicRouter,
  isJson,
  openApiHandlerOptions,
  type Dependencies,
} from '../domain/index.ts'
import { operationAt, publicContract } from '../contract/index.ts'
import { onFirstUse } from '../domain/on-first-use.ts'
import { apiPrefix } from './paths.ts'

/** The API without a network: forms and rendering go through it. */
export type CallApi = (request: Request, client: ClientContext) => Promise<Response>

/** A request of HTTP that has been read to its end. */
export interface ReadRequest {
  readonly method: string
  /** Absolute, on the shop's own origin. */
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  /** Undefined without one. */
  readonly body: Buffer<ArrayBuffer> | undefined
}

/** An answer that is made whole. */
export interface ApiAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string | Buffer
}

/** The API as HTTP asks it: to make a web-standard request and answer for each call would take 0.2 ms. */
export type AnswerHttp = (request: ReadRequest, client: ClientContext) => Promise<ApiAnswer>

export interface Api {
  readonly callApi: CallApi
  readonly answerHttp: AnswerHttp
}

/**
 * The shop's operations behind two functions. Every failure is an answer in JSON. What is the same for everybody is there at
 * once; the rest of the contract is loaded when it is first asked for (`loadWholeApi`).
 */
export function createApi(dependencies: Dependencies): Api {
  const options = openApiHandlerOptions(dependencies.log)
  const handlersOf = (router: AnyRouter) => {
    const handler = new StandardOpenAPIHandler(router, options)
    return { handler, fetchHandler: new FetchHandler(handler) }
  }
  const ofEverybody = handlersOf(createPublicRouter(dependencies))
  const whole = onFirstUse(async () => {
    const { createApiRouter } = await loadWholeApi()
    return handlersOf(createApiRouter(dependencies))
  })
  const handlersAt = (method: string, path: string) => {
    const operation = operationAt(method, path.slice(apiPrefix.length))
    return operation === undefined || operation in publicContract ? ofEverybody : whole()
  }
  const optionsFor = (client: ClientContext) => ({
    prefix: apiPrefix,
    context: { ...client, responseHeaders: new Headers() },
  })
  return {
    async callApi(request, client) {
      const { fetchHandler } = await handlersAt(request.method, new URL(request.url).pathname)
      const { matched, response } = await fetchHandler.handle(request, optionsFor(client))
      if (!matched) throw noOperation(request.method, request.url)
      return response
    },
    async answerHttp({ method, url, headers, body }, client) {
      const request = { method, url, headers, signal: undefined, body: () => parseBody(headers, body) }
      const { handler } = await handlersAt(method, url.pathname)
      const { matched, response } = await handler.handle(request, optionsFor(client))
      if (!matched) throw noOperation(method, url.href)
      return response.body instanceof Blob ? fileAnswer(response) : jsonAnswer(response)
    },
  }
}

/** Loads what `createApi` needs for operations that are not the same for everybody, once. */
export const loadWholeApi = () => import('./whole-api.ts')

/** The handler's own interceptor answers 404 for unknown paths. */
function noOperation(method: string, url: string): Error {
  return new Error(`No operation for ${method} ${url}`)
}

type HandledResponse = Parameters<typeof toFetchResponse>[0]

function jsonAnswer({ status, headers, body }: HandledResponse): ApiAnswer {
  if (body === undefined) return { status, headers, body: '' }
  return { status, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

async function fileAnswer(response: HandledResponse): Promise<ApiAnswer> {
  const answer = toFetchResponse(response)
  const body = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body }
}

const utf8 = new TextDecoder()

/** @throws SyntaxError for JSON that is none */
async function parseBody(
  headers: IncomingHttpHeaders,
  body: Buffer<ArrayBuffer> | undefined,
): ReturnType<typeof toStandardBody> {
  if (body === undefined || body.length === 0) return undefined
  const type = headers['content-type']
  if (isJson(type)) return JSON.parse(utf8.decode(body)) as unknown
  return toStandardBody(
    new Response(body, { headers: { ...(type !== undefined && { 'content-type': type }) } }),
  )
}

import type { OpenAPIHandlerOptions } from '@orpc/openapi/fetch'
import { ORPCError } from '@orpc/server'
import {
  errorCatalogue,
  errorMessage,
  languageHeader,
  languageOfHeader,
  methodsAt,
  operationAt,
  routes,
  takesPicture,
  type ErrorBody,
  type ErrorCode,
} from '../contract/index.ts'
import { askerOf } from './admin/insight/tally.ts'
import type { RequestContext } from './context.ts'
import { isShopError } from './errors.ts'
import type { Log } from './ports/index.ts'

/**
 * What HTTP answers look like beyond the operations' own: the shape of errors, unknown paths, wrong methods and
 * bodies that are not JSON. Browser-safe; every transport passes `openApiHandlerOptions` to its OpenAPIHandler, so that
 * none of this can differ between the server and the mocks.
 */

/** Errors of the transport itself, by oRPC's code. Anything else that is not ours is a bug: server_error. */
const transportErrors: Readonly<Record<string, ErrorCode>> = {
  BAD_REQUEST: 'invalid_input',
  NOT_FOUND: 'not_found',
  METHOD_NOT_SUPPORTED: 'method_not_allowed',
  PAYLOAD_TOO_LARGE: 'payload_too_large',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported_media_type',
}

const malformedJson = 'Send the request as valid JSON'

/** Why a request cannot reach an operation. */
type RefusalCode = 'not_found' | 'method_not_allowed' | 'unsupported_media_type' | 'picture_expected'

/** The JSON body of an error of the catalogue that needs no parameters. */
export function errorBody(code: RefusalCode | 'payload_too_large' | 'cross_origin'): ErrorBody {
  return { message: errorMessage(code, {}), code }
}

/** The JSON body of whatever a handler threw: `{ message, code, fields? }` and never anything else. */
export function toErrorBody(error: ORPCError<string, unknown>): ErrorBody {
  if (isShopError(error)) {
    const fields = error.data?.fields
    return { message: error.message, code: error.code, ...(fields ? { fields } : {}) }
  }
  const code = transportErrors[error.code] ?? 'server_error'
  return { message: code === 'invalid_input' ? malformedJson : errorCatalogue[code].message, code }
}

/** A refusal that needs no operation: its status, headers and body. */
export interface Refusal {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: ErrorBody
}

/** Whether the percent-encoding of a path can be read; `%E0%A4%A` and the like cannot. */
export function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/**
 * Why a request cannot reach an operation: 404 for an unknown path or one that cannot be read, 405 with Allow for a method that it does not know,
 * 415 for a change that is not sent as JSON, or where a picture is expected as one. Null when it can.
 * @param path without the API's prefix: "/cart/clear"
 */
export function refusalOf(request: {
  readonly method: string
  readonly path: string
  readonly contentType: string | undefined
}): Refusal | null {
  const methods = isDecodable(request.path) ? methodsAt(request.path) : []
  if (methods.length === 0) return refuse('not_found')
  if (!methods.includes(request.method)) return refuse('method_not_allowed', { allow: methods.join(', ') })
  if (request.method === 'GET') return null
  if (takesPicture(request.method, request.path)) {
    return isPicture(request.contentType) ? null : refuse('picture_expected')
  }
  if (!isJson(request.contentType)) return refuse('unsupported_media_type')
  return null
}

function refuse(code: RefusalCode, headers: Readonly<Record<string, string>> = {}): Refusal {
  return {
    status: errorCatalogue[code].status,
    headers: { 'cache-control': 'no-store', ...headers },
    body: errorBody(code),
  }
}

/** `application/json`, with or without parameters. */
export function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

/** `image/*`: which one it is, its first bytes say. */
function isPicture(contentType: string | undefined): boolean {
  return contentType?.trim().toLowerCase().startsWith('image/') === true
}

/** The token of an Authorization header of the scheme Bearer (RFC 6750); undefined for any other. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]
}

/**
 * Whether a request calls the administration with an API key: no browser sends one by itself, so that it need not prove
 * from which page it comes.
 * @param request.path without the API's prefix
 */
export function usesApiKey(request: {
  readonly method: string
  readonly path: string
  readonly authorization: string | undefined
}): boolean {
  const operation = operationAt(request.method, request.path)
  return (
    bearerOf(request.authorization) !== undefined &&
    operation !== undefined &&
    routes[operation].access === 'administrator'
  )
}

/** An absent body is an empty one, so that each missing field is named rather than the body as a whole. */
function withBody(input: unknown, detailed: boolean): unknown {
  if (!detailed) return input ?? {}
  const wrapped = input as { readonly body?: unknown }
  return { ...wrapped, body: wrapped.body ?? {} }
}

/**
 * Options for the OpenAPIHandler of every transport; the prefix is the transport's: `handle(request, { prefix: '/api' })`.
 * @param log receives what goes wrong outside of the operations
 */
export function openApiHandlerOptions(log: Log) {
  return {
    customErrorResponseBodyEncoder: error => {
      const body = toErrorBody(error)
      if (!isShopError(error) && body.code === 'server_error') log.error({ err: error }, 'A request failed')
      return body
    },
    rootInterceptors: [
      async options => {
        const { request, prefix = '', context } = options
        const { method, url, headers } = request
        const contentType = [headers['content-type']].flat()[0]
        const refusal = refusalOf({ method, path: url.pathname.slice(prefix.length) || '/', contentType })
        if (refusal) return { matched: true, response: { ...refusal, headers: { ...refusal.headers } } }
        const language = languageOfHeader([headers[languageHeader.toLowerCase()]].flat()[0])
        const bearer = bearerOf([headers['authorization']].flat()[0])
        const call = { ...context, ...askerOf(headers), language, bearer }
        const result = await options.next({ ...options, context: call })
        if (!result.matched) return result
        const { response } = result
        const own = Object.fromEntries(context.responseHeaders)
        return {
          matched: true,
          response: { ...response, headers: { 'cache-control': 'no-store', ...response.headers, ...own } },
        }
      },
    ],
    clientInterceptors: [
      options => {
        const { inputStructure } = options.procedure['~orpc'].route
        return options.next({ ...options, input: withBody(options.input, inputStructure === 'detailed') })
      },
    ],
  } satisfies OpenAPIHandlerOptions<RequestContext>
}

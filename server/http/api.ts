import { OpenAPIHandler } from '@orpc/openapi/fetch'
import type { Dependencies, SessionCarrier } from '../domain/index.ts'
import { openApiHandlerOptions } from '../domain/http-shape.ts'
import { createRouter } from '../domain/router.ts'
import { apiPrefix } from './paths.ts'

/** Who asks, as the carrier knows it. */
export interface Caller {
  readonly session: SessionCarrier
  /** The client's network address. */
  readonly clientAddress: string
}

/** The API without a network: HTTP requests, forms and rendering all go through it. */
export type CallApi = (request: Request, caller: Caller) => Promise<Response>

/** The shop's operations behind one function. Every failure is an answer: it never rejects. */
export function createApi(dependencies: Dependencies): CallApi {
  const handler = new OpenAPIHandler(createRouter(dependencies), openApiHandlerOptions(dependencies.log))
  return async (request, caller) => {
    const responseHeaders = new Headers()
    const { matched, response } = await handler.handle(request, {
      prefix: apiPrefix,
      context: { ...caller, responseHeaders },
    })
    if (!matched) throw new Error(`No operation for ${request.method} ${new URL(request.url).pathname}`)
    for (const [name, value] of responseHeaders) response.headers.set(name, value)
    return response
  }
}

import { OpenAPIHandler } from '@orpc/openapi/fetch'
import {
  createRouter,
  openApiHandlerOptions,
  type Dependencies,
  type SessionCarrier,
} from '../domain/index.ts'
import { apiPrefix } from './paths.ts'

/** Who asks, as the carrier knows it. */
export interface Caller {
  readonly session: SessionCarrier
  /** The client's network address. */
  readonly clientAddress: string
}

/** The API without a network: HTTP requests, forms and rendering all go through it. */
export type CallApi = (request: Request, caller: Caller) => Promise<Response>

/** The shop's operations behind one function. Every failure is an answer in JSON. */
export function createApi(dependencies: Dependencies): CallApi {
  const handler = new OpenAPIHandler(createRouter(dependencies), openApiHandlerOptions(dependencies.log))
  return async (request, caller) => {
    const context = { ...caller, responseHeaders: new Headers() }
    const { matched, response } = await handler.handle(request, { prefix: apiPrefix, context })
    // The handler's own interceptor answers 404 for unknown paths.
    if (!matched) throw new Error(`No operation for ${request.method} ${new URL(request.url).pathname}`)
    return response
  }
}

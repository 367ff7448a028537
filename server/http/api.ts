import { OpenAPIHandler } from '@orpc/openapi/fetch'
import {
  type ClientContext,
  createApiRouter,
  openApiHandlerOptions,
  type Dependencies,
} from '../domain/index.ts'
import { apiPrefix } from './paths.ts'

/** The API without a network: HTTP requests, forms and rendering all go through it. */
export type CallApi = (request: Request, client: ClientContext) => Promise<Response>

/** The shop's operations behind one function. Every failure is an answer in JSON. */
export function createApi(dependencies: Dependencies): CallApi {
  const handler = new OpenAPIHandler(createApiRouter(dependencies), openApiHandlerOptions(dependencies.log))
  return async (request, client) => {
    const context = { ...client, responseHeaders: new Headers() }
    const { matched, response } = await handler.handle(request, { prefix: apiPrefix, context })
    // The handler's own interceptor answers 404 for unknown paths.
    if (!matched) throw new Error(`No operation for ${request.method} ${new URL(request.url).pathname}`)
    return response
  }
}

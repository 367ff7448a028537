import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import type { Log } from '../../domain/index.ts'
import { currentRequest, inRequestScope, type RequestScope } from './request-scope.ts'
import { maskPath, routeLabel } from './route-label.ts'

/** Asked every few seconds by whatever watches the server. */
const unloggedPaths = new Set(['/healthz', '/readyz'])

/** Ids that proxies make: a UUID, 32 hex digits. Anything else could forge a line or fill the log. */
const acceptableId = /^[A-Za-z0-9_-]{16,64}$/

export interface RequestLogOptions {
  readonly log: Log
  /** A proxy in front sets X-Request-Id, so that its id is believed; anyone else's is not. */
  readonly trustsProxy: boolean
}

/**
 * Opens the scope of a request and writes one line when it is over: id, method, route, status, milliseconds, the
 * client's address and who was signed in. Never queries, headers or bodies, and a path only where it led to nothing
 * or to a failure. The id goes back in X-Request-Id.
 */
export function requestLog({ log, trustsProxy }: RequestLogOptions): RequestHandler {
  return (request, response, next) => {
    const requestId = (trustsProxy ? proxysId(request) : undefined) ?? randomUUID()
    response.setHeader('X-Request-Id', requestId)
    const scope: RequestScope = { requestId, route: routeLabel(request.method, request.path) }
    const logged = unloggedPaths.has(request.path) ? undefined : requestLine(log, request, response)
    inRequestScope(scope, () => {
      if (logged) response.once('close', () => inRequestScope(scope, logged))
      next()
    })
  }
}

function proxysId({ headers }: Request): string | undefined {
  const id = headers['x-request-id']
  return typeof id === 'string' && acceptableId.test(id) ? id : undefined
}

/** Writes the line of a request that is over. What is read early is gone later: the path is rewritten, the socket closed. */
function requestLine(log: Log, request: Request, response: Response): () => void {
  const { method, path, ip: address } = request
  const startedAt = performance.now()
  return () => {
    const { statusCode: status, writableFinished } = response
    const isTelling = status === 404 || status >= 500
    const fields = {
      method,
      route: currentRequest()?.route,
      ...(isTelling && { path: maskPath(path) }),
      status,
      ms: Math.round(performance.now() - startedAt),
      address,
    }
    if (!writableFinished) log.info(fields, 'the client went away')
    else if (status >= 500) log.error(fields, 'request')
    else log.info(fields, 'request')
  }
}

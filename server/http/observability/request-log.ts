import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import type { Log } from '../../domain/index.ts'
import type { Metrics } from './metrics.ts'
import { inRequestScope, type RequestScope } from './request-scope.ts'
import { maskPath, routeLabel } from './route-label.ts'
import type { Tracing } from './tracing.ts'

/** Asked every few seconds by whatever watches the server. */
const unloggedPaths = new Set(['/healthz', '/readyz'])

/** Ids that proxies make: a UUID, 32 hex digits. Anything else could forge a line or fill the log. */
const acceptableId = /^[A-Za-z0-9_-]{16,64}$/

export interface RequestLogOptions {
  readonly log: Log
  readonly metrics: Metrics
  readonly tracing: Tracing
  /** A proxy in front sets X-Request-Id and traceparent, so that they are believed; anyone else's are not. */
  readonly trustsProxy: boolean
}

/** How a request ended. */
interface Outcome {
  readonly route: string
  readonly status: number
  readonly ms: number
  /** The client went away before the answer was sent. */
  readonly isCut: boolean
}

/** What is known of a request before anybody works for it. */
interface Seen {
  /** Without a query. */
  readonly path: string
  /** The client's. */
  readonly address: string | undefined
  /** The pattern of its path, where it is known already. */
  readonly route?: string
}

/** In which a client is told the id of its request. */
export const requestIdHeader = 'X-Request-Id'

/** Watches a request, and has it worked for by what knows its id, which belongs into a header of the answer. */
export type WatchRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  seen: Seen,
  next: (requestId: string) => void,
) => void

/**
 * Opens the scope of a request and reports its end: a line in the log, a measurement and the end of its trace. The
 * line has id, method, route, status, milliseconds, the client's address and who was signed in. Never queries,
 * headers or bodies, and a path only where it led to nothing or to a failure. The id goes back in X-Request-Id.
 */
export function watchRequests({ log, metrics, tracing, trustsProxy }: RequestLogOptions): WatchRequest {
  const measure = requestMetrics(metrics)
  return (request, response, { path, address, route = routeLabel(request.method ?? '', path) }, next) => {
    const { method = '' } = request
    const requestId = (trustsProxy ? proxysId(request) : undefined) ?? randomUUID()
    const scope: RequestScope = { requestId, route }
    const writeLine = unloggedPaths.has(path) ? () => undefined : requestLine(log, { method, path, address })
    const traceparent = trustsProxy ? headerOf(request, 'traceparent') : undefined
    const incoming = { method: methodLabel(method), ...(traceparent !== undefined && { traceparent }) }
    const startedAt = performance.now()
    measure.started()
    inRequestScope(scope, () =>
      tracing.request(incoming, trace => {
        if (trace) scope.traceId = trace.traceId
        response.once('close', () => {
          const { statusCode: status, writableFinished } = response
          const ms = Math.round(performance.now() - startedAt)
          const outcome = { route: scope.route, status, ms, isCut: !writableFinished }
          measure.ended(incoming.method, outcome)
          trace?.end(outcome)
          inRequestScope(scope, () => writeLine(outcome))
        })
        next(requestId)
      }),
    )
  }
}

/** The same for what Express answers. */
export function requestLog(watch: WatchRequest): RequestHandler {
  return (request, response, next) =>
    watch(request, response, { path: request.path, address: request.ip }, requestId => {
      response.setHeader(requestIdHeader, requestId)
      next()
    })
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

function proxysId(request: IncomingMessage): string | undefined {
  const id = headerOf(request, 'x-request-id')
  return id !== undefined && acceptableId.test(id) ? id : undefined
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** HTTP knows any number of methods. */
function methodLabel(method: string): string {
  return knownMethods.has(method) ? method : 'other'
}

/** What proxies write for a request whose client went away. */
const clientClosedRequest = '499'

function requestMetrics(metrics: Metrics) {
  let inFlight = 0
  metrics.gauge('shruti_http_requests_in_flight', 'Requests that wait for their answer.', [], () => [
    { labels: {}, value: inFlight },
  ])
  const duration = metrics.histogram(
    'http_request_duration_seconds',
    'Requests by route, until the answer is sent. Status 499: the client went away before.',
    ['method', 'route', 'status'],
  )
  return {
    started() {
      inFlight += 1
    },
    ended(method: string, { route, status, ms, isCut }: Outcome) {
      inFlight -= 1
      duration.observe({ method, route, status: isCut ? clientClosedRequest : String(status) }, ms / 1000)
    },
  }
}

/** Writes the line of a request that is over. What it says was read early: later the path is rewritten, the socket closed. */
function requestLine(
  log: Log,
  { method, path, address }: Pick<Seen, 'path' | 'address'> & { readonly method: string },
): (outcome: Outcome) => void {
  return ({ route, status, ms, isCut }) => {
    const isTelling = status === 404 || status >= 500
    const fields = { method, route, ...(isTelling && { path: maskPath(path) }), status, ms, address }
    if (isCut) log.info(fields, 'the client went away')
    else if (status >= 500) log.error(fields, 'request')
    else log.info(fields, 'request')
  }
}

import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that the running code works for. What is found out on the way is added as it comes. */
export interface RequestScope {
  /** Stands in every line of the log, in X-Request-Id and on the page that tells of a failure. */
  readonly requestId: string
  /** Who is signed in, as soon as it is known. */
  userId?: string
  /** The route's pattern: of an operation, of a page, or of a kind of file. */
  route: string
  /** Ids of the trace and its span, where traces are kept (W3C Trace Context). */
  traceId?: string
}

const storage = new AsyncLocalStorage<RequestScope>()

/** Runs `work`, and whatever it starts, as part of a request. */
export function inRequestScope<T>(scope: RequestScope, work: () => T): T {
  return storage.run(scope, work)
}

/** The request that is worked for; undefined for the shop's own work, such as housekeeping. */
export function currentRequest(): RequestScope | undefined {
  return storage.getStore()
}

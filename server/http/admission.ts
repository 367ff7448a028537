import type { Request, RequestHandler, Response } from 'express'
import { errorMessage } from '../contract/index.ts'
import { networkOf } from '../domain/index.ts'
import { sendApiError, sendPlainPage } from './answers.ts'
import { FairQueue, Overloaded, type QueueLimits } from './fair-queue.ts'
import { noMetrics, type Metrics } from './observability/metrics.ts'
import { isApiPath } from './paths.ts'

export interface AdmissionLimits {
  /** Rendered pages: tens of milliseconds of this process's one thread each. */
  readonly pages: QueueLimits
  /** Calls of the API and forms: about a millisecond each, and then they wait for the disk or a gateway. */
  readonly api: QueueLimits
}

/**
 * A burst of forty pages is over in a second and a half; in a lasting overload nobody waits longer than a page takes.
 * Two pages at a time: while the bytes of one are compressed, another is rendered. More would only
 * make all late.
 */
export const defaultAdmissionLimits: AdmissionLimits = {
  pages: { running: 2, waiting: 100, patienceMs: 1500, overloadAfterMs: 1000, overloadPatienceMs: 300 },
  api: { running: 100, waiting: 400, patienceMs: 1500, overloadAfterMs: 1000, overloadPatienceMs: 300 },
}

/** Wraps a handler that resolves when its work is done. A request that cannot be served in time gets 503. */
export type Admit = (handler: RequestHandler) => RequestHandler

export interface Admission {
  readonly pages: Admit
  readonly api: Admit
}

/** A few times as long as the queue takes to turn over. */
const retryAfterSeconds = 5

/**
 * Keeps the requests in flight to what this process can serve in time. A place is taken when a request has arrived
 * whole, and given back when its answer is handed over: neither slow senders nor slow readers hold one. Pages and
 * the API wait apart, and whatever is not wrapped (static files, health) waits for nothing.
 */
export function createAdmission(limits: AdmissionLimits, metrics: Metrics = noMetrics): Admission {
  const queues = { pages: new FairQueue(limits.pages), api: new FairQueue(limits.api) }
  metrics.gauge(
    'shruti_admitted_requests',
    'Requests that run, and that wait for it.',
    ['queue', 'state'],
    () =>
      (['pages', 'api'] as const).flatMap(queue => [
        { labels: { queue, state: 'running' }, value: queues[queue].running },
        { labels: { queue, state: 'waiting' }, value: queues[queue].waiting },
      ]),
  )
  const refusals = metrics.counter(
    'shruti_overload_refusals_total',
    'Requests refused with 503, because they could not be served in time.',
    ['queue'],
  )
  return {
    pages: admitThrough(queues.pages, () => refusals.add({ queue: 'pages' })),
    api: admitThrough(queues.api, () => refusals.add({ queue: 'api' })),
  }
}

/** For a server whose capacity is measured, and for tests of something else. */
export const admitAll: Admission = { pages: handler => handler, api: handler => handler }

function admitThrough(queue: FairQueue, refused: () => void): Admit {
  return handler => async (request, response, next) => {
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    let leave: () => void
    try {
      leave = await queue.enter(networkOf(request.ip), gone.signal)
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
      refused()
      refuse(request, response)
      return
    }
    try {
      await handler(request, response, next)
    } finally {
      leave()
    }
  }
}

function refuse(request: Request, response: Response): void {
  const params = { seconds: retryAfterSeconds }
  response.set('Retry-After', String(retryAfterSeconds))
  if (isApiPath(request.originalUrl)) sendApiError(response, 'overloaded', params)
  else sendPlainPage(response, 503, 'The shop is very busy', errorMessage('overloaded', params))
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import { networkOf, type Log } from '../domain/index.ts'
import { FairQueue, type Leave, type QueueLimits } from './fair-queue.ts'
import { MainThread } from './main-thread.ts'
import { noMetrics, secondsSince, type Metrics } from './observability/metrics.ts'
import type { QueueName } from './queue-of.ts'
import { refuse, reportRefusals } from './refusals.ts'

export interface AdmissionLimits {
  /** Rendered pages: tens of milliseconds of this process's one thread each. */
  readonly pages: QueueLimits
  /** Calls of the API and forms: a few milliseconds each, and then they wait for the disk or a gateway. */
  readonly api: QueueLimits
}

/**
 * A burst of forty pages is over in a second and a half; in a lasting overload nobody waits longer than a page takes.
 * Two pages at a time: while the bytes of one are compressed, another is rendered. More would only
 * make all late. A call waits less, since a page's script asks for it when the page is there already.
 * server/decisions has the figures.
 */
export const defaultAdmissionLimits: AdmissionLimits = {
  pages: {
    running: 2,
    runningWhenBusy: 2,
    waiting: 100,
    patienceMs: 1500,
    overloadAfterMs: 1000,
    overloadPatienceMs: 300,
  },
  api: {
    running: 100,
    runningWhenBusy: 8,
    waiting: 400,
    patienceMs: 500,
    overloadAfterMs: 500,
    overloadPatienceMs: 150,
  },
}

/** What a gate wants to know of a request. */
export interface Asked {
  /** Which queue it belongs to; null for what waits for nothing. */
  readonly queueOf: (request: IncomingMessage) => QueueName | null
  readonly addressOf: (request: IncomingMessage) => string | undefined
}

/** Wraps a handler that resolves when its work is done. A request that cannot be served in time gets 503. */
export type Admit = (handler: RequestHandler) => RequestHandler

export interface Admission {
  /**
   * Goes before everything else, Express too, so that what is refused has cost next to nothing. Requests wait here once
   * they have arrived whole; those with a large body go on, and wait when it has been read, in `pages` or `api`.
   */
  readonly gate: (next: RequestListener, asked: Asked) => RequestListener
  readonly pages: Admit
  readonly api: Admit
}

/**
 * Keeps the requests in flight to what this process can serve in time. A place is taken when a request has arrived
 * whole, and given back when its answer is handed over: neither slow senders nor slow readers hold one. Pages and
 * the API wait apart, and whatever is not wrapped (static files, health) waits for nothing.
 */
export function createAdmission(
  limits: AdmissionLimits,
  { metrics = noMetrics, log }: { readonly metrics?: Metrics; readonly log?: Log } = {},
): Admission {
  const thread = new MainThread()
  const queues = { pages: new FairQueue(limits.pages, thread), api: new FairQueue(limits.api, thread) }
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
  const refused = reportRefusals(metrics, log)
  const waited = metrics.histogram(
    'shruti_admission_wait_seconds',
    'How long requests that were let in waited for it. Not part of http_request_duration_seconds.',
    ['queue'],
  )
  const places = new WeakMap<IncomingMessage, Leave>()

  async function take(
    name: QueueName,
    address: string | undefined,
    response: ServerResponse,
  ): Promise<Leave | undefined> {
    const arrivedAt = performance.now()
    const leave = await queues[name].enter(networkOf(address), giveUp => response.once('close', giveUp))
    if (leave) {
      waited.observe({ queue: name }, secondsSince(arrivedAt))
    } else {
      refused(name)
      refuse(response)
    }
    return leave
  }

  const admitTo =
    (name: QueueName): Admit =>
    handler =>
    async (request, response, next) => {
      const leave = places.get(request) ?? (await take(name, request.ip, response))
      if (!leave) return
      try {
        await handler(request, response, next)
      } finally {
        leave()
      }
    }

  return {
    gate:
      (next, { queueOf, addressOf }) =>
      (request, response) => {
        const name = queueOf(request)
        if (name === null) {
          next(request, response)
          return
        }
        const enter = async () => {
          const leave = await take(name, addressOf(request), response)
          if (!leave) return
          places.set(request, leave)
          // Not everything comes as far as the handlers that give their place back.
          response.once('close', leave)
          next(request, response)
        }
        // When all of a request came in one piece, Node has read it to the end by then.
        process.nextTick(() => {
          if (request.complete) void enter()
          else if (fitsIntoBuffer(request)) onceComplete(request, () => void enter())
          else next(request, response)
        })
      },
    pages: admitTo('pages'),
    api: admitTo('api'),
  }
}

/** Node keeps so much of a body before somebody asks for it, in bytes: then it stops reading. */
const bufferedBytes = 16 * 1024

function fitsIntoBuffer({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? Infinity) <= bufferedBytes
}

/** Calls back when all of a request has arrived, and leaves its body for others to read. */
function onceComplete(request: IncomingMessage, then: () => void): void {
  const look = () => {
    if (!request.complete) return
    request.off('readable', look)
    // The stream is as it was from the next tick on.
    process.nextTick(then)
  }
  request.on('readable', look)
}

/** For a server whose capacity is measured, and for tests of something else. */
export const admitAll: Admission = {
  gate: next => next,
  pages: handler => handler,
  api: handler => handler,
}

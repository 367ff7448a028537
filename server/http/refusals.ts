import type { ServerResponse } from 'node:http'
import { errorCatalogue, errorMessage, type ErrorBody, type Language } from '../contract/index.ts'
import type { Log } from '../domain/index.ts'
import { plainPage } from './answers.ts'
import type { Metrics } from './observability/metrics.ts'
import { isApiPath, pathOf } from './paths.ts'
import { languageOfUrl, plainPageText } from './plain-page-texts.ts'
import type { QueueName } from './queue-of.ts'

/** A few times as long as the queue takes to turn over. */
const retryAfterSeconds = 5

const message = errorMessage('overloaded', { seconds: retryAfterSeconds })

interface Refusal {
  /** A string goes out together with the headers. */
  readonly body: string
  readonly headers: Readonly<Record<string, string | number>>
}

const refusalOf = (type: string, body: string): Refusal => {
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': retryAfterSeconds,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
  }
  return { body, headers }
}

const toCall = refusalOf(
  'application/json',
  JSON.stringify({ message, code: 'overloaded' } satisfies ErrorBody),
)
const toVisitorIn = (language: Language): Refusal =>
  refusalOf(
    'text/html',
    plainPage(
      plainPageText(language, 'The shop is very busy'),
      plainPageText(language, errorCatalogue.overloaded.message, { seconds: retryAfterSeconds }),
      language,
    ),
  )

const toVisitor: Readonly<Record<Language, Refusal>> = { en: toVisitorIn('en'), hi: toVisitorIn('hi') }

/** Answers 503 with bytes that are ready, past all that an answer usually goes through: it must cost nothing. */
export function refuse(response: ServerResponse): void {
  const { method, url = '/' } = response.req
  const { body, headers } = isApiPath(pathOf(url)) ? toCall : toVisitor[languageOfUrl(url)]
  response.writeHead(503, headers)
  response.end(method === 'HEAD' ? undefined : body)
}

/** A line of the log for each would cost more than the refusal. */
const reportEveryMs = 10_000

/** Counts refusals, and writes to the log every ten seconds how many there were. */
export function reportRefusals(metrics: Metrics, log: Log | undefined): (queue: QueueName) => void {
  const refusals = metrics.counter(
    'shruti_overload_refusals_total',
    'Requests refused with 503, because they could not be served in time.',
    ['queue'],
  )
  let since = { pages: 0, api: 0 }
  let timer: NodeJS.Timeout | undefined
  const report = () => {
    timer = undefined
    log?.warn(
      { ...since, seconds: reportEveryMs / 1000 },
      'The shop is overloaded: requests were refused with 503',
    )
    since = { pages: 0, api: 0 }
  }
  return queue => {
    refusals.add({ queue })
    since[queue] += 1
    timer ??= setTimeout(report, reportEveryMs).unref()
  }
}

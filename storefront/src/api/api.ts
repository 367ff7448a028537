import { requestOf } from '@shruti/server/contract/requests'
import { firstRoutes } from '@shruti/server/contract/first-routes'
import type { OperationName, OperationRoute } from '@shruti/server/contract/routes'
import type { OperationInputs, OperationOutputs } from '@shruti/server/contract'
import { ApiError, failedCallMessage, failedQueryMessage, type FailedAnswer } from './api-error.ts'
import { watchRequestFrequency } from './request-frequency.ts'
import { languageHeader } from '@shruti/server/contract/language'
import { currentLanguage, isEnglishBuild } from '../language/language.ts'
import { t } from '../language/t.ts'
import { loadShopTexts, shopText, shownAnswer } from '../language/shop-text.ts'

/**
 * What a call is given: path parameters, query or body in one object, as the contract takes it. Placing an order is
 * the one whose contract also takes a header: its body is given here and its key as an option.
 */
export type CallInput<N extends OperationName> = OperationInputs[N] extends {
  headers: unknown
  body: infer Body
}
  ? Body
  : OperationInputs[N]

export type CallOutput<N extends OperationName> = OperationOutputs[N]

export interface CallOptions {
  signal?: AbortSignal
  /** Makes a repeated call act once (orders). */
  idempotencyKey?: string
  /** A 401 is expected and is worded as for a guest. */
  suppressAuthErrors?: boolean
  /** Parameters that the contract ignores, such as the search's timestamp [SRCH-1]. */
  extraQuery?: Readonly<Record<string, string>>
}

export interface Page<T> {
  readonly rows: T
  /** Of X-Total-Count: how many there are on all pages. */
  readonly total: number
}

export interface Api {
  /** Calls an operation. @throws ApiError in the words of CLI-2 */
  call<N extends OperationName>(name: N, input: CallInput<N>, options?: CallOptions): Promise<CallOutput<N>>
  /** Reads with the rules of a query: without a session the answer is null. @throws ApiError [CLI-2] */
  read<N extends OperationName>(
    name: N,
    input: CallInput<N>,
    options?: CallOptions,
  ): Promise<CallOutput<N> | null>
  /** Reads one page of a long list. @throws ApiError */
  page<N extends OperationName>(
    name: N,
    input: CallInput<N>,
    options?: CallOptions,
  ): Promise<Page<CallOutput<N>>>
}

export interface ApiEnvironment {
  /** The browser's, or on the server one that answers in process for the session of the request. */
  readonly fetch: typeof globalThis.fetch
  /** Put before every path; empty in the browser, where all calls are same-origin. */
  readonly origin?: string
  readonly warn?: (message: string) => void
  readonly nowMs?: () => number
}

interface Built {
  readonly url: string
  readonly init: RequestInit
}

/** The request of a call, with the headers and cookies that it goes with. */
export function buildRequest(
  route: OperationRoute,
  input: Readonly<Record<string, unknown>>,
  options: CallOptions = {},
): Built {
  const { method, path, query, body } = requestOf(route, input, options.extraQuery)
  const headers: Record<string, string> = { 'Content-Type': 'application/json', Accept: 'application/json' }
  // What the shop writes to its sender is in the language of the page; without a header it is English.
  if (!isEnglishBuild && method !== 'GET' && currentLanguage() !== 'en')
    headers[languageHeader] = currentLanguage()
  if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey
  return {
    url: `/api${path}${query}`,
    init: {
      method,
      headers,
      // Products and categories are the same for everyone and are asked for without cookies [CLI-1].
      credentials: /^\/(products(\/[^/]+(\/related)?)?|product-facets|categories)$/.test(path)
        ? 'omit'
        : 'same-origin',
      ...(options.signal && { signal: options.signal }),
      ...(body !== undefined && { body }),
    },
  }
}

/** The body of an answer, with the shop's words in the language of the page. */
async function bodyOf<Name extends OperationName>(response: Response): Promise<CallOutput<Name>> {
  const body = (await response.json()) as CallOutput<Name>
  return isEnglishBuild ? body : shownAnswer(body)
}

async function failedAnswer(response: Response): Promise<FailedAnswer> {
  const body = (await response.json().catch(() => null)) as FailedAnswer['body']
  const { status, headers } = response
  if (!isEnglishBuild) await loadShopTexts()
  return { status, headers, body: typeof body === 'object' ? body : null }
}

/** Without an answer: the browser's own words, "Failed to fetch", are none for a shopper. What was broken off stays so. */
function sayThatNothingCame(error: unknown): never {
  throw error instanceof TypeError
    ? new TypeError(t('Check your connection and try again.'), { cause: error })
    : error
}

type FirstOperation = keyof typeof firstRoutes

const isFirst = (name: OperationName): name is FirstOperation => name in firstRoutes

async function routeOf(name: OperationName): Promise<OperationRoute> {
  if (isFirst(name)) return firstRoutes[name]
  const { otherRoute } = await import('./other-routes.ts')
  return otherRoute(name)
}

/** The storefront's one way to the API. */
export function createApi({
  fetch,
  origin = '',
  warn = message => console.warn(message),
  nowMs = Date.now,
}: ApiEnvironment): Api {
  const countRequest = watchRequestFrequency(warn, nowMs)

  function sendTo(route: OperationRoute, input: unknown, options?: CallOptions) {
    const { url, init } = buildRequest(route, input as Readonly<Record<string, unknown>>, options)
    countRequest(url)
    return fetch(origin + url, init).catch(sayThatNothingCame)
  }
  // What every page may call goes out at once.
  const send = (name: OperationName, input: unknown, options?: CallOptions) =>
    isFirst(name)
      ? sendTo(firstRoutes[name], input, options)
      : routeOf(name).then(route => sendTo(route, input, options))

  async function answered(name: OperationName, input: unknown, options?: CallOptions): Promise<Response> {
    const response = await send(name, input, options)
    if (response.ok) return response
    const failure = await failedAnswer(response)
    const context = { ...options, publicEndpoint: (await routeOf(name)).access === 'public' }
    throw new ApiError(shopText(failedCallMessage(failure, context)), failure)
  }

  return {
    async call(name, input, options) {
      const response = await answered(name, input, options)
      return bodyOf<typeof name>(response)
    },
    async read(name, input, options) {
      const response = await send(name, input, options)
      if (response.ok) return bodyOf<typeof name>(response)
      const failure = await failedAnswer(response)
      const { path, access } = await routeOf(name)
      const message = failedQueryMessage(failure, {
        path,
        publicEndpoint: access === 'public',
        onUnauthorized: 'null',
      })
      if (message === null) return null
      throw new ApiError(shopText(message), failure)
    },
    async page(name, input, options) {
      const response = await answered(name, input, options)
      const rows = await bodyOf<typeof name>(response)
      return { rows, total: Number(response.headers.get('X-Total-Count') ?? 0) }
    },
  }
}

import { browserClock, type Clock } from '@shruti/design-system/foundations'
import { createApi } from '../api/api.ts'
import type { App, ToastMessage } from './app-context.ts'
import type { KeyValueStorage } from '../storage/browser-storage.ts'
import { noCookies, type CookieJar } from '../storage/cookie-jar.ts'
import { createQueryClient } from '../api/query-client.ts'
import type { SessionHint } from '../session/session-hint.ts'

export interface AppEnvironment {
  readonly fetch: typeof globalThis.fetch
  readonly sendFile?: App['sendFile']
  /** Put before the API's paths; empty in the browser. */
  readonly apiOrigin?: string
  readonly publicOrigin: string
  readonly storage: KeyValueStorage
  readonly tabStorage: KeyValueStorage
  /** The browser's, unless told otherwise. */
  readonly clock?: Clock
  readonly sessionHint: () => SessionHint
  /** Without it nothing is remembered. */
  readonly cookies?: CookieJar
  readonly notify: (message: ToastMessage) => void
  readonly describe?: App['describe']
  /** False on the server, where a second try would only hold up the page. */
  readonly retries?: boolean
}

/** Browsers say so themselves, by a header that no script can set, of what they fetch ahead. */
const fetchingAhead =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('Purpose', 'prefetch')
    return fetch(input, { ...init, headers })
  }

/** Puts the application's ports together: in the browser, on the server and in stories alike. */
export function createApp(environment: AppEnvironment): App {
  const {
    fetch,
    apiOrigin = '',
    storage,
    cookies = noCookies,
    clock = browserClock,
    retries = true,
    ...ports
  } = environment
  return {
    api: createApi({ fetch, origin: apiOrigin }),
    apiAhead: createApi({ fetch: fetchingAhead(fetch), origin: apiOrigin }),
    queryClient: createQueryClient(error => console.error(error), retries),
    storage,
    cookies,
    clock,
    ...ports,
  }
}

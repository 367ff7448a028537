import { MutationCache, QueryClient } from '@tanstack/react-query'
import { isWorthRetrying, LocalRefusal, retryDelayMs } from './api-error.ts'

/** Once, and only where it can help [CLI-1]. */
export function retryOnce(failureCount: number, error: unknown): boolean {
  return failureCount < 1 && isWorthRetrying(error)
}

/**
 * Offline too a call is made: the service worker may have an answer [BEY-14], and what fails says so with a retry in
 * place. The library would otherwise wait for the connection without a word, and send an order when nobody expects it.
 */
const networkMode = 'always'

/**
 * @param logError where mutation errors go [CLI-1]
 * @param retries false on the server, where a second try would only hold up the page
 */
export function createQueryClient(logError: (error: unknown) => void, retries = true): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: error => {
        if (!(error instanceof LocalRefusal)) logError(error)
      },
    }),
    defaultOptions: {
      queries: {
        retry: retries && retryOnce,
        retryDelay: retryDelayMs,
        staleTime: 60_000,
        networkMode,
        refetchOnReconnect: true,
      },
      mutations: { retry: retryOnce, retryDelay: retryDelayMs, networkMode },
    },
  })
}

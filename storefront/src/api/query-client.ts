import { MutationCache, QueryClient } from '@tanstack/react-query'
import { isWorthRetrying, LocalRefusal, retryDelayMs } from './api-error.ts'

/** Once, and only where it can help [CLI-1]. */
export function retryOnce(failureCount: number, error: unknown): boolean {
  return failureCount < 1 && isWorthRetrying(error)
}

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
      queries: { retry: retries && retryOnce, retryDelay: retryDelayMs, staleTime: 60_000 },
      mutations: { retry: retryOnce, retryDelay: retryDelayMs },
    },
  })
}

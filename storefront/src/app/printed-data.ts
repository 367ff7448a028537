import { hashKey, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const printed = new WeakMap<QueryClient, Map<string, unknown>>()

/** Notes what the server printed of a query, for parts that are hydrated when it has other data. */
export function notePrinted(queryClient: QueryClient, queryKey: QueryKey, data: unknown): void {
  const known = printed.get(queryClient) ?? new Map<string, unknown>()
  printed.set(queryClient, known.set(hashKey(queryKey), data))
}

const never = () => () => undefined

/**
 * The data of a query that a page may be printed without, such as who is signed in: a part that is hydrated once they are there
 * begins with what was printed, so that it matches its HTML, and shows them next.
 */
export function usePrintedFirst<Data>(queryKey: QueryKey, data: Data | undefined): Data | undefined {
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    never,
    () => data,
    () =>
      import.meta.env.SSR ? data : (printed.get(queryClient)?.get(hashKey(queryKey)) as Data | undefined),
  )
}

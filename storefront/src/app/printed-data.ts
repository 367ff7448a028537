import { hashKey, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const printed = new WeakMap<QueryClient, Map<string, unknown>>()

/** Notes what the server printed of a query, for parts that are hydrated when it has other data. */
export function notePrinted(queryClient: QueryClient, queryKey: QueryKey, data: unknown): void {
  const known = printed.get(queryClient) ?? new Map<string, unknown>()
  printed.set(queryClient, known.set(hashKey(queryKey), data))
}

function printedOf<Data>(queryClient: QueryClient, queryKey: QueryKey): Data | undefined {
  return printed.get(queryClient)?.get(hashKey(queryKey)) as Data | undefined
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
    () => (import.meta.env.SSR ? data : printedOf<Data>(queryClient, queryKey)),
  )
}

/** Reads once, in the way that it is first asked: React asks for the server's value alone while it hydrates. */
function readOnce<Value>(read: () => Value, readPrinted: () => Value) {
  let held: { readonly value: Value } | undefined
  return {
    current: () => (held ??= { value: read() }).value,
    first: () => (held ??= { value: readPrinted() }).value,
  }
}

/**
 * What is known of a query that others ask for, for parts that a page has many of and that nobody waits for, such as each card's
 * heart. They are rendered a few at a time, with presses and frames in between; by `useQuery` all of them are in one task, which
 * held up a phone for a tenth of a second.
 * @param queryKey the same array each time
 */
export function useDataSoon<Data>(queryKey: QueryKey): Data | undefined {
  const queryClient = useQueryClient()
  const read = () => queryClient.getQueryData<Data>(queryKey)
  const [{ current, first }] = useState(() =>
    readOnce(read, import.meta.env.SSR ? read : () => printedOf<Data>(queryClient, queryKey)),
  )
  const before = useSyncExternalStore(never, current, first)
  const [later, setLater] = useState<{ readonly data: Data | undefined }>()
  useEffect(() => {
    const hash = hashKey(queryKey)
    const follow = () =>
      startTransition(() =>
        setLater(known => {
          const data = queryClient.getQueryData<Data>(queryKey)
          return (known ? known.data : current()) === data ? known : { data }
        }),
      )
    follow()
    return queryClient.getQueryCache().subscribe(({ query, type }) => {
      if (query.queryHash === hash && (type === 'updated' || type === 'removed')) follow()
    })
  }, [queryClient, queryKey, current])
  return later ? later.data : before
}

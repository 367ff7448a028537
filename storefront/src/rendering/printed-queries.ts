import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { notePrinted } from '../app/printed-data.ts'
import { savedCopyClass } from '../offline/saved-copy.ts'
import { pincodeKey } from '../queries/delivery-pincode-key.ts'
import { signedInHint, type SessionHint } from '../session/session-hint.ts'

/** What the server asked for, with what it got. */
export type PrintedQueries = readonly (readonly [key: QueryKey, data: unknown])[]

/**
 * What a page was printed from. Not when: the library's own `dehydrate` notes that, and a page that shows the same as
 * before would be another one, to be compressed and sent anew.
 */
export function printQueries(queryClient: QueryClient): PrintedQueries {
  const queries = queryClient.getQueryCache().getAll()
  return queries.flatMap(({ queryKey, state }) =>
    state.status === 'success' ? [[queryKey, state.data] as const] : [],
  )
}

/**
 * What was printed, for who opened the page: one that many share is printed for nobody [SRV-8]. The PIN code of a product's
 * page is a customer's own then, and goes with the session; a page that names none leaves it to be asked for.
 */
export function printedFor(hint: SessionHint, printed: PrintedQueries): PrintedQueries {
  const signedIn = signedInHint(hint)
  if (signedIn === null) return printed
  return printed.flatMap(([queryKey, data]) => {
    if (queryKey[0] !== pincodeKey[0] || queryKey[1] !== null) return [[queryKey, data] as const]
    return data === '' ? [] : [[[...pincodeKey, signedIn], data] as const]
  })
}

/** @param trueAtMs when what was printed was true */
export function readQueries(queryClient: QueryClient, printed: PrintedQueries, trueAtMs: number): void {
  for (const [queryKey, data] of printed) {
    notePrinted(queryClient, queryKey, data)
    queryClient
      .getQueryCache()
      // For as long as the document stands: a part may be hydrated hours later, and must find what it was printed from.
      .build(queryClient, { queryKey, gcTime: Infinity })
      .setData(data, { updatedAt: trueAtMs, manual: true })
  }
}

/**
 * When a document was true: not before it was asked for, since the server keeps no page that has changed. One that the
 * browser or the service worker kept may be of any age.
 */
export function documentTrueAtMs({
  document,
  performance,
}: Pick<Window, 'document' | 'performance'>): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isKept = navigation?.type === 'back_forward' || document.querySelector(`.${savedCopyClass}`) !== null
  return isKept ? 0 : performance.timeOrigin
}

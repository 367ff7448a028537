import type { Product, Settings } from '@shruti/server/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { App } from '../app/app-context.ts'

/**
 * Up to this many products the search box has the whole list and finds by itself, with no request for a term [SRCH-1]; of
 * more it asks the server for the rows that it shows. 200 are 20 kB on the wire, and their rows are there half a second after the
 * last letter on a phone; the server takes as long for any number (decisions/0012).
 */
export const mostInTheBrowser = 200

/** Rows that the box shows [SRCH-3]. */
const shownRows = 5

const freshMs = 5 * 60_000
const keptMs = 10 * 60_000

/** Whether the search box can have the whole list. Without settings nothing can be had, which the list says as well. */
export const isSearchedInTheBrowser = (settings: Pick<Settings, 'productCount'> | undefined) =>
  (settings?.productCount ?? 0) <= mostInTheBrowser

/**
 * The whole list, which the search box matches against: with a timestamp, fresh 5 minutes, kept 10, not asked for
 * again when the window gains focus; a failure is swallowed and finds nothing [SRCH-1].
 */
export function searchableProductsQuery({ api }: App) {
  return queryOptions({
    queryKey: ['products', 'searchable'],
    queryFn: ({ signal }) =>
      api.call('listProducts', {}, { signal, extraQuery: { timestamp: String(Date.now()) } }).catch(() => []),
    staleTime: freshMs,
    gcTime: keptMs,
    refetchOnWindowFocus: false,
  })
}

/** The best of what a term finds, and how much it is in all. */
export interface FoundForTerm {
  readonly term: string
  readonly products: readonly Product[]
  readonly total: number
}

/**
 * What the server finds for a term, as its listing ranks it [BEY-18]: the rows of the search box [SRCH-3]. Nobody has asked for
 * a term that is still being typed, so it is not counted as searched for. A failure is null, finds nothing [SRCH-1] and is not
 * kept: the term finds something as soon as it is typed again.
 */
export function foundProductsQuery({ apiAhead }: App, term: string) {
  return queryOptions({
    queryKey: ['products', 'found', term],
    queryFn: ({ signal }): Promise<FoundForTerm | null> =>
      apiAhead.page('listProducts', { search: term, page: 1, pageSize: shownRows }, { signal }).then(
        ({ rows, total }) => ({ term, products: rows, total }),
        () => null,
      ),
    enabled: term !== '',
    placeholderData: keepPreviousData,
    staleTime: ({ state }) => (state.data === null ? 0 : freshMs),
    gcTime: keptMs,
    refetchOnWindowFocus: false,
  })
}

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { CallInput } from '../api/api.ts'
import { useApp, type App } from '../app/app-context.ts'

/** What narrows a list of products. */
export type FacetFilter = CallInput<'listProductFacets'>

/** The choices of each facet, with how many products each would list. */
export function productFacetsQuery({ api }: App, filter: FacetFilter) {
  return queryOptions({
    queryKey: ['products', 'facets', filter],
    queryFn: ({ signal }) => api.call('listProductFacets', filter, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function useProductFacets(filter: FacetFilter) {
  return useQuery(productFacetsQuery(useApp(), filter)).data
}

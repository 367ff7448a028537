import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApp, type App } from '../app/app-context.ts'

/** What comes closest to a search that finds nothing [BEY-18]. */
export function nearestProductsQuery({ api }: App, search: string) {
  return queryOptions({
    queryKey: ['products', 'nearest', search],
    queryFn: ({ signal }) => api.call('listProducts', { search, nearest: 'true' }, { signal }),
  })
}

/** @param search nothing is asked for without one */
export function useNearestProducts(search: string | undefined) {
  const query = nearestProductsQuery(useApp(), search ?? '')
  return useQuery({ ...query, enabled: search !== undefined }).data ?? []
}

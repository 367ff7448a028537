import { queryOptions } from '@tanstack/react-query'
import type { App } from '../app/app-context.ts'

export const addressesKey = ['addresses'] as const

/** The customer's addresses, the default one first. */
export function addressesQuery({ api }: App) {
  return queryOptions({
    queryKey: addressesKey,
    queryFn: ({ signal }) => api.call('listAddresses', {}, { signal }),
  })
}

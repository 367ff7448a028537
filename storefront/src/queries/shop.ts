import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApp, type App } from '../app/app-context.ts'

/** The shop's public settings: contacts, delivery prices, currency. */
export function settingsQuery({ api }: App) {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => api.call('getSettings', {}, { signal }),
    staleTime: 10 * 60_000,
  })
}

/** Undefined only when the shop could not be reached at all: the loader of every page asks for them. */
export function useSettings() {
  return useQuery(settingsQuery(useApp())).data
}

/** What the active promotions put on the page: banner, popup, newsletter's code (POP-2, POP-3, FOOT-1). */
export function promotionsQuery({ api }: App) {
  return queryOptions({
    queryKey: ['promotions'],
    queryFn: ({ signal }) => api.call('listActivePromotions', {}, { signal }),
    staleTime: 5 * 60_000,
  })
}

export function usePromotions() {
  return useQuery(promotionsQuery(useApp())).data
}

export function storesQuery({ api }: App) {
  return queryOptions({
    queryKey: ['stores'],
    queryFn: ({ signal }) => api.call('listStores', {}, { signal }),
    staleTime: 10 * 60_000,
  })
}

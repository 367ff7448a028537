import type { Settings } from '@shruti/server/contract'
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

/**
 * What standard delivery costs, in paise; 0 while it is free for all (POP-3) or from the threshold on (CHAT-9).
 * @param subtotal paise, before a discount
 */
export function standardDeliveryFee(
  { freeForAll, freeFrom, standardPrice }: Settings['shipping'],
  subtotal: number,
): number {
  return freeForAll || subtotal >= freeFrom ? 0 : standardPrice
}

export function storesQuery({ api }: App) {
  return queryOptions({
    queryKey: ['stores'],
    queryFn: ({ signal }) => api.call('listStores', {}, { signal }),
    staleTime: 10 * 60_000,
  })
}

import type { Cart, CartItem, CartOffer } from '@shruti/server/contract'
import { keepPreviousData, queryOptions, useIsMutating, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApp, type App } from '../../app/app-context.ts'
import { cartKey } from './cart-key.ts'

/** Below the cart's own key: whatever asks for the cart anew asks for this too. */
const offerKey = [...cartKey, 'offer'] as const

const factsOf = ({ productId, variantIndex, quantity, lineTotal, notice }: CartItem) =>
  [productId, variantIndex, quantity, lineTotal, notice].join(':')

/** What the chosen code takes off these lines, and the best one (BEY-12). */
export function cartOfferQuery({ api }: App, items: Cart['items']) {
  return queryOptions({
    queryKey: [...offerKey, ...items.map(factsOf)],
    queryFn: ({ signal }) => api.call('getCartOffer', {}, { signal }),
    staleTime: 10_000,
  })
}

/** Undefined until it is known; while the cart is being changed, that of the cart before. */
export function useCartOffer(items: Cart['items']): CartOffer | undefined {
  const app = useApp()
  // The server would answer for the cart before the change.
  const isChanging = useIsMutating({ mutationKey: cartKey }) > 0
  return useQuery({
    ...cartOfferQuery(app, items),
    enabled: items.length > 0 && !isChanging,
    placeholderData: keepPreviousData,
  }).data
}

/** Chooses the code of the cart; null takes it away. */
export function useSetCartOffer(items: Cart['items']) {
  const app = useApp()
  const { api, queryClient } = app
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: (code: string | null) => api.call('setCartOffer', { code }),
    onSuccess: offer => {
      queryClient.removeQueries({ queryKey: offerKey, type: 'inactive' })
      queryClient.setQueryData(cartOfferQuery(app, items).queryKey, offer)
    },
  })
}

/** The code that was chosen in the cart, which checkout begins with; null without one. */
export function cartCodeQuery({ api }: App) {
  return queryOptions({
    queryKey: [...cartKey, 'code'],
    queryFn: async ({ signal }) => (await api.call('getCartOffer', {}, { signal })).code,
    staleTime: 0,
  })
}

/**
 * Keeps the cart's code as checkout has it, so that both say the same. Only a code that applies is chosen: a wrong one
 * has been refused, and counted, with the quote.
 *
 * @param applied the code that counts in the quote
 * @returns takes the code away from the cart
 */
export function useKeepCartCode(applied: string | undefined): () => void {
  const app = useApp()
  const { api, queryClient } = app
  const kept = useRef(queryClient.getQueryData(cartCodeQuery(app).queryKey) ?? null)
  const { mutate } = useMutation({
    scope: { id: 'cart' },
    mutationFn: (code: string | null) => api.call('setCartOffer', { code }),
    onSuccess: ({ code }) => {
      queryClient.setQueryData(cartCodeQuery(app).queryKey, code)
      queryClient.removeQueries({ queryKey: offerKey, type: 'inactive' })
    },
    onError: () => {
      kept.current = queryClient.getQueryData(cartCodeQuery(app).queryKey) ?? null
    },
  })
  useEffect(() => {
    if (applied === undefined || applied === kept.current) return
    kept.current = applied
    mutate(applied)
  }, [applied, mutate])
  return () => {
    if (kept.current === null) return
    kept.current = null
    mutate(null)
  }
}

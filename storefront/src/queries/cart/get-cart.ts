import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Cart } from '@shruti/server/contract'
import { useApp, type App } from '../../app/app-context.ts'
import { cartKey } from './cart-key.ts'
import { cartState } from './cart-state.ts'
import { emptyCart } from './cart-view.ts'

/** The answer may carry its lines as `items` or as `cartItems` [CART-1]. */
export type CartAnswer = Omit<Cart, 'items'> & { items?: Cart['items']; cartItems?: Cart['items'] }

export function readCart({ cartItems, items = cartItems ?? [], ...rest }: CartAnswer): Cart {
  return { ...rest, items }
}

/** A visitor without a session has no cart, and a 401 is an empty one [CART-1]. */
export function getCart(app: App): Promise<Cart> {
  return cartState(app).read(async () => {
    if (app.sessionHint() === null) return emptyCart
    const answer = await app.api.read('getCart', {})
    return answer ? readCart(answer) : emptyCart
  })
}

/** Stale after 10 s, polled every 30 s while it has items [CART-6]. */
export function cartQuery(app: App) {
  return queryOptions({
    queryKey: cartKey,
    queryFn: () => getCart(app),
    staleTime: 10_000,
    refetchInterval: query => ((query.state.data?.items.length ?? 0) > 0 ? 30_000 : false),
  })
}

export function useCart() {
  const app = useApp()
  return useQuery({ ...cartQuery(app), enabled: app.sessionHint() !== null })
}

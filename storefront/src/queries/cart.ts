import { queryOptions, useMutation, useQuery, type QueryClient } from '@tanstack/react-query'
import type { Cart, CartItem } from '@shruti/server/contract'
import { ApiError, LocalRefusal } from '../api/api-error.ts'
import { useApp, type App } from '../app/app-context.ts'
import { withItems } from '../storage/removed-cart-items.ts'

export const cartKey = ['cart'] as const
export const emptyCart: Cart = { items: [], subtotal: 0, itemCount: 0, notices: [] }
const updateTimeoutMs = 10_000
/** The most of one product that a cart holds. */
const maximumQuantity = 10

/** The answer may carry its lines as `items` or as `cartItems` [CART-1]. */
type CartAnswer = Omit<Cart, 'items'> & { items?: Cart['items']; cartItems?: Cart['items'] }

function readCart(app: App, answer: CartAnswer): Cart {
  const { cartItems, items = cartItems ?? [], ...rest } = answer
  return app.removedCartItems.filter({ ...rest, items })
}

/** A visitor without a session has no cart, and a 401 is an empty one [CART-1]. */
export async function fetchCart(app: App): Promise<Cart> {
  if (app.sessionHint() === null) return emptyCart
  const answer = await app.api.read('getCart', {})
  return answer ? readCart(app, answer) : emptyCart
}

/** Stale after 10 s, polled every 30 s while it has items [CART-6]. */
export function cartQuery(app: App) {
  return queryOptions({
    queryKey: cartKey,
    queryFn: () => fetchCart(app),
    staleTime: 10_000,
    refetchInterval: query => ((query.state.data?.items.length ?? 0) > 0 ? 30_000 : false),
  })
}

export function useCart() {
  const app = useApp()
  return useQuery({ ...cartQuery(app), enabled: app.sessionHint() !== null })
}

/** The line as the shopper sees it before the server has answered. */
export type AddToCart = Pick<CartItem, 'productId' | 'quantity' | 'variantIndex'> & {
  preview: Pick<CartItem, 'product' | 'variantName' | 'unitPrice' | 'mrp' | 'availableStock'>
}

export function withAdded(cart: Cart, { preview, ...added }: AddToCart): Cart {
  const isSame = (item: CartItem) =>
    item.productId === added.productId && item.variantIndex === added.variantIndex
  const existing = cart.items.find(isSame)
  const quantity = Math.min((existing?.quantity ?? 0) + added.quantity, maximumQuantity)
  const line: CartItem = {
    id: `adding:${added.productId}:${added.variantIndex}`,
    ...added,
    ...preview,
    ...existing,
    quantity,
    lineTotal: quantity * (existing?.unitPrice ?? preview.unitPrice),
  }
  return withItems(
    cart,
    existing ? cart.items.map(item => (isSame(item) ? line : item)) : [...cart.items, line],
  )
}

export function withQuantity(cart: Cart, itemId: string, quantity: number): Cart {
  return withItems(
    cart,
    cart.items.map(item =>
      item.id === itemId ? { ...item, quantity, lineTotal: quantity * item.unitPrice } : item,
    ),
  )
}

/** Shows a change at once. @returns the cart to go back to when the change fails */
async function showAtOnce(queryClient: QueryClient, change: (cart: Cart) => Cart): Promise<Cart> {
  await queryClient.cancelQueries({ queryKey: cartKey })
  const before = queryClient.getQueryData<Cart>(cartKey) ?? emptyCart
  queryClient.setQueryData(cartKey, change(before))
  return before
}

/** An answer is shown only if no later change is on its way: that one's answer holds both. */
function settle(app: App, answer: CartAnswer) {
  const cart = readCart(app, answer)
  if (app.queryClient.isMutating({ mutationKey: cartKey }) <= 1) app.queryClient.setQueryData(cartKey, cart)
}

function fail(app: App, title: string, error: Error, before: Cart | undefined) {
  if (before) app.queryClient.setQueryData(cartKey, before)
  app.notify({ title, description: error.message, variant: 'destructive' })
}

/** What every change of the cart shares: one after another, in the order of the shopper's presses. */
const inOrder = { mutationKey: cartKey, scope: { id: 'cart' } }

/** Optimistic, rolled back on error [CART-2]. */
export function useAddToCart() {
  const app = useApp()
  return useMutation({
    ...inOrder,
    mutationFn: ({ productId, quantity, variantIndex }: AddToCart) =>
      app.api.call('addCartItem', { productId, quantity, variantIndex }),
    onMutate: added => showAtOnce(app.queryClient, cart => withAdded(cart, added)),
    onSuccess: answer => {
      settle(app, answer)
      app.notify({ title: 'Item added to cart' })
    },
    onError: (error, _added, before) => fail(app, 'Failed to add item to cart', error, before),
  })
}

/** The call behind a change of quantity, with its 10 s [CART-3]. @throws LocalRefusal */
export async function updateQuantity(
  app: App,
  { itemId, quantity }: { itemId: string; quantity: number },
): Promise<Cart> {
  const signal = AbortSignal.timeout(updateTimeoutMs)
  try {
    return await app.api.call('updateCartItem', { itemId, quantity }, { signal })
  } catch (error) {
    if (signal.aborted) throw new LocalRefusal('Request timed out. Please try again.')
    throw error
  }
}

/** @throws LocalRefusal when there is nothing to change [CART-3] */
export function requireLine(cart: Cart | undefined, itemId: string): void {
  if (!cart) throw new LocalRefusal('Cart not loaded')
  if (!cart.items.some(item => item.id === itemId)) throw new LocalRefusal('Item not found in cart')
}

/** Optimistic, rolled back on error; a 404 refetches the cart [CART-3]. */
export function useUpdateQuantity() {
  const app = useApp()
  return useMutation({
    ...inOrder,
    mutationFn: (change: { itemId: string; quantity: number }) => updateQuantity(app, change),
    onMutate: ({ itemId, quantity }) => {
      requireLine(app.queryClient.getQueryData<Cart>(cartKey), itemId)
      return showAtOnce(app.queryClient, cart => withQuantity(cart, itemId, quantity))
    },
    onSuccess: (answer, { quantity }) => {
      settle(app, answer)
      app.notify({ title: `Quantity updated to ${quantity}` })
    },
    onError: (error, _change, before) => {
      fail(app, 'Failed to update cart item', error, before)
      if (error instanceof ApiError && error.status === 404)
        return app.queryClient.invalidateQueries({ queryKey: cartKey })
      return undefined
    },
  })
}

/** The call behind a removal: a line that is already gone counts as removed [CART-4]. */
export async function removeLine(app: App, itemId: string): Promise<Cart | null> {
  try {
    return await app.api.call('removeCartItem', { itemId })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Optimistic; the id is remembered and kept out of reads, and rolled back on failure [CART-4]. */
export function useRemoveFromCart() {
  const app = useApp()
  return useMutation({
    ...inOrder,
    mutationFn: (itemId: string) => removeLine(app, itemId),
    onMutate: itemId => {
      app.removedCartItems.add(itemId)
      return showAtOnce(app.queryClient, cart =>
        withItems(
          cart,
          cart.items.filter(item => item.id !== itemId),
        ),
      )
    },
    onSuccess: answer => {
      if (answer) settle(app, answer)
      app.notify({ title: 'Item removed from cart' })
    },
    onError: (error, itemId, before) => {
      app.removedCartItems.forget(itemId)
      fail(app, 'Failed to remove item from cart', error, before)
    },
  })
}

/** Empties the cart and the memory of removed lines [CART-5]. */
export function useClearCart() {
  const app = useApp()
  return useMutation({
    ...inOrder,
    mutationFn: () => app.api.call('clearCart', {}),
    onMutate: () => showAtOnce(app.queryClient, () => emptyCart),
    onSuccess: answer => {
      app.removedCartItems.clear()
      settle(app, answer)
      app.notify({ title: 'Cart cleared' })
    },
    onError: (error, _nothing, before) => fail(app, 'Failed to clear cart', error, before),
  })
}

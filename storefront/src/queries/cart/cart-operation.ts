import type { Cart } from '@shruti/server/contract'
import { useMutation, type MutationObserverOptions } from '@tanstack/react-query'
import { useApp, type App, type ToastMessage } from '../../app/app-context.ts'
import { cartKey } from './cart-key.ts'
import { cartState, type CartChange } from './cart-state.ts'
import { readCart, type CartAnswer } from './get-cart.ts'

/** One way to change the cart. */
export interface CartOperation<Input> {
  /** What the page shows before the server has answered. @throws LocalRefusal when it cannot be begun */
  readonly change: (cart: Cart, input: Input) => Cart
  /** @throws LocalRefusal when there is nothing in the cart to change */
  readonly check?: (cart: Cart | undefined, input: Input) => void
  /** Asks the server. @returns its cart since; null when it sent none */
  readonly send: (app: App, input: Input) => Promise<CartAnswer | null>
  readonly afterSuccess?: (app: App) => void
  /** The toast. */
  readonly succeeded: (input: Input) => ToastMessage
  /** Title of the message when it fails. */
  readonly failed: () => string
  /** Why it failed, where the page knows more than the server says; `cart` is without the change. */
  readonly explain?: (error: Error, input: Input, cart: Cart | undefined) => string | undefined
}

/**
 * A change of the cart: shown at once, sent in the order of the shopper's presses, one after another, and left out
 * again when it fails.
 */
export function cartMutation<Input>(
  app: App,
  { change, check, send, afterSuccess, succeeded, failed, explain }: CartOperation<Input>,
): MutationObserverOptions<CartAnswer | null, Error, Input, CartChange> {
  const state = cartState(app)
  return {
    mutationKey: cartKey,
    scope: { id: 'cart' },
    mutationFn: input => send(app, input),
    onMutate(input) {
      check?.(app.queryClient.getQueryData<Cart>(cartKey), input)
      const begun: CartChange = cart => change(cart, input)
      state.begin(begun)
      return begun
    },
    onSuccess(answer, input, begun) {
      afterSuccess?.(app)
      state.answered(begun, answer && readCart(answer))
      app.notify(succeeded(input))
    },
    onError(error, input, begun) {
      if (begun) state.failed(begun)
      const description =
        explain?.(error, input, app.queryClient.getQueryData<Cart>(cartKey)) ?? error.message
      app.notify({ title: failed(), description, variant: 'destructive' })
    },
  }
}

export function useCartOperation<Input>(operation: CartOperation<Input>) {
  return useMutation(cartMutation(useApp(), operation))
}

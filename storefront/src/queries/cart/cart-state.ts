import type { Cart } from '@shruti/server/contract'
import type { App } from '../../app/app-context.ts'
import { cartKey } from './cart-key.ts'
import { emptyCart, isLine } from './cart-view.ts'
import { createRemovedCartItems, type RemovedCartItems } from './removed-cart-items.ts'

/** What a change makes of the cart that it finds. */
export type CartChange = (cart: Cart) => Cart

/**
 * The cart as the server last sent it, and the changes that it has not answered yet. What the page shows is the
 * first with the second applied to it in order, so that nothing has to be undone: a change that fails is left out,
 * and a line that only the page knows is gone with it.
 */
export interface CartState {
  readonly removedItems: RemovedCartItems
  /** Shows a change at once, until `answered` or `failed` is called with it. */
  begin(change: CartChange): void
  /**
   * The server has made the change.
   * @param cart its cart since; null when it sent none
   */
  answered(change: CartChange, cart: Cart | null): void
  /** The server has not made the change, as far as is known. */
  failed(change: CartChange): void
  /** Asks the server for its cart. @returns what to show: an answer that a change has overtaken is not used */
  read(ask: () => Promise<Cart>): Promise<Cart>
  /** The server's id of a line of the page, or of what was put aside; undefined when the server has no such line. */
  serverId(itemId: string, list?: 'items' | 'saved'): string | undefined
  /** Forgets everything, as signing out does: answers that are still on their way change nothing. */
  forget(): void
}

function createCartState({ queryClient, storage }: App): CartState {
  const removedItems = createRemovedCartItems(storage, (action, delayMs) => setTimeout(action, delayMs))
  let confirmed: Cart | undefined
  let pending: readonly CartChange[] = []
  /** Counts what came of changes; a read that began before the last of them may be older than it. */
  let outcomes = 0
  /** A change ended without a cart of the server's. */
  let isUncertain = false

  const shown = () =>
    pending.reduce((cart, change) => change(cart), removedItems.filter(confirmed ?? emptyCart))
  const show = () => queryClient.setQueryData(cartKey, shown())

  function end(change: CartChange, update: (cart: Cart | undefined) => Cart | undefined, isCertain: boolean) {
    if (!pending.includes(change)) return
    pending = pending.filter(other => other !== change)
    confirmed = update(confirmed)
    isUncertain = !isCertain
    outcomes += 1
    show()
    if (isUncertain && pending.length === 0) void queryClient.invalidateQueries({ queryKey: cartKey })
  }

  return {
    removedItems,
    begin(change) {
      if (pending.length === 0) confirmed ??= queryClient.getQueryData<Cart>(cartKey) ?? emptyCart
      pending = [...pending, change]
      show()
    },
    answered: (change, cart) => end(change, before => cart ?? (before && change(before)), cart !== null),
    failed: change => end(change, before => before, false),
    async read(ask) {
      const outcomesBefore = outcomes
      const cart = pending.length === 0 ? await ask() : undefined
      if (cart && pending.length === 0 && outcomes === outcomesBefore) confirmed = cart
      return shown()
    },
    serverId: (itemId, list = 'items') => confirmed?.[list]?.find(item => isLine(item, itemId))?.id,
    forget() {
      confirmed = undefined
      pending = []
      outcomes += 1
      removedItems.clear()
    },
  }
}

const states = new WeakMap<App, CartState>()

/** The cart's state of this application; one in the browser, one for each request on the server. */
export function cartState(app: App): CartState {
  const known = states.get(app)
  if (known) return known
  const made = createCartState(app)
  states.set(app, made)
  return made
}

import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import type { Cart, CartItem } from '@shruti/server/contract'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { App } from '../../app/app-context.ts'
import { addToCart } from './add-to-cart.ts'
import { cartKey } from './cart-key.ts'
import { cartMutation, type CartOperation } from './cart-operation.ts'
import { cartState } from './cart-state.ts'
import { emptyCart, withAdded, withItems } from './cart-view.ts'
import { withoutLine, withQuantity } from './changed-lines.ts'
import { appAnswering, appWith, komal } from './cart.fixture.ts'
import { clearCart } from './clear-cart.ts'
import { cartQuery } from './get-cart.ts'
import { removeFromCart } from './remove-from-cart.ts'
import { updateQuantity } from './update-quantity.ts'

// Refusals, which these tests are about, are logged there [CLI-1].
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})

/** Presses a button of the cart. Resolves when the change has ended, however it did. */
function press<Input>(app: App, operation: CartOperation<Input>, input: Input): Promise<unknown> {
  return new MutationObserver(app.queryClient, cartMutation(app, operation))
    .mutate(input)
    .catch(() => undefined)
}

const shownCart = (app: App) => app.queryClient.getQueryData<Cart>(cartKey)
const refusal = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status })

/** A server's cart with `stock` pieces of each product, answering the cart's requests. */
function cartServer(stock: number) {
  let cart: Cart = emptyCart
  let lines = 0
  const itemIds: string[] = []

  const setQuantity = (item: CartItem, quantity: number) => {
    if (quantity > stock) return refusal(409, 'insufficient_stock', `Only ${stock} left in stock`)
    cart = withQuantity(cart, item.id, quantity)
    return Response.json(cart)
  }
  function add(productId: string, quantity: number) {
    const known = cart.items.find(item => item.productId === productId)
    if (known) return setQuantity(known, known.quantity + quantity)
    if (quantity > stock) return refusal(409, 'insufficient_stock', `Only ${stock} left in stock`)
    const added = withAdded(cart, { ...komal, productId, quantity }).items.slice(-1)
    cart = withItems(cart, [...cart.items, ...added.map(item => ({ ...item, id: `line-${++lines}` }))])
    return Response.json(cart)
  }
  function change(itemId: string, quantity: number | null) {
    itemIds.push(itemId)
    const line = cart.items.find(item => item.id === itemId)
    if (!line) return refusal(404, 'cart_item_not_found', 'Item not found in cart')
    if (quantity !== null) return setQuantity(line, quantity)
    cart = withoutLine(cart, itemId)
    return Response.json(cart)
  }
  return {
    cart: () => cart,
    /** Ids of lines that requests named. */
    itemIds,
    handle(url: string, init: RequestInit = {}): Response {
      const { productId = '', quantity = 0 } = (
        typeof init.body === 'string' ? JSON.parse(init.body) : {}
      ) as {
        productId?: string
        quantity?: number
      }
      if (init.method === 'GET') return Response.json(cart)
      if (url === '/api/cart/clear') cart = emptyCart
      if (url === '/api/cart/clear') return Response.json(cart)
      if (init.method === 'POST') return add(productId, quantity)
      return change(
        decodeURIComponent(url.slice('/api/cart/'.length)),
        init.method === 'PUT' ? quantity : null,
      )
    },
  }
}

describe('one change', () => {
  it('[CART-2] says what was added, and leads to the cart', async () => {
    const { app, toasts } = appAnswering(200, withAdded(emptyCart, komal))
    await press(app, addToCart, komal)
    expect(toasts).toEqual([
      {
        title: 'Item added to cart',
        description: 'Komal, Black',
        action: { label: 'View cart', href: '/cart' },
      },
    ])
  })

  it('[CART-2] says what the cart holds already when that makes it too many', async () => {
    const message = 'Quantity must be between 1 and 10'
    const { app, toasts } = appAnswering(400, { code: 'invalid_quantity', message })
    app.queryClient.setQueryData(cartKey, withAdded(emptyCart, { ...komal, quantity: 6 }))
    await press(app, addToCart, { ...komal, quantity: 5 })
    expect(toasts).toEqual([
      {
        title: 'Failed to add item to cart',
        description: 'You already have 6 in your cart. You can buy at most 10.',
        variant: 'destructive',
      },
    ])
  })

  it('[CART-2] is left out again when it fails, and the reason is said', async () => {
    const { app, toasts } = appAnswering(409, {
      code: 'out_of_stock',
      message: 'This product is out of stock',
    })
    await press(app, addToCart, komal)
    expect(shownCart(app)).toEqual(emptyCart)
    expect(toasts).toEqual([
      {
        title: 'Failed to add item to cart',
        description: 'This product is out of stock',
        variant: 'destructive',
      },
    ])
  })

  it('[CART-3] needs the cart, and the item in it', async () => {
    const { app, asked, toasts } = appAnswering(200, emptyCart)
    await press(app, updateQuantity, { itemId: 'line-1', quantity: 2 })
    app.queryClient.setQueryData(cartKey, emptyCart)
    await press(app, updateQuantity, { itemId: 'line-1', quantity: 2 })
    expect(toasts.map(toast => toast.description)).toEqual(['Cart not loaded', 'Item not found in cart'])
    expect(asked).toEqual([])
  })

  it('[CART-4] takes a 404 on removal for removed', async () => {
    const { app, toasts } = appAnswering(404, {
      message: 'Item not found in cart',
      code: 'cart_item_not_found',
    })
    const named = withAdded(emptyCart, komal).items.map(item => ({ ...item, id: 'line-1' }))
    app.queryClient.setQueryData(cartKey, withItems(emptyCart, named))
    await press(app, removeFromCart, 'line-1')
    expect(shownCart(app)).toEqual(emptyCart)
    expect(toasts).toEqual([{ title: 'Item removed from cart' }])
  })

  it('[CART-4] records a removed line, and forgets it when the removal fails', async () => {
    const { app, storage, toasts } = appAnswering(403, { code: 'forbidden', message: 'Access denied' })
    const named = withAdded(emptyCart, komal).items.map(item => ({ ...item, id: 'line-1' }))
    app.queryClient.setQueryData(cartKey, withItems(emptyCart, named))
    const removal = press(app, removeFromCart, 'line-1')
    await expect.poll(() => storage.getItem('removedCartItems')).toBe('["line-1"]')
    await removal
    expect(storage.getItem('removedCartItems')).toBeNull()
    expect(shownCart(app)?.items).toHaveLength(1)
    expect(toasts[0]?.title).toBe('Failed to remove item from cart')
  })

  it('[CART-5] empties the cart and the memory of removed lines', async () => {
    const { app, storage, toasts } = appAnswering(200, emptyCart)
    app.queryClient.setQueryData(cartKey, withAdded(emptyCart, komal))
    storage.setItem('removedCartItems', '["line-9"]')
    await press(app, clearCart, undefined)
    expect(shownCart(app)).toEqual(emptyCart)
    expect(storage.getItem('removedCartItems')).toBeNull()
    expect(toasts).toEqual([{ title: 'Cart cleared' }])
  })
})

describe('several changes at once', () => {
  function shopWith(stock: number) {
    const server = cartServer(stock)
    const { app, toasts } = appWith((url, init) => Promise.resolve(server.handle(url as string, init)))
    return { server, app, toasts }
  }

  it('[CART-2] shows the one piece that was left after two quick presses of "+"', async () => {
    const { server, app, toasts } = shopWith(1)
    await Promise.all([press(app, addToCart, komal), press(app, addToCart, komal)])
    expect(shownCart(app)).toEqual(server.cart())
    expect(shownCart(app)?.items).toMatchObject([{ id: 'line-1', quantity: 1 }])
    expect(toasts.map(toast => toast.description)).toEqual(['Komal, Black', 'Only 1 left in stock'])
  })

  it('[CART-3] changes and removes, by the server’s id, a line that was still being added', async () => {
    const { server, app } = shopWith(5)
    await Promise.all([
      press(app, addToCart, komal),
      press(app, updateQuantity, { itemId: 'adding:p1:0', quantity: 3 }),
      press(app, removeFromCart, 'adding:p1:0'),
    ])
    expect(server.itemIds).toEqual(['line-1', 'line-1'])
    expect(shownCart(app)).toEqual(emptyCart)
    expect(server.cart()).toEqual(emptyCart)
  })

  it('[CART-4] asks nobody to remove a line whose adding failed', async () => {
    const { server, app } = shopWith(0)
    await Promise.all([press(app, addToCart, komal), press(app, removeFromCart, 'adding:p1:0')])
    expect(server.itemIds).toEqual([])
    expect(shownCart(app)).toEqual(emptyCart)
  })

  it('forgets what is on its way when somebody signs out', async () => {
    const { app } = shopWith(5)
    const added = press(app, addToCart, komal)
    await expect.poll(() => shownCart(app)?.items).toHaveLength(1)
    app.queryClient.clear()
    cartState(app).forget()
    await added
    expect(shownCart(app)?.items ?? []).toEqual([])
  })
})

type Action =
  | { readonly kind: 'add'; readonly productId: string; readonly quantity: number }
  | { readonly kind: 'update'; readonly line: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly line: number }
  | { readonly kind: 'clear' }
  | { readonly kind: 'read' }

const line = fc.nat({ max: 2 })
const quantity = fc.integer({ min: 1, max: 4 })
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant('add'), productId: fc.constantFrom('p1', 'p2'), quantity }),
  fc.record({ kind: fc.constant('update'), line, quantity }),
  fc.record({ kind: fc.constant('remove'), line }),
  fc.record({ kind: fc.constant('clear') }),
  fc.record({ kind: fc.constant('read') }),
)

/** Lets everything happen that waits for nothing but its turn. */
const turn = () => new Promise<void>(resolve => setImmediate(resolve))

it('[CART-2] [CART-3] [CART-4] ends as the server has it, whatever was pressed, in whatever order it answered', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(action, { minLength: 1, maxLength: 8 }),
      fc.infiniteStream(fc.constantFrom('answered', 'answered', 'answered', 'refused', 'lost')),
      async (scheduler, actions, fates) => {
        const server = cartServer(3)
        const { app } = appWith(async (url, init) => {
          const isRead = init?.method === 'GET'
          const fate = isRead ? 'answered' : fates.next().value
          await scheduler.schedule(Promise.resolve(), 'request')
          if (fate === 'refused') return refusal(403, 'forbidden', 'Access denied')
          const answer = server.handle(url as string, init)
          await scheduler.schedule(Promise.resolve(), 'answer')
          // The server did it, and a proxy says that it did not.
          return fate === 'lost' ? refusal(400, 'invalid_input', 'Check the highlighted fields') : answer
        })
        const stopReading = new QueryObserver(app.queryClient, cartQuery(app)).subscribe(() => undefined)
        const act = (next: Action) => {
          const itemId = 'line' in next ? shownCart(app)?.items[next.line]?.id : undefined
          if (next.kind === 'add') return press(app, addToCart, { ...komal, ...next })
          if (next.kind === 'clear') return press(app, clearCart, undefined)
          if (next.kind === 'read') return app.queryClient.refetchQueries({ queryKey: cartKey })
          if (itemId === undefined) return undefined
          return next.kind === 'remove'
            ? press(app, removeFromCart, itemId)
            : press(app, updateQuantity, { itemId, quantity: next.quantity })
        }
        for (const next of actions) {
          void scheduler.schedule(Promise.resolve(), 'press').then(() => void act(next))
        }
        await turn()
        while (
          scheduler.count() > 0 ||
          app.queryClient.isMutating() > 0 ||
          app.queryClient.isFetching() > 0
        ) {
          if (scheduler.count() > 0) await scheduler.waitOne()
          await turn()
        }
        expect(shownCart(app)).toEqual(server.cart())
        stopReading()
        app.queryClient.clear()
        expect(server.itemIds.filter(id => id.startsWith('adding:'))).toEqual([])
      },
    ),
    { numRuns: 200 },
  )
})

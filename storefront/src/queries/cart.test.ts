import { describe, expect, it } from 'vitest'
import type { Cart } from '@shruti/server/contract'
import { memoryStorage } from '../storage/browser-storage.ts'
import { createApp } from '../app/create-app.ts'
import type { SessionHint } from '../session/session-hint.ts'
import {
  cartQuery,
  emptyCart,
  fetchCart,
  removeLine,
  requireLine,
  withAdded,
  withQuantity,
  type AddToCart,
} from './cart.ts'

const komal: AddToCart = {
  productId: 'p1',
  variantIndex: 0,
  quantity: 1,
  preview: {
    product: { name: 'Komal', imageUrl: '/pictures/komal.webp', slug: 'komal' },
    variantName: 'Black',
    unitPrice: 299900,
    mrp: 349900,
    availableStock: 20,
  },
}

function appAnswering(status: number, body: unknown, hint: SessionHint = 'guest') {
  const asked: string[] = []
  const app = createApp({
    fetch: url => {
      asked.push(url as string)
      return Promise.resolve(Response.json(body, { status }))
    },
    publicOrigin: '',
    storage: memoryStorage(),
    sessionHint: () => hint,
    notify: () => undefined,
  })
  return { app, asked }
}
const cartWithKomal = withAdded(emptyCart, komal)

describe('reading the cart', () => {
  it('[CART-1] is empty, without a request, for a visitor without a session', async () => {
    const { app, asked } = appAnswering(500, {}, null)
    await expect(fetchCart(app)).resolves.toEqual(emptyCart)
    expect(asked).toEqual([])
  })

  it('[CART-1] is empty after a 401', async () => {
    const { app } = appAnswering(401, { message: 'Authentication required', code: 'unauthenticated' })
    await expect(fetchCart(app)).resolves.toEqual(emptyCart)
  })

  it('[CART-1] takes lines that come as cartItems', async () => {
    const { items, ...rest } = cartWithKomal
    const { app } = appAnswering(200, { ...rest, cartItems: items })
    await expect(fetchCart(app)).resolves.toEqual(cartWithKomal)
  })

  it('[CART-4] leaves out what the shopper removed', async () => {
    const { app } = appAnswering(200, cartWithKomal)
    app.removedCartItems.add('adding:p1:0')
    await expect(fetchCart(app)).resolves.toMatchObject({ items: [], itemCount: 0 })
  })

  it('[CART-6] polls every 30 seconds while it has items and is stale after 10', () => {
    const { app } = appAnswering(200, emptyCart)
    const { staleTime, refetchInterval } = cartQuery(app)
    const poll = (data: Cart) =>
      typeof refetchInterval === 'function' ? refetchInterval({ state: { data } } as never) : null
    expect(staleTime).toBe(10_000)
    expect(poll(cartWithKomal)).toBe(30_000)
    expect(poll(emptyCart)).toBe(false)
  })
})

describe('what a change looks like before the server has answered', () => {
  it('[CART-2] shows an added product at once', () => {
    expect(cartWithKomal).toMatchObject({
      items: [{ productId: 'p1', quantity: 1, lineTotal: 299900 }],
      subtotal: 299900,
      itemCount: 1,
    })
  })

  it('[CART-2] adds to the line that the cart already has, up to 10', () => {
    const cart = withAdded(withAdded(cartWithKomal, komal), { ...komal, quantity: 9 })
    expect(cart.items).toHaveLength(1)
    expect(cart).toMatchObject({ itemCount: 10, subtotal: 2_999_000 })
  })

  it('[CART-3] shows a new quantity with its sums', () => {
    expect(withQuantity(cartWithKomal, 'adding:p1:0', 3)).toMatchObject({ itemCount: 3, subtotal: 899700 })
  })
})

describe('changing what is not there', () => {
  it('[CART-3] says "Cart not loaded" or "Item not found in cart"', () => {
    expect(() => requireLine(undefined, 'a')).toThrow('Cart not loaded')
    expect(() => requireLine(emptyCart, 'a')).toThrow('Item not found in cart')
  })

  it('[CART-4] takes a 404 on removal for removed', async () => {
    const { app } = appAnswering(404, { message: 'Item not found in cart', code: 'cart_item_not_found' })
    await expect(removeLine(app, 'a')).resolves.toBeNull()
  })
})

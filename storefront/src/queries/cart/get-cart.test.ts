import type { Cart } from '@shruti/server/contract'
import { expect, it } from 'vitest'
import { cartState } from './cart-state.ts'
import { emptyCart, withAdded } from './cart-view.ts'
import { appAnswering, komal } from './cart.fixture.ts'
import { cartQuery, getCart } from './get-cart.ts'

const cartWithKomal = withAdded(emptyCart, komal)

it('[CART-1] is empty, without a request, for a visitor without a session', async () => {
  const { app, asked } = appAnswering(500, {}, null)
  await expect(getCart(app)).resolves.toEqual(emptyCart)
  expect(asked).toEqual([])
})

it('[CART-1] is empty after a 401', async () => {
  const { app } = appAnswering(401, { message: 'Authentication required', code: 'unauthenticated' })
  await expect(getCart(app)).resolves.toEqual(emptyCart)
})

it('[CART-1] takes lines that come as cartItems', async () => {
  const { items, ...rest } = cartWithKomal
  const { app } = appAnswering(200, { ...rest, cartItems: items })
  await expect(getCart(app)).resolves.toEqual(cartWithKomal)
})

it('[CART-4] leaves out what the shopper removed', async () => {
  const { app } = appAnswering(200, cartWithKomal)
  cartState(app).removedItems.add('adding:p1:0')
  await expect(getCart(app)).resolves.toMatchObject({ items: [], itemCount: 0 })
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

import type { Cart } from '@shruti/server/contract'
import type { Outcome } from './outcomes.ts'

/**
 * Checked by the compiler: an override can only say what the contract lets the operation answer (MOCK-1). Each
 * expected error below turns into an error itself as soon as the types let it through.
 */
declare const cart: Cart

export const allowed = [
  { data: cart } satisfies Outcome<'getCart'>,
  { error: 'unauthenticated' } satisfies Outcome<'getCart'>,
  { error: 'insufficient_stock', params: { n: 2 } } satisfies Outcome<'addCartItem'>,
  { error: 'out_of_stock' } satisfies Outcome<'addCartItem'>,
  { error: 'server_error' } satisfies Outcome<'listProducts'>,
  { error: 'too_many_requests', params: { seconds: 30 } } satisfies Outcome<'requestOtp'>,
  { error: 'forbidden' } satisfies Outcome<'adminListOrders'>,
  { network: 'pending' } satisfies Outcome<'listProducts'>,
]

export const refused = [
  // @ts-expect-error The catalogue is public: it never asks who is there.
  { error: 'unauthenticated' } satisfies Outcome<'listProducts'>,
  // @ts-expect-error Reading a product changes no stock.
  { error: 'insufficient_stock', params: { n: 2 } } satisfies Outcome<'getProduct'>,
  // @ts-expect-error The message says how many are left.
  { error: 'insufficient_stock' } satisfies Outcome<'addCartItem'>,
  // @ts-expect-error Only the administrator's operations forbid.
  { error: 'forbidden' } satisfies Outcome<'getCart'>,
  // @ts-expect-error No such code exists.
  { error: 'teapot' } satisfies Outcome<'getCart'>,
  // @ts-expect-error A cart is not a list of products.
  { data: cart } satisfies Outcome<'listProducts'>,
]

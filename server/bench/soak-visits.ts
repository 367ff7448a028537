import type { Agent } from 'node:http'
import { jsonOf, Shopper } from './shoppers.ts'
import type { Buyer, FilledShop } from './writes-shop.ts'

/** What visits of the soak need. */
export interface SoakShop extends FilledShop {
  readonly port: number
  readonly agent: Agent
  readonly owner: Shopper
  /** The same people come back: else each would leave a session and a cart, and the shop's own records would grow. */
  readonly guests: readonly Shopper[]
  /** Customers with a password, registered already. */
  readonly customers: readonly { readonly shopper: Shopper; readonly username: string }[]
}

/** A kind of visit. Its number is new for each. Rejects when anything is not answered as it should be. */
type Visit = (shop: SoakShop, number: number) => Promise<void>

export const soakPassword = 'Bench-of-an-hour-7'

const pages = [
  '/',
  '/shop',
  '/shop?search=earbuds',
  '/shop?category=neckbands&sort=price-asc',
  '/new-arrivals',
  '/blog',
  '/hi',
  '/hi/shop',
  '/cart',
]

async function browse({ port, agent, choices }: SoakShop, number: number): Promise<void> {
  const guest = new Shopper(port, agent)
  const { slug = '' } = choices[number % choices.length] ?? {}
  await guest.must(pages[number % pages.length] ?? '/')
  await guest.must(`/product/${slug}`)
  // Nobody has asked for this one: it pushes another out of what is kept.
  await guest.must(`/product/${slug}?visit=${number}`)
}

async function readLists({ port, agent, choices }: SoakShop, number: number): Promise<void> {
  const guest = new Shopper(port, agent)
  const { slug = '', productId = '' } = choices[number % choices.length] ?? {}
  await guest.must('/api/products')
  await guest.must(`/api/products?page=1&pageSize=12&maxPrice=${1_000_000 + number}`)
  await guest.must(`/api/product-facets?search=word${number}`)
  await guest.must(`/api/products?search=${['earbuds', 'bass', 'tivra', `word${number}`][number % 4]}`)
  await guest.must(`/api/products/${slug}`)
  await guest.must(`/api/products/${productId}/related`)
  await guest.must(`/api/products/${productId}/reviews?sort=helpful`)
}

async function fillCart({ guests, choices }: SoakShop, number: number): Promise<void> {
  const guest = guests[number % guests.length]
  if (!guest) return
  for (let product = 0; product < 4; product += 1) {
    const { productId, variantIndex } = choices[(number + product) % choices.length] ?? {}
    await guest.must('/api/cart', { method: 'POST', body: { productId, variantIndex } })
  }
  await guest.must('/api/cart')
  await guest.must('/cart')
  await guest.must('/api/cart/clear', { method: 'POST', body: {} })
}

async function signIn({ customers }: SoakShop, number: number): Promise<void> {
  const { shopper, username = '' } = customers[number % customers.length] ?? {}
  if (!shopper) return
  await shopper.must('/api/login', { method: 'POST', body: { username, password: soakPassword } })
  await shopper.must('/')
  await shopper.must('/profile')
  await shopper.must('/api/user')
  await shopper.must('/api/logout', { method: 'POST', body: {} })
}

async function administer({ owner }: SoakShop, number: number): Promise<void> {
  await owner.must('/api/admin/orders?page=1&pageSize=25')
  await owner.must(`/api/admin/orders?search=user.${number}`)
  await owner.must('/api/admin/customers?page=2&pageSize=25')
  await owner.must('/api/admin/products')
  await owner.must('/api/admin/reviews')
  await owner.must('/admin/orders')
}

/** In turn. Signing in is rare, since a password's hash takes 25 ms of a processor. */
export const visits: readonly Visit[] = [
  browse,
  readLists,
  fillCart,
  browse,
  administer,
  readLists,
  fillCart,
  signIn,
]

/** A customer's first order. Each customer comes once, so that the orders of an hour are few, and known. */
export async function buy({ port, agent, choices }: SoakShop, buyer: Buyer, number: number): Promise<void> {
  const shopper = new Shopper(port, agent, buyer.cookies)
  const { productId, variantIndex } = choices[number % choices.length] ?? {}
  await shopper.must('/api/cart', { method: 'POST', body: { productId, variantIndex } })
  await shopper.must('/checkout')
  const quoted = await shopper.must('/api/checkout/quote', {
    method: 'POST',
    body: { addressId: buyer.addressId, shippingMethod: 'standard', paymentMethod: 'cod' },
  })
  const { quoteId } = (await jsonOf(quoted)) as { quoteId: string }
  await shopper.must('/api/orders', {
    method: 'POST',
    headers: { 'idempotency-key': `order of ${buyer.addressId}` },
    body: { quoteId, addressId: buyer.addressId, paymentMethod: 'cod', acceptTerms: true },
  })
  await shopper.must('/api/orders')
}

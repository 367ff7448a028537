import { describe, expect, it } from 'vitest'
import { sharedAs } from './shared-as.ts'

const at = (pathname: string) => ({ pathname })

const forGuests = (cookies = '') => ({ cookies, isForCustomer: false })
const forCustomers = { cookies: '', isForCustomer: true }

describe('[SRV-8] a public page', () => {
  it.each(['/', '/shop', '/shop/category/sports', '/faqs', '/blog/choosing-tips', '/hi', '/hi/shop'])(
    '%s is the same for everybody',
    pathname => {
      expect(sharedAs(at(pathname), '')).toEqual(forGuests())
      const guest = 'shruti_hint=guest; shruti=sealed; shruti_pin=560025.guest'
      expect(sharedAs(at(pathname), guest)).toEqual(forGuests())
      expect(sharedAs(at(pathname), 'shruti_hint=user; shruti_pin=560025.user')).toEqual(forCustomers)
    },
  )

  it.each(['/product/tivra', '/products/prd_tivra', '/hi/product/tivra'])(
    '%s is the same for everybody of one PIN code who is not signed in',
    pathname => {
      const printed = forGuests('shruti_pin=560025.guest')
      expect(sharedAs(at(pathname), 'a=b')).toEqual(forGuests())
      expect(sharedAs(at(pathname), 'a=b; shruti_pin=560025.guest; c=d')).toEqual(printed)
      expect(sharedAs(at(pathname), 'shruti_pin=560025.guest; shruti_hint=guest')).toEqual(printed)
    },
  )

  it('says nothing of the PIN code that a customer entered who is no longer signed in', () => {
    expect(sharedAs(at('/product/tivra'), 'shruti_pin=560025.user')).toEqual(forGuests())
  })

  it.each(['/product/tivra', '/product/tivra/reviews', '/contact', '/hi/contact'])(
    '%s is a customer’s own, since it prints their address or their name',
    pathname => {
      expect(sharedAs(at(pathname), 'shruti_hint=user')).toBeNull()
      expect(sharedAs(at(pathname), 'shruti_pin=560025.guest; shruti_hint=user')).toBeNull()
      expect(sharedAs(at(pathname), '')).toEqual(forGuests())
    },
  )
})

it.each([
  '/cart',
  '/checkout',
  '/auth',
  '/profile',
  '/my-orders',
  '/track-order',
  '/favorites',
  '/admin',
  '/hi/cart',
])('[SRV-8] %s is nobody else’s', pathname => {
  expect(sharedAs(at(pathname), '')).toBeNull()
  expect(sharedAs(at(pathname), 'shruti_hint=user')).toBeNull()
})

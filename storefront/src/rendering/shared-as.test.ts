import { describe, expect, it } from 'vitest'
import { sharedAs } from './shared-as.ts'

const at = (pathname: string) => ({ pathname })

describe('[SRV-8] a public page', () => {
  it.each(['/', '/shop', '/shop/category/sports', '/faqs', '/blog/choosing-tips', '/hi', '/hi/shop'])(
    '%s is the same for everybody who is not signed in',
    pathname => {
      expect(sharedAs(at(pathname), '')).toBe('')
      expect(sharedAs(at(pathname), 'shruti_hint=guest; shruti=sealed; shruti_pin=560025.guest')).toBe('')
    },
  )

  it.each(['/product/tivra', '/products/prd_tivra', '/hi/product/tivra'])(
    '%s is the same for everybody of one PIN code',
    pathname => {
      expect(sharedAs(at(pathname), 'a=b')).toBe('')
      expect(sharedAs(at(pathname), 'a=b; shruti_pin=560025.guest; c=d')).toBe('shruti_pin=560025.guest')
      expect(sharedAs(at(pathname), 'shruti_pin=560025.guest; shruti_hint=guest')).toBe(
        'shruti_pin=560025.guest',
      )
    },
  )

  it('says nothing of the PIN code that a customer entered who is no longer signed in', () => {
    expect(sharedAs(at('/product/tivra'), 'shruti_pin=560025.user')).toBe('')
  })

  it('is a customer’s own while signed in', () => {
    expect(sharedAs(at('/'), 'shruti_hint=user')).toBeNull()
    expect(sharedAs(at('/product/tivra'), 'shruti_pin=560025.guest; shruti_hint=user')).toBeNull()
  })
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
})

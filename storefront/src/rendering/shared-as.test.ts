import { describe, expect, it } from 'vitest'
import { sharedAs } from './shared-as.ts'

const at = (path: string) => new URL(`https://shruti.example${path}`)

const forGuests = (cookies = '') => ({ cookies, isForCustomer: false, asksForPincode: false })
const forCustomers = { ...forGuests(), isForCustomer: true }

describe('[SRV-8] a public page', () => {
  it.each([
    '/',
    '/shop',
    '/shop/category/sports',
    '/faqs',
    '/blog/choosing-tips',
    '/contact',
    '/hi',
    '/hi/shop',
  ])('%s is the same for everybody', path => {
    expect(sharedAs(at(path), '')).toEqual(forGuests())
    const guest = 'shruti_hint=guest; shruti=sealed; shruti_pin=560025.guest'
    expect(sharedAs(at(path), guest)).toEqual(forGuests())
    expect(sharedAs(at(path), 'shruti_hint=user; shruti_pin=560025.user')).toEqual(forCustomers)
  })

  it.each([
    '/product/tivra',
    '/product/tivra/reviews',
    '/product/tivra/tell-me',
    '/products/prd_tivra',
    '/hi/product/tivra',
  ])('%s is the same for everybody of one PIN code', path => {
    const printed = forGuests('shruti_pin=560025.guest')
    expect(sharedAs(at(path), 'a=b')).toEqual(forGuests())
    expect(sharedAs(at(path), 'a=b; shruti_pin=560025.guest; c=d')).toEqual(printed)
    expect(sharedAs(at(path), 'shruti_pin=560025.guest; shruti_hint=guest')).toEqual(printed)
    expect(sharedAs(at(path), 'shruti_pin=560025.user; shruti_hint=user')).toEqual({
      ...printed,
      isForCustomer: true,
    })
  })

  it('[BEY-3] is a customer’s who has entered no PIN code by that of their default address', () => {
    const path = at('/product/tivra')
    const asking = { isForCustomer: true, asksForPincode: true }
    expect(sharedAs(path, 'shruti_hint=user')).toMatchObject(asking)
    expect(sharedAs(path, 'shruti_hint=user; shruti_pin=110001.guest')).toMatchObject(asking)
    expect(sharedAs(path, 'shruti_hint=user', '560025')).toEqual({
      ...forCustomers,
      cookies: 'shruti_pin=560025.guest',
    })
    // What was entered before signing in gives way to it, and stands where there is none.
    expect(sharedAs(path, 'shruti_hint=user; shruti_pin=110001.guest', '560025')).toMatchObject({
      cookies: 'shruti_pin=560025.guest',
    })
    expect(sharedAs(path, 'shruti_hint=user; shruti_pin=110001.guest', '')).toEqual({
      ...forCustomers,
      cookies: 'shruti_pin=110001.guest',
    })
    expect(sharedAs(path, 'shruti_hint=user', '')).toEqual(forCustomers)
  })

  it('says nothing of the PIN code that a customer entered who is no longer signed in', () => {
    expect(sharedAs(at('/product/tivra'), 'shruti_pin=560025.user')).toEqual(forGuests())
  })

  it('is a customer’s own who asks by a form, without a script: it is remembered as theirs', () => {
    expect(sharedAs(at('/product/tivra?pincode=560025'), 'shruti_hint=user')).toBeNull()
    expect(sharedAs(at('/product/tivra?pincode=560025'), '')).toEqual(forGuests())
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
  expect(sharedAs(at(pathname), 'shruti_hint=user')).toBeNull()
})

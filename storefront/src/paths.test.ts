import { describe, expect, it } from 'vitest'
import { afterSignIn, paths, safeNext } from './paths.ts'

describe('the page to return to after sign-in', () => {
  it('[ROUTE-2] is a page of this shop, with its query', () => {
    expect(safeNext('/checkout')).toBe('/checkout')
    expect(safeNext('/my-orders?page=2')).toBe('/my-orders?page=2')
  })

  it.each([
    null,
    '',
    'checkout',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/auth?next=/auth',
    '/api/logout',
  ])('[ROUTE-2] is never %j', next => {
    expect(safeNext(next)).toBeNull()
  })

  it('[ROUTE-3] is /admin for an administrator and / otherwise when none was asked for', () => {
    expect(afterSignIn({ isAdmin: true }, null)).toBe('/admin')
    expect(afterSignIn({ isAdmin: false }, null)).toBe('/')
    expect(afterSignIn({ isAdmin: true }, '/checkout')).toBe('/checkout')
  })
})

it('[ROUTE-1] escapes what is put into a path', () => {
  expect(paths.product('a/b')).toBe('/product/a%2Fb')
  expect(paths.search('ear tips & more')).toBe('/shop?search=ear%20tips%20%26%20more')
  expect(paths.authFor('/my-orders?page=2')).toBe('/auth?next=%2Fmy-orders%3Fpage%3D2')
})

import * as fc from 'fast-check'
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
    '/.//evil.example',
    '/shop/..//evil.example',
    '/./auth',
    '/%2e//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/auth?next=/auth',
    '/api/logout',
  ])('[ROUTE-2] is never %j', next => {
    expect(safeNext(next)).toBeNull()
  })

  it('[ROUTE-2] stays in this shop wherever a link tries to lead, and is safe to read again', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '//',
      'evil.example',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      ' ',
    )
    const attempt = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 12 }).map(pieces => `/${pieces.join('')}`),
    )
    fc.assert(
      fc.property(attempt, next => {
        const safe = safeNext(next)
        if (safe === null) return
        expect(new URL(safe, 'https://shop.example').origin).toBe('https://shop.example')
        expect(safeNext(safe)).toBe(safe)
      }),
      { numRuns: 2000 },
    )
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

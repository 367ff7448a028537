import { expect, it } from 'vitest'
import { robots } from './robots.ts'

/** RFC 9309 for the rules that the shop uses: the longest match decides, `$` ends a path. */
function isAllowed(path: string): boolean {
  const rules = robots('https://shop.example')
    .split('\n')
    .flatMap(line => {
      const [, verb, pattern] = /^(Allow|Disallow): (\S+)$/.exec(line) ?? []
      return verb && pattern ? [{ allows: verb === 'Allow', pattern }] : []
    })
    .filter(({ pattern }) =>
      pattern.endsWith('$') ? path === pattern.slice(0, -1) : path.startsWith(pattern),
    )
  return rules.toSorted((a, b) => b.pattern.length - a.pattern.length)[0]?.allows ?? true
}

it.each([
  '/',
  '/shop',
  '/shop?page=2',
  '/product/tivra',
  '/returns',
  '/track-order',
  '/assets/a.js',
  '/api/uploads/a-0123abcd-share.jpg',
  '/hi',
  '/hi/shop',
])('[ROUTE-6] lets crawlers fetch %s', path => expect(isAllowed(path)).toBe(true))

it.each([
  '/admin',
  '/admin/orders',
  '/api/products',
  '/auth',
  '/auth?next=%2Fcart',
  '/cart',
  '/checkout',
  '/favorites',
  '/my-orders',
  '/notifications',
  '/order-confirmation/order-1',
  '/orders/order-1',
  '/pay/order-1',
  '/payment-sandbox/pay-1',
  '/profile/security',
  '/hi/cart',
  '/hi/orders/order-1',
])('[ROUTE-6] keeps crawlers from %s', path => expect(isAllowed(path)).toBe(false))

it('closes no address that only begins like one of a person', () => {
  expect(isAllowed('/payments-in-india')).toBe(true)
  expect(isAllowed('/cartwheel')).toBe(true)
})

it('[ROUTE-6] names the sitemap by its whole address', () => {
  expect(robots('https://shop.example')).toContain('\nSitemap: https://shop.example/sitemap.xml\n')
})

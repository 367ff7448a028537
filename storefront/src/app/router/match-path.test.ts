import { expect, it } from 'vitest'
import { matchPath } from './match-path.ts'

it('fits a path to itself, with or without a slash at its end', () => {
  expect(matchPath('/shop', '/shop')).toEqual({})
  expect(matchPath('/shop', '/shop/')).toEqual({})
  expect(matchPath('/', '/')).toEqual({})
  expect(matchPath('/shop', '/shop/all')).toBeNull()
  expect(matchPath('/shop', '/Shop')).toBeNull()
})

it('takes one segment for a name, decoded', () => {
  expect(matchPath('/blog/:slug', '/blog/which-tip-fits')).toEqual({ slug: 'which-tip-fits' })
  expect(matchPath('/product/:id', '/product/a%2Fb')).toEqual({ id: 'a/b' })
  expect(matchPath('/blog/:slug', '/blog')).toBeNull()
  expect(matchPath('/blog/:slug', '/blog/a/b')).toBeNull()
})

it('takes any rest for a star', () => {
  expect(matchPath('/admin/*', '/admin/a/b')).toEqual({})
  expect(matchPath('/admin/*', '/admin')).toEqual({})
  expect(matchPath('*', '/anything/else')).toEqual({})
  expect(matchPath('/admin/*', '/administrator')).toBeNull()
})

it('fits nothing that cannot be decoded', () => {
  expect(matchPath('/product/:id', '/product/%E0%A4%A')).toBeNull()
})

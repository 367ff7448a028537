import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { requestOf } from './requests.ts'
import { operationAt } from './route-table.ts'
import { routes, type OperationName } from './routes.ts'

it('puts what is left of a reading into the query', () => {
  expect(requestOf(routes.listProductReviews, { id: 'tivra', page: 2, sort: undefined })).toEqual({
    method: 'GET',
    path: '/products/tivra/reviews',
    query: '?page=2',
    body: undefined,
  })
})

it('puts what is left of a change into the body', () => {
  expect(requestOf(routes.updateCartItem, { itemId: 'a/b', quantity: 3 })).toEqual({
    method: 'PUT',
    path: '/cart/a%2Fb',
    query: '',
    body: '{"quantity":3}',
  })
})

it('sends an empty object with a change that takes nothing, and nothing with a removal', () => {
  expect(requestOf(routes.clearCart, {}).body).toBe('{}')
  expect(requestOf(routes.removeCartItem, { itemId: 'line-1' }).body).toBeUndefined()
})

it('adds parameters that the contract ignores', () => {
  expect(requestOf(routes.listProducts, { search: 'ear tips' }, { t: '5' }).query).toBe(
    '?t=5&search=ear+tips',
  )
})

/** Ids that a path can carry: a dot segment would be resolved away before anybody reads it. */
const pathValues = fc.string({ unit: 'grapheme', minLength: 1 }).filter(text => !/^\.{1,2}$/.test(text))

it.each(Object.keys(routes) as OperationName[])(
  'makes a request of %s that leads back to it, with its parameters whole',
  operation => {
    const route = routes[operation]
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(match => String(match[1]))
    fc.assert(
      fc.property(fc.array(pathValues, { minLength: names.length, maxLength: names.length }), values => {
        // "track" is no order's id, but the other operation of /orders.
        fc.pre(!values.some(value => Object.values(routes).some(other => other.path.includes(`/${value}`))))
        const input = Object.fromEntries(names.map((name, index) => [name, values[index]]))
        const { method, path } = requestOf(route, input)
        expect(operationAt(method, path)).toBe(operation)
        const sent = path
          .split('/')
          .filter((_segment, index) => route.path.split('/')[index]?.startsWith('{'))
        expect(sent.map(decodeURIComponent)).toEqual(values)
      }),
      { numRuns: 50 },
    )
  },
)

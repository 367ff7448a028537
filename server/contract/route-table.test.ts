import { describe, expect, it } from 'vitest'
import { methodsAt, operationAt } from './route-table.ts'

describe('finding the operation of a request', () => {
  it.each([
    ['GET', '/products', 'listProducts'],
    ['GET', '/products/', 'listProducts'],
    ['GET', '/products/tivra', 'getProduct'],
    ['GET', '/products/tivra/reviews', 'listProductReviews'],
    ['POST', '/orders/track', 'trackOrder'],
    ['GET', '/orders/4f2', 'getOrder'],
    ['POST', '/cart/clear', 'clearCart'],
    ['DELETE', '/cart/line-1', 'removeCartItem'],
  ])('%s %s is %s', (method, path, operation) => {
    expect(operationAt(method, path)).toBe(operation)
  })

  it('knows no operation for a foreign path or method', () => {
    expect(operationAt('GET', '/teapots')).toBeUndefined()
    expect(operationAt('PUT', '/products')).toBeUndefined()
  })
})

it('lists the methods of a path, each once', () => {
  expect(methodsAt('/cart/line-1')).toEqual(['DELETE', 'PUT'])
  expect(methodsAt('/teapots')).toEqual([])
})

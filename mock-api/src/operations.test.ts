import { describe, expect, it } from 'vitest'
import { matchOperation, requestOf } from './operations.ts'

describe('finding the operation of a request', () => {
  it.each([
    ['GET', '/products', 'listProducts'],
    ['GET', '/products/tivra', 'getProduct'],
    ['GET', '/products/tivra/reviews', 'listProductReviews'],
    ['POST', '/orders/track', 'trackOrder'],
    ['GET', '/orders/4f2', 'getOrder'],
    ['POST', '/cart/clear', 'clearCart'],
    ['DELETE', '/cart/line-1', 'removeCartItem'],
  ])('%s %s is %s', (method, path, operation) => {
    expect(matchOperation(method, path)).toBe(operation)
  })

  it('knows no operation for a foreign path or method', () => {
    expect(matchOperation('GET', '/teapots')).toBeUndefined()
    expect(matchOperation('PUT', '/products')).toBeUndefined()
  })
})

describe('making the request of an operation', () => {
  it('puts what is left of a reading into the query', () => {
    expect(requestOf('listProductReviews', { id: 'tivra', page: 2 })).toEqual({
      method: 'GET',
      path: '/products/tivra/reviews?page=2',
      headers: {},
      body: null,
    })
  })

  it('puts what is left of a change into the body', () => {
    expect(requestOf('updateCartItem', { itemId: 'a/b', quantity: 3 })).toEqual({
      method: 'PUT',
      path: '/cart/a%2Fb',
      headers: { 'content-type': 'application/json' },
      body: '{"quantity":3}',
    })
  })

  it('[CHK-1] carries the idempotency key of an order as a header', () => {
    const request = requestOf('placeOrder', {
      headers: { 'idempotency-key': 'once' },
      body: { quoteId: 'q', addressId: 'a', paymentMethod: 'cod', acceptTerms: true },
    })
    expect(request.headers).toEqual({ 'idempotency-key': 'once', 'content-type': 'application/json' })
    expect(request.body).toBe('{"quoteId":"q","addressId":"a","paymentMethod":"cod","acceptTerms":true}')
  })
})

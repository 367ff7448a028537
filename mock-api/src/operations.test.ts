import { describe, expect, it } from 'vitest'
import { callOf } from './operations.ts'

describe('making the request of an operation', () => {
  it('puts what is left of a reading into the query', () => {
    expect(callOf('listProductReviews', { id: 'tivra', page: 2 })).toEqual({
      method: 'GET',
      path: '/products/tivra/reviews?page=2',
      headers: {},
      body: null,
    })
  })

  it('puts what is left of a change into the body', () => {
    expect(callOf('updateCartItem', { itemId: 'a/b', quantity: 3 })).toEqual({
      method: 'PUT',
      path: '/cart/a%2Fb',
      headers: { 'content-type': 'application/json' },
      body: '{"quantity":3}',
    })
  })

  it('[CHK-1] carries the idempotency key of an order as a header', () => {
    const request = callOf('placeOrder', {
      headers: { 'idempotency-key': 'once' },
      body: { quoteId: 'q', addressId: 'a', paymentMethod: 'cod', acceptTerms: true },
    })
    expect(request.headers).toEqual({ 'idempotency-key': 'once', 'content-type': 'application/json' })
    expect(request.body).toBe('{"quoteId":"q","addressId":"a","paymentMethod":"cod","acceptTerms":true}')
  })

  it('[AVA-1] carries a picture as it is, under its own media type', () => {
    const body = new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'me.jpg', { type: 'image/jpeg' })
    const headers = { 'idempotency-key': 'once' }
    const request = callOf('createUpload', { query: { purpose: 'avatar' }, headers, body })
    expect(request).toEqual({
      method: 'POST',
      path: '/uploads?purpose=avatar',
      headers: { 'idempotency-key': 'once', 'content-type': 'image/jpeg' },
      body,
    })
  })
})

import { describe, expect, it } from 'vitest'
import { ApiError, failedCallMessage, failedQueryOutcome, isWorthRetrying } from './api-error.ts'

describe('the text of a failed call', () => {
  const call = (status: number, body: { message?: string; error?: string } | null = null, context = {}) =>
    failedCallMessage({ status, body }, { publicEndpoint: false, ...context })

  it('[CLI-2] says "Authentication required" for 401, or what the server said', () => {
    expect(call(401)).toBe('Authentication required')
    expect(call(401, { message: 'Session expired' })).toBe('Session expired')
  })

  it('[CLI-2] keeps to "Authentication required" on a public endpoint or when sign-in errors are suppressed', () => {
    expect(call(401, { message: 'Session expired' }, { publicEndpoint: true })).toBe(
      'Authentication required',
    )
    expect(call(401, { message: 'Session expired' }, { suppressAuthErrors: true })).toBe(
      'Authentication required',
    )
  })

  it('[CLI-2] says "Access denied" for 403, or what the server said', () => {
    expect(call(403)).toBe('Access denied')
    expect(call(403, { message: 'This account is blocked' })).toBe('This account is blocked')
  })

  it('[CLI-2] says "Resource not found" for 404, or what the server said', () => {
    expect(call(404)).toBe('Resource not found')
    expect(call(404, { message: 'Product not found' })).toBe('Product not found')
  })

  it('[CLI-2] explains a session that cannot be opened', () => {
    const text = 'Session error: Please try again or clear your browser cookies.'
    expect(call(500, { error: 'Session encryption error' })).toBe(text)
    expect(call(500, { message: 'Session encryption error' })).toBe(text)
  })

  it('[CLI-2] says the server\'s message, then its error, then "Server error occurred" for 500', () => {
    expect(call(500, { message: 'Session error', error: 'E1' })).toBe('Session error')
    expect(call(500, { error: 'Disk is full' })).toBe('Disk is full')
    expect(call(500)).toBe('Server error occurred')
  })

  it('[CLI-2] names the status of any other failure', () => {
    expect(call(418)).toBe('API request failed with status 418')
    expect(call(409, { message: 'Only 2 left in stock' })).toBe('Only 2 left in stock')
  })
})

describe('a failed query', () => {
  const query = (status: number, path: string, body: { message?: string; error?: string } | null = null) =>
    failedQueryOutcome({ status, body }, { path, publicEndpoint: false, onUnauthorized: 'throw' })

  it('[CLI-2] is no record when the user asks for themselves without a session', () => {
    expect(query(401, '/user')).toEqual({ empty: true })
  })

  it('[CLI-2] throws the server\'s error for /verify-otp, else "Verification failed"', () => {
    expect(query(401, '/verify-otp', { error: 'Session expired' })).toEqual({
      empty: false,
      message: 'Session expired',
    })
    expect(query(401, '/verify-otp')).toEqual({ empty: false, message: 'Verification failed' })
  })

  it('[CLI-2] throws "Please log in to continue" elsewhere, or answers with nothing where that is chosen', () => {
    expect(query(401, '/orders')).toEqual({ empty: false, message: 'Please log in to continue' })
    expect(
      failedQueryOutcome(
        { status: 401, body: null },
        { path: '/orders', publicEndpoint: false, onUnauthorized: 'null' },
      ),
    ).toEqual({ empty: true })
  })

  it('[CLI-2] names the status of any other failure', () => {
    expect(query(503, '/products')).toEqual({ empty: false, message: 'HTTP error! status: 503' })
    expect(query(404, '/products/x', { message: 'Product not found' })).toEqual({
      empty: false,
      message: 'Product not found',
    })
  })
})

describe('trying again', () => {
  it('[CLI-1] is for lost connections and failing servers, never for a refusal', () => {
    const failure = (status: number) => new ApiError('', { status, body: null })
    expect(isWorthRetrying(new TypeError('Failed to fetch'))).toBe(true)
    expect(isWorthRetrying(failure(503))).toBe(true)
    expect(isWorthRetrying(failure(409))).toBe(false)
  })
})

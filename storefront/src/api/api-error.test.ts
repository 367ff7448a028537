import { describe, expect, it } from 'vitest'
import {
  ApiError,
  failedCallMessage,
  failedQueryMessage,
  isWorthRetrying,
  retryDelayMs,
} from './api-error.ts'

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
    failedQueryMessage({ status, body }, { path, publicEndpoint: false, onUnauthorized: 'throw' })

  it('[CLI-2] is no record when the user asks for themselves without a session', () => {
    expect(query(401, '/user')).toBeNull()
  })

  it('[CLI-2] throws the server\'s error for /verify-otp, else "Verification failed"', () => {
    expect(query(401, '/verify-otp', { error: 'Session expired' })).toBe('Session expired')
    expect(query(401, '/verify-otp')).toBe('Verification failed')
  })

  it('[CLI-2] throws "Please log in to continue" elsewhere, or answers with nothing where that is chosen', () => {
    expect(query(401, '/orders')).toBe('Please log in to continue')
    expect(
      failedQueryMessage(
        { status: 401, body: null },
        { path: '/orders', publicEndpoint: false, onUnauthorized: 'null' },
      ),
    ).toBeNull()
  })

  it('[CLI-2] names the status of any other failure', () => {
    expect(query(503, '/products')).toBe('HTTP error! status: 503')
    expect(query(404, '/products/x', { message: 'Product not found' })).toBe('Product not found')
  })
})

describe('trying again', () => {
  it('[CLI-1] is for lost connections and failing servers, never for a refusal', () => {
    const failure = (status: number) => new ApiError('', { status, body: null })
    expect(isWorthRetrying(new TypeError('Failed to fetch'))).toBe(true)
    expect(isWorthRetrying(failure(503))).toBe(true)
    expect(isWorthRetrying(failure(409))).toBe(false)
  })

  const busy = (seconds?: number) => {
    const headers = new Headers(seconds === undefined ? {} : { 'Retry-After': String(seconds) })
    return new ApiError('', { status: 503, body: null, headers })
  }

  it('[CLI-1] waits as long as the server asks, and a second where it asks for nothing', () => {
    expect(isWorthRetrying(busy(5))).toBe(true)
    expect(retryDelayMs(0, busy(5))).toBe(5000)
    expect(retryDelayMs(0, busy())).toBe(1000)
    expect(retryDelayMs(0, new TypeError('Failed to fetch'))).toBe(1000)
  })

  it('[CLI-1] is left to the shopper when the server asks for a longer wait', () => {
    expect(isWorthRetrying(busy(6))).toBe(false)
  })
})

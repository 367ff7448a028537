import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import {
  loginErrorToast,
  otpErrorToast,
  registrationErrorToast,
  verificationErrorToast,
} from './sign-in-errors.ts'

const answered = (status: number, message?: string) =>
  new ApiError('mapped for any other call', { status, body: message === undefined ? null : { message } })

describe('what a failed sign-in says', () => {
  it.each([
    [
      400,
      'Invalid phone number',
      'Please enter a valid phone number with country code (e.g., +91XXXXXXXXXX)',
    ],
    [500, 'Session error', 'Unable to create a verification session. Please try again.'],
    [
      500,
      'Session encryption error',
      'There was a problem with your session. Please clear your browser cookies and try again.',
    ],
    [429, 'Too many requests. Try again in 30 seconds.', 'Too many requests. Try again in 30 seconds.'],
  ])('[AUTH-5] a code that cannot be sent: %i %s', (status, message, description) => {
    expect(otpErrorToast(answered(status, message))).toEqual({
      title: 'Login failed',
      description,
      variant: 'destructive',
    })
  })

  it('[AUTH-5] a wrong password carries the message, or asks to check the credentials', () => {
    expect(loginErrorToast(answered(401, 'Invalid username or password')).description).toBe(
      'Invalid username or password',
    )
    expect(loginErrorToast(new Error('')).description).toBe('Please check your credentials and try again.')
  })

  it('[AUTH-5] a wrong code', () => {
    expect(verificationErrorToast(answered(400, 'Invalid OTP'))).toEqual({
      title: 'Verification failed',
      description: 'Please check the OTP and try again.',
      variant: 'destructive',
    })
    expect(
      verificationErrorToast(answered(429, 'Too many attempts. Please request a new OTP.')).description,
    ).toBe('Too many attempts. Please request a new OTP.')
  })

  it.each(['Session expired', 'Authentication required'])('[AUTH-5] a code after "%s"', message => {
    expect(verificationErrorToast(answered(401, message)).description).toBe(
      'Your session expired. Please request a new OTP.',
    )
  })

  it('[AUTH-5] a registration that is refused', () => {
    expect(registrationErrorToast(answered(409, 'Username already taken'))).toEqual({
      title: 'Registration failed',
      description: 'Username already taken',
      variant: 'destructive',
    })
  })
})

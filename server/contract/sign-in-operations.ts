import { none, operation } from './operation.ts'
import * as account from './schemas/account.ts'
import { emptyAnswer } from './schemas/common.ts'

const signInErrors = ['invalid_input', 'account_blocked', 'second_factor_required'] as const
const otpErrors = [...signInErrors, 'invalid_otp', 'session_expired', 'too_many_otp_attempts'] as const
const routeErrors = [...otpErrors, 'verification_route_not_in_use'] as const

/** Signing in and out. */
export const signInOperations = {
  getCurrentUser: operation('getCurrentUser', {
    summary: 'The signed-in user; 401 for a guest',
    input: none,
    output: account.user,
  }),
  login: operation('login', {
    summary: 'Sign in with a username or email and a password',
    input: account.loginInput,
    output: account.user,
    errors: [...signInErrors, 'invalid_credentials', 'too_many_requests'],
  }),
  loginWithWhatsapp: operation('loginWithWhatsapp', {
    summary: 'Sign in with a code that this browser asked for, by WhatsApp',
    input: account.loginWithWhatsappInput,
    output: account.user,
    errors: otpErrors,
  }),
  requestOtp: operation('requestOtp', {
    summary: 'Send a one-time code to a phone',
    input: account.requestOtpInput,
    output: account.requestOtpAnswer,
    errors: [
      'invalid_input',
      'phone_country_not_served',
      'too_many_requests',
      'session_error',
      'session_encryption_error',
    ],
  }),
  verifyOtp: operation('verifyOtp', {
    summary: 'Verify the code that this session asked for (OTP_MODE session)',
    input: account.verifyOtpInput,
    output: account.user,
    errors: [...routeErrors, 'session_encryption_error'],
  }),
  directVerifyOtp: operation('directVerifyOtp', {
    summary: 'Verify a code that this browser asked for, by phone number (OTP_MODE direct)',
    input: account.directVerifyOtpInput,
    output: account.user,
    errors: routeErrors,
  }),
  statelessVerifyOtp: operation('statelessVerifyOtp', {
    summary: 'Verify a code by the token that request-otp gave (OTP_MODE stateless)',
    input: account.statelessVerifyOtpInput,
    output: account.user,
    errors: routeErrors,
  }),
  register: operation('register', {
    summary: 'Create an account and sign in',
    input: account.registerInput,
    output: account.user,
    errors: [
      'invalid_input',
      'common_password',
      'username_taken',
      'email_registered',
      'phone_number_registered',
    ],
  }),
  logout: operation('logout', { summary: 'Sign out', input: none, output: emptyAnswer }),
}

import { formatPhoneNumber } from '@shruti/design-system/foundations'
import { useMutation } from '@tanstack/react-query'
import type { RequestOtpAnswer, User } from '@shruti/server/contract'
import { useApp, type App } from '../app/app-context.ts'
import { ApiError } from '../api/api-error.ts'
import type { CallInput } from '../api/api.ts'
import {
  loginErrorToast,
  otpErrorToast,
  registrationErrorToast,
  verificationErrorToast,
} from './sign-in-errors.ts'
import { displayName } from '../session/user-data.ts'
import { startSession } from './user.ts'
import { t } from '../language/t.ts'

/** What was entered is right, and the second step has to follow: no failure to tell anyone of [AUTH-10]. */
export function asksForSecondFactor(error: Error): boolean {
  return error instanceof ApiError && error.code === 'second_factor_required'
}

/** A code was sent and waits to be typed in [AUTH-1]. */
export type PendingVerification = RequestOtpAnswer

/** Sends a code to a phone; a number without a leading + gets +91 by the server [AUTH-1]. */
export function useRequestOtp() {
  const { api, notify } = useApp()
  return useMutation({
    mutationFn: (phoneNumber: string) => api.call('requestOtp', { phoneNumber }),
    onSuccess: answer =>
      notify({
        title: t('OTP Sent'),
        description: t('We sent an OTP to {phoneNumber}.', {
          phoneNumber: formatPhoneNumber(answer.phoneNumber),
        }),
      }),
    onError: error => notify(otpErrorToast(error)),
  })
}

/** Verifies by the one of the three routes that the server chose [AUTH-1]. */
export function verifyOtp({ api }: App, pending: PendingVerification, otp: string): Promise<User> {
  const { phoneNumber, otpToken, testMode } = pending
  if (pending.useStatelessVerification && otpToken !== null)
    return api.call('statelessVerifyOtp', { otpToken, otp, ...(testMode && { phoneNumber }) })
  if (pending.useDirectVerification) return api.call('directVerifyOtp', { phoneNumber, otp })
  return api.call('verifyOtp', { otp })
}

export function useVerifyOtp(pending: PendingVerification) {
  const app = useApp()
  return useMutation({
    mutationFn: (otp: string) => verifyOtp(app, pending, otp),
    onSuccess: async user => {
      await startSession(app, user)
      app.notify({ title: t('Verification successful') })
    },
    onError: error => {
      if (!asksForSecondFactor(error)) app.notify(verificationErrorToast(error))
    },
  })
}

/** Signs in with a user name or email and a password [AUTH-2]. */
export function useLogin() {
  const app = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'login'>) => app.api.call('login', input),
    onSuccess: async user => {
      await startSession(app, user)
      app.notify({ title: t('Welcome back, {displayName}!', { displayName: displayName(user) }) })
    },
    onError: error => {
      if (!asksForSecondFactor(error)) app.notify(loginErrorToast(error))
    },
  })
}

/** The second step of a sign-in [AUTH-10]. */
export function useCompleteSignIn() {
  const app = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'completeSignIn'>) => app.api.call('completeSignIn', input),
    onSuccess: async user => {
      await startSession(app, user)
      app.notify({ title: t('Welcome back, {displayName}!', { displayName: displayName(user) }) })
    },
    onError: error => app.notify(verificationErrorToast(error)),
  })
}

/** Creates an account and signs in [AUTH-2]. */
export function useRegister() {
  const app = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'register'>) => app.api.call('register', input),
    onSuccess: async user => {
      await startSession(app, user)
      app.notify({ title: t('Registration successful') })
    },
    onError: error => app.notify(registrationErrorToast(error)),
  })
}

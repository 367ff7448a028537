import { ApiError } from '../api/api-error.ts'
import type { ToastMessage } from '../app/app-context.ts'
import { t } from '../language/t.ts'
import { shopText } from '../language/shop-text.ts'

/** The server's own words where it spoke, before the client's general table. */
function serverWords(error: Error): string {
  return (error instanceof ApiError && error.serverMessage) || error.message
}

const sessionTexts = (): Readonly<Record<string, string>> => ({
  'Invalid phone number': t('Please enter a valid phone number with country code (e.g., +91XXXXXXXXXX)'),
  'Session error': t('Unable to create a verification session. Please try again.'),
  'Session encryption error': t(
    'There was a problem with your session. Please clear your browser cookies and try again.',
  ),
})

function failure(title: string, description: string): ToastMessage {
  return { title, description, variant: 'destructive' }
}

/** A password sign-in failed [AUTH-5]. */
export function loginErrorToast(error: Error): ToastMessage {
  const words = serverWords(error)
  return failure(
    t('Login failed'),
    sessionTexts()[words] ?? (words ? shopText(words) : t('Please check your credentials and try again.')),
  )
}

/** A code could not be sent [AUTH-5]. */
export const otpErrorToast = loginErrorToast

/** Why a code was refused: the words of the toast, and of the field that the code stands in [AUTH-5]. */
export function verificationErrorText(error: Error): string {
  const words = serverWords(error)
  if (words === 'Session expired' || words === 'Authentication required')
    return t('Your session expired. Please request a new OTP.')
  return (
    sessionTexts()[words] ??
    (words === 'Invalid OTP' || !words ? t('Please check the OTP and try again.') : shopText(words))
  )
}

/** A code was refused [AUTH-5]. */
export function verificationErrorToast(error: Error): ToastMessage {
  return failure(t('Verification failed'), verificationErrorText(error))
}

/** An account could not be created [AUTH-5]. */
export function registrationErrorToast(error: Error): ToastMessage {
  return failure(t('Registration failed'), shopText(serverWords(error)))
}

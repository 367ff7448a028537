import { useMutation } from '@tanstack/react-query'
import type { CallInput } from '../api/api.ts'
import { useApp } from '../app/app-context.ts'

/** Sends a code to choose a new password with; the answer never tells whether there is an account [AUTH-7]. */
export function useRequestPasswordReset() {
  const { api } = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'requestPasswordReset'>) => api.call('requestPasswordReset', input),
  })
}

/** Chooses it with the code; signs nobody in. */
export function useResetPassword() {
  const { api } = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'resetPassword'>) => api.call('resetPassword', input),
  })
}

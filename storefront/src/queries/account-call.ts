import { useMutation } from '@tanstack/react-query'
import type { OperationName } from '@shruti/server/contract/routes'
import type { CallInput, CallOutput } from '../api/api.ts'
import { useApp } from '../app/app-context.ts'
import { useGuardCall } from '../session/guarded-call.ts'

/** A call that changes the account; who it is is asked for again where it has to be [AUTH-9]. */
export function useAccountCall<N extends OperationName>(
  name: N,
  onSuccess: (answer: CallOutput<N>) => Promise<void> | void = () => undefined,
) {
  const { api } = useApp()
  const guard = useGuardCall()
  return useMutation({
    mutationFn: (input: CallInput<N>) => guard(() => api.call(name, input)),
    onSuccess,
  })
}

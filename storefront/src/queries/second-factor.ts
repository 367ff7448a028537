import { useApp } from '../app/app-context.ts'
import { useAccountCall } from './account-call.ts'
import { accountQuery, keepAccount } from './account.ts'

/** The secret for an authenticator app [AUTH-10]. */
export function useStartSecondFactor() {
  return useAccountCall('startSecondFactor')
}

/** Turns it on; the answer holds the recovery codes, once. */
export function useConfirmSecondFactor() {
  const refresh = useRefreshAccount()
  return useAccountCall('confirmSecondFactor', refresh)
}

export function useRenewRecoveryCodes() {
  const refresh = useRefreshAccount()
  return useAccountCall('renewRecoveryCodes', refresh)
}

export function useRemoveSecondFactor() {
  const app = useApp()
  return useAccountCall('removeSecondFactor', account => keepAccount(app, account))
}

function useRefreshAccount() {
  const app = useApp()
  return () => app.queryClient.invalidateQueries({ queryKey: accountQuery(app).queryKey })
}

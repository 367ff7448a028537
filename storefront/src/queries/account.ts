import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Account } from '@shruti/server/contract'
import type { CallInput } from '../api/api.ts'
import { useApp, type App } from '../app/app-context.ts'
import { storeUserData } from '../session/user-data.ts'
import { useAccountCall } from './account-call.ts'
import { devicesKey } from './devices.ts'
import { endVisit, userKey } from './user.ts'

export const accountKey = ['account'] as const

/** What is verified, and how the account signs in [AUTH-12]. */
export function accountQuery({ api }: App) {
  return queryOptions({
    queryKey: accountKey,
    queryFn: ({ signal }) => api.call('getAccount', {}, { signal }),
  })
}

/** The account as the shop last answered with it: the whole page shows it at once. */
export function keepAccount(app: App, account: Account): void {
  app.queryClient.setQueryData(accountKey, account)
  const { id, username, name, email, phoneNumber, isAdmin, avatar } = account
  const user = { id, username, name, email, phoneNumber, isAdmin, avatar }
  app.queryClient.setQueryData(userKey, user)
  storeUserData(app.storage, user)
}

/** Changes the name, or sends a code to a new address or number [AUTH-12]. */
export function useUpdateAccount() {
  const app = useApp()
  return useAccountCall('updateAccount', ({ account }) => keepAccount(app, account))
}

/** The code of a new address or number: with it the change takes effect [AUTH-12]. */
export function useVerifyContact() {
  const app = useApp()
  return useAccountCall('verifyContact', account => keepAccount(app, account))
}

/** Every other session ends with it [AUTH-7]. */
export function useChangePassword() {
  const app = useApp()
  return useAccountCall('changePassword', async account => {
    keepAccount(app, account)
    await app.queryClient.invalidateQueries({ queryKey: devicesKey })
  })
}

/** Confirms that it is the owner, for ten minutes [AUTH-9]. */
export function useReauthenticate() {
  const app = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'reauthenticate'>) => app.api.call('reauthenticate', input),
    onSuccess: account => keepAccount(app, account),
  })
}

export function useRequestConfirmationCode() {
  const { api } = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'requestConfirmationCode'>) => api.call('requestConfirmationCode', input),
  })
}

/** At once and for good [AUTH-11]. */
export function useDeleteAccount() {
  const app = useApp()
  return useAccountCall('deleteAccount', () => endVisit(app))
}

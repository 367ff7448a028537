import { useMutation } from '@tanstack/react-query'
import type { AddressInput } from '@shruti/server/contract'
import { useApp } from '../app/app-context.ts'
import { addressesKey, addressesQuery } from './address-list.ts'
import { pincodeKey } from './delivery-pincode-key.ts'
import { NotConfirmed, useGuardCall } from '../session/guarded-call.ts'
import { t } from '../language/t.ts'

export { addressesQuery }

/** Keeps a new address, or changes the one with `id`. */
export function useSaveAddress() {
  const { api, queryClient } = useApp()
  const guard = useGuardCall()
  return useMutation({
    mutationFn: ({ id, ...address }: AddressInput & { id?: string }) =>
      guard(() =>
        id === undefined ? api.call('createAddress', address) : api.call('updateAddress', { id, ...address }),
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: addressesKey })
      await queryClient.invalidateQueries({ queryKey: pincodeKey })
    },
  })
}

export function useDeleteAddress() {
  const { api, queryClient, notify } = useApp()
  const guard = useGuardCall()
  return useMutation({
    mutationFn: (id: string) => guard(() => api.call('deleteAddress', { id })),
    onSuccess: rest => queryClient.setQueryData(addressesKey, rest),
    onError: error => {
      if (error instanceof NotConfirmed) return
      notify({ title: t('Failed to remove the address'), description: error.message, variant: 'destructive' })
    },
  })
}

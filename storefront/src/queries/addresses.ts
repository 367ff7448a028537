import { queryOptions, useMutation } from '@tanstack/react-query'
import type { AddressInput } from '@shruti/server/contract'
import { useApp, type App } from '../app/app-context.ts'

const addressesKey = ['addresses'] as const

/** The customer's addresses, the default one first. */
export function addressesQuery({ api }: App) {
  return queryOptions({
    queryKey: addressesKey,
    queryFn: ({ signal }) => api.call('listAddresses', {}, { signal }),
  })
}

/** Keeps a new address, or changes the one with `id`. */
export function useSaveAddress() {
  const { api, queryClient } = useApp()
  return useMutation({
    mutationFn: ({ id, ...address }: AddressInput & { id?: string }) =>
      id === undefined ? api.call('createAddress', address) : api.call('updateAddress', { id, ...address }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: addressesKey }),
  })
}

export function useDeleteAddress() {
  const { api, queryClient, notify } = useApp()
  return useMutation({
    mutationFn: (id: string) => api.call('deleteAddress', { id }),
    onSuccess: rest => queryClient.setQueryData(addressesKey, rest),
    onError: error =>
      notify({ title: 'Failed to delete the address', description: error.message, variant: 'destructive' }),
  })
}

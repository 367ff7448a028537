import type { AdminStore } from '@shruti/server/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import type { CallInput } from '../api/api.ts'
import { useApp, type App } from '../app/app-context.ts'

const storesKey = ['admin', 'stores'] as const

/** All stores in their order, hidden ones too. */
export function adminStoresQuery({ api }: App) {
  return queryOptions({
    queryKey: storesKey,
    queryFn: ({ signal }) => api.call('adminListStores', {}, { signal }),
    staleTime: 0,
  })
}

/** Stores changed: the list is asked for anew, and the shop's own pages too. */
export async function refreshStores({ queryClient }: App): Promise<void> {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'admin' })
  await queryClient.invalidateQueries({ queryKey: storesKey })
}

/** Somebody else saved the same store meanwhile. */
export class StoreConflict extends Error {
  override name = 'StoreConflict'
  readonly theirs: AdminStore

  constructor(theirs: AdminStore) {
    super('Somebody else changed this store')
    this.theirs = theirs
  }
}

interface StoreToSave {
  readonly input: CallInput<'adminCreateStore'>
  /** The store that the form was filled with; undefined: it is new. */
  readonly base: AdminStore | undefined
}

/** Adds a store or saves a change of one. What is wrong with it is the form's to say. @param onDone it is saved */
export function useSaveStore(onDone: () => void) {
  const app = useApp()
  const { api } = app
  return useMutation({
    mutationFn: async ({ input, base }: StoreToSave) => {
      if (!base) return api.call('adminCreateStore', input)
      const { id, version } = base
      try {
        return await api.call('adminUpdateStore', { id, version, ...input })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'stale_version') throw error
        throw new StoreConflict(await api.call('adminGetStore', { id }))
      }
    },
    onSuccess: async ({ name }) => {
      app.notify({ title: `${name} saved` })
      onDone()
      await refreshStores(app)
    },
  })
}

import type { AdminShippingZone } from '@shruti/server/contract'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import type { CallInput } from '../api/api.ts'
import { useApp, type App } from '../app/app-context.ts'
import { refreshList } from './admin-list.ts'

/** Zones changed: what shows them is asked for anew, the shop's own pages too. */
export async function refreshZones(app: App): Promise<void> {
  void app.queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'admin' })
  await refreshList(app, 'adminListShippingZones')
}

/** Somebody else saved the same zone meanwhile. */
export class ZoneConflict extends Error {
  override name = 'ZoneConflict'
  readonly theirs: AdminShippingZone

  constructor(theirs: AdminShippingZone) {
    super('Somebody else changed this zone')
    this.theirs = theirs
  }
}

interface ZoneToSave {
  readonly input: CallInput<'adminCreateShippingZone'>
  /** The zone that the form was filled with; undefined: it is new. */
  readonly base: AdminShippingZone | undefined
}

/** Adds a zone or saves a change of one. What is wrong with it is the form's to say. @param onDone it is saved */
export function useSaveZone(onDone: () => void) {
  const app = useApp()
  const { api } = app
  return useMutation({
    mutationFn: async ({ input, base }: ZoneToSave) => {
      if (!base) return api.call('adminCreateShippingZone', input)
      const { prefix: _prefix, ...fields } = input
      const { id, version } = base
      try {
        return await api.call('adminUpdateShippingZone', { id, version, ...fields })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'stale_version') throw error
        throw new ZoneConflict(await api.call('adminGetShippingZone', { id }))
      }
    },
    onSuccess: async ({ id }) => {
      app.notify({ title: `Zone ${id} saved` })
      onDone()
      await refreshZones(app)
    },
  })
}

/** What a shopper would see. Nothing changes by it. */
export function useTestDelivery() {
  const { api } = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'adminTestDelivery'>) => api.call('adminTestDelivery', input),
  })
}

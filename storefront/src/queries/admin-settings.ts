import type { AdminSettings } from '@shruti/server/contract'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import type { CallInput } from '../api/api.ts'
import { useApp, type App } from '../app/app-context.ts'
import { useGuardCall } from '../session/guarded-call.ts'

const settingsKey = ['admin', 'settings'] as const

/** The settings in the sections of their forms. */
export function adminSettingsQuery({ api }: App) {
  return queryOptions({
    queryKey: settingsKey,
    queryFn: ({ signal }) => api.call('adminGetSettings', {}, { signal }),
    staleTime: 0,
  })
}

/** The couriers that new parcels can go with; none until they are read. */
export function useCouriers(): AdminSettings['couriers'] {
  const { data } = useQuery(adminSettingsQuery(useApp()))
  return (data?.couriers ?? []).filter(({ isActive }) => isActive)
}

/** A part of the settings that is saved by itself. */
export type SettingsSection = Exclude<keyof AdminSettings, 'version' | 'documentSeries'>

/** Operations that save a section. */
export type SaveOperation =
  | 'adminSetIdentity'
  | 'adminSetMoney'
  | 'adminSetDelivery'
  | 'adminSetDispatch'
  | 'adminSetPayments'
  | 'adminSetCouriers'
  | 'adminSetTax'
  | 'adminSetNumbering'
  | 'adminSetChat'
  | 'adminSetSecurity'

/** Somebody else saved the same section meanwhile. */
export class SettingsConflict extends Error {
  override name = 'SettingsConflict'
  readonly theirs: AdminSettings

  constructor(theirs: AdminSettings) {
    super('Somebody else changed these settings')
    this.theirs = theirs
  }
}

interface SectionToSave {
  readonly input: Readonly<Record<string, unknown>>
  /** The settings that the form was filled with. */
  readonly base: AdminSettings
}

/**
 * Saves a section. What somebody saved in another section meanwhile does not stand in the way: only the same section's is a
 * `SettingsConflict`. Who it is is asked for again where it has to be [AUTH-9]. Whatever the shop shows is asked for anew.
 */
export function useSaveSettings(operation: SaveOperation, section: SettingsSection) {
  const { api, queryClient, notify } = useApp()
  const guard = useGuardCall()
  return useMutation({
    mutationFn: async ({ input, base }: SectionToSave) => {
      const save = (version: number) =>
        guard(() => api.call(operation, { ...input, version } as CallInput<typeof operation>))
      try {
        return await save(base.version)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'stale_version') throw error
        const theirs = await api.call('adminGetSettings', {})
        if (JSON.stringify(theirs[section]) !== JSON.stringify(base[section])) {
          throw new SettingsConflict(theirs)
        }
        return await save(theirs.version)
      }
    },
    onSuccess: saved => {
      queryClient.setQueryData(settingsKey, saved)
      notify({ title: 'Settings saved' })
      // Not waited for: the form is saved already, and nothing in it asks again.
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'admin' })
    },
  })
}

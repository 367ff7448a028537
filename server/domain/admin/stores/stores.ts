import type { AdminStore, BulkAnswer, StoreInput } from '../../../contract/index.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import type { ShopReader, StoreLocationRecord } from '../../records.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'
import { changeManyAsAdministrator } from '../bulk/bulk.ts'
import { hoursInWords, openingHoursOf, weekOf } from './week.ts'

/** The shop's own stores (ADM-7). */

function toAdminStore({ openingHours = [], ...store }: StoreLocationRecord): AdminStore {
  return {
    ...store,
    week: weekOf(openingHours),
    closedOn: [...(store.closedOn ?? [])],
    isHidden: store.isHidden ?? false,
    version: store.version ?? 1,
  }
}

/** What people and programs read of the hours comes from the same week, so that they never differ. */
function toRecord(
  { week, ...fields }: StoreInput,
  { id, version }: { readonly id: string; readonly version: number },
): StoreLocationRecord {
  return { ...fields, id, version, hours: hoursInWords(week), openingHours: openingHoursOf(week) }
}

export async function adminListStores({ store }: Dependencies): Promise<AdminStore[]> {
  const locations = await store.list('storeLocations')
  return locations.toSorted((left, right) => left.position - right.position).map(toAdminStore)
}

async function requireStore(reader: ShopReader, id: string): Promise<StoreLocationRecord> {
  const location = await reader.get('storeLocations', id)
  if (!location) throw shopError('store_not_found')
  return location
}

/** @throws store_not_found */
export async function adminGetStore({ store }: Dependencies, id: string): Promise<AdminStore> {
  return toAdminStore(await requireStore(store, id))
}

export async function adminCreateStore(
  dependencies: Dependencies,
  administrator: Administrator,
  input: StoreInput,
): Promise<AdminStore> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const after = toRecord(input, { id: dependencies.ids.id(), version: 1 })
    await tx.put('storeLocations', after)
    return {
      answer: toAdminStore(after),
      action: 'store.create',
      subject: `store:${after.id}`,
      detail: after.name,
      before: null,
      after,
    }
  })
}

/** @throws store_not_found, stale_version */
export async function adminUpdateStore(
  dependencies: Dependencies,
  administrator: Administrator,
  { id, version, ...input }: StoreInput & { readonly id: string; readonly version: number },
): Promise<AdminStore> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await requireStore(tx, id)
    if ((before.version ?? 1) !== version) throw shopError('stale_version')
    const after = toRecord(input, { id, version: version + 1 })
    await tx.put('storeLocations', after)
    return {
      answer: toAdminStore(after),
      action: 'store.update',
      subject: `store:${id}`,
      detail: after.name,
      before: { ...before, isHidden: before.isHidden ?? false },
      after,
    }
  })
}

/** Removes stores. Can be undone. */
export function adminDeleteStores(
  dependencies: Dependencies,
  administrator: Administrator,
  { ids, batchId }: { readonly ids: readonly string[]; readonly batchId?: string | undefined },
): Promise<BulkAnswer> {
  return changeManyAsAdministrator(dependencies, administrator, {
    action: 'store.delete',
    ids,
    batchId,
    labelOf: async (_tx, id) => id,
    async change(tx, id) {
      const before = await requireStore(tx, id)
      await tx.delete('storeLocations', id)
      return { label: before.name, subject: `store:${id}`, detail: before.name, before, after: null }
    },
  })
}

import type * as z from 'zod'
import type { AdminSettings, adminSettingsSchemas } from '../../../contract/index.ts'
import type { Dependencies } from '../../context.ts'
import { couriersOf } from '../../orders/couriers.ts'
import type { Administrator } from '../audit.ts'
import { changeSection } from './change-section.ts'

/**
 * Whom parcels can be sent with from now on. None is ever removed, so that a name in an order says whose parcel it was: one
 * that the list leaves out stays as it is, and is turned off instead. Parcels under way keep courier and page.
 * @throws stale_version
 */
export async function adminSetCouriers(
  dependencies: Dependencies,
  administrator: Administrator,
  { version, couriers }: z.output<typeof adminSettingsSchemas.setCouriersInput>,
): Promise<AdminSettings> {
  return changeSection(dependencies, administrator, { section: 'couriers', version }, settings => {
    const before = couriersOf(settings)
    const isKnown = (id: string) => before.some(courier => courier.id === id)
    const saved = couriers.map(({ id, ...courier }) => ({
      ...courier,
      id: isKnown(id) ? id : dependencies.ids.id(),
    }))
    const left = before.filter(({ id }) => !saved.some(courier => courier.id === id))
    return { couriers: [...saved, ...left] }
  })
}

import type { Dependencies } from '../../context.ts'
import type { GuardedOperations } from '../../guarded-operations.ts'
import { answerPage } from '../../paging.ts'
import { administratorOf } from '../audit.ts'
import { adminCheckZoneImport, adminImportZones } from './import.ts'
import { adminTestDelivery } from './test-delivery.ts'
import {
  adminCreateShippingZone,
  adminDeleteShippingZones,
  adminExportShippingZones,
  adminGetShippingZone,
  adminListShippingZones,
  adminUpdateShippingZone,
} from './zones.ts'

export function shippingHandlers(os: GuardedOperations, dependencies: Dependencies) {
  return {
    adminListShippingZones: os.adminListShippingZones.handler(async ({ context, input }) =>
      answerPage(context, await adminListShippingZones(dependencies, input)),
    ),
    adminExportShippingZones: os.adminExportShippingZones.handler(({ context, input }) =>
      adminExportShippingZones(dependencies, context, input),
    ),
    adminCreateShippingZone: os.adminCreateShippingZone.handler(({ context, input }) =>
      adminCreateShippingZone(dependencies, administratorOf(context), input),
    ),
    adminGetShippingZone: os.adminGetShippingZone.handler(({ input }) =>
      adminGetShippingZone(dependencies, input.id),
    ),
    adminUpdateShippingZone: os.adminUpdateShippingZone.handler(({ context, input }) =>
      adminUpdateShippingZone(dependencies, administratorOf(context), input),
    ),
    adminDeleteShippingZones: os.adminDeleteShippingZones.handler(({ context, input }) =>
      adminDeleteShippingZones(dependencies, administratorOf(context), input),
    ),
    adminCheckZoneImport: os.adminCheckZoneImport.handler(({ input }) =>
      adminCheckZoneImport(dependencies, input.csv),
    ),
    adminImportZones: os.adminImportZones.handler(({ context, input }) =>
      adminImportZones(dependencies, administratorOf(context), input.csv),
    ),
    adminTestDelivery: os.adminTestDelivery.handler(({ input }) => adminTestDelivery(dependencies, input)),
  }
}

import * as z from 'zod'
import { operation } from '../operation.ts'
import * as lists from '../schemas/admin-lists.ts'
import { importAnswer, importInput, importReport } from '../schemas/admin-products.ts'
import * as shipping from '../schemas/admin-shipping.ts'

/** Where the shop delivers, and what a shopper sees of it (ADM-7). */
export const shippingOperations = {
  adminListShippingZones: operation('adminListShippingZones', {
    summary: 'Zones of delivery by the beginning of the PIN code; X-Total-Count carries how many',
    input: shipping.listZonesInput,
    output: z.array(shipping.adminShippingZone),
    errors: ['invalid_input'],
  }),
  adminExportShippingZones: operation('adminExportShippingZones', {
    summary: 'The zones of a list as CSV, a part at a time: X-Next-Cursor tells where the next one begins',
    input: shipping.exportZonesInput,
    output: lists.csvFile,
    errors: ['invalid_input'],
  }),
  adminCreateShippingZone: operation('adminCreateShippingZone', {
    summary: 'Add a zone; shoppers see it from the next request on',
    input: shipping.zoneInput,
    output: shipping.adminShippingZone,
    errors: ['invalid_input', 'zone_exists'],
  }),
  adminGetShippingZone: operation('adminGetShippingZone', {
    summary: 'One zone',
    input: shipping.zoneIdInput,
    output: shipping.adminShippingZone,
    errors: ['zone_not_found'],
  }),
  adminUpdateShippingZone: operation('adminUpdateShippingZone', {
    summary: 'Change a zone; orders placed before keep the dates that they were told',
    input: shipping.updateZoneInput,
    output: shipping.adminShippingZone,
    errors: ['invalid_input', 'zone_not_found', 'stale_version'],
  }),
  adminDeleteShippingZones: operation('adminDeleteShippingZones', {
    summary: 'Remove zones: a shorter prefix then decides, or nothing is delivered there; can be undone',
    input: shipping.deleteZonesInput,
    output: lists.bulkAnswer,
    errors: ['invalid_input'],
  }),
  adminCheckZoneImport: operation('adminCheckZoneImport', {
    summary: 'What a CSV of zones would change, and what is wrong with it by row and column. Changes nothing',
    input: importInput,
    output: importReport,
    errors: ['invalid_input', 'import_unreadable'],
  }),
  adminImportZones: operation('adminImportZones', {
    summary: 'Add and change zones by a CSV: all of it, or nothing where anything is wrong',
    input: importInput,
    output: importAnswer,
    errors: ['invalid_input', 'import_unreadable', 'import_problems'],
  }),
  adminTestDelivery: operation('adminTestDelivery', {
    summary: 'What a shopper at a PIN code would see at a moment with a cart of some value',
    input: shipping.testDeliveryInput,
    output: shipping.deliveryTest,
    errors: ['invalid_input'],
  }),
}

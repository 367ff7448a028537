import type { AdminOrderSheet } from '../../../contract/index.ts'
import type { Dependencies } from '../../context.ts'
import { cashOfParcel, parcelsOf, unsentOf } from '../../orders/parcels.ts'
import type { ParcelRecord } from '../../orders/records.ts'
import type { OrderRecord } from '../../records.ts'

/** What is printed for some orders, in the order that they were asked for; one that is gone is left out. */
export async function adminListOrderSheets(
  { store }: Dependencies,
  { ids }: { readonly ids: readonly string[] },
): Promise<AdminOrderSheet[]> {
  const orders = await Promise.all(ids.map(id => store.get('orders', id)))
  return orders.filter(order => order !== undefined).flatMap(toSheets)
}

type SheetParcel = Pick<ParcelRecord, 'lines' | 'carrier' | 'trackingNumber' | 'lost'>

/** One for each parcel that is not lost, and one for what is not sent yet. */
function toSheets(order: OrderRecord): AdminOrderSheet[] {
  const sent = parcelsOf(order)
  const unsent = unsentOf(order)
  const parcels: readonly SheetParcel[] = [
    ...sent,
    ...(unsent.length > 0 ? [{ lines: unsent, carrier: null, trackingNumber: null }] : []),
  ]
  const { id, number, createdAt, status, shippingMethod, shippingAddress } = order
  const sheets = parcels.map(({ lines, carrier, trackingNumber }, index) => ({
    id,
    number,
    parcel: order.parcels ? { place: index + 1, count: parcels.length } : null,
    createdAt,
    status,
    shippingMethod,
    shippingAddress,
    lines: lines.flatMap(({ lineIndex, quantity }) => {
      const line = order.lines[lineIndex]
      return line ? [{ name: line.name, variantName: line.variantName, sku: line.sku, quantity }] : []
    }),
    cashToCollect: cashOfParcel(order, lines, sent.slice(0, index)),
    carrier,
    trackingNumber,
  }))
  return sheets.filter((_, index) => !parcels[index]?.lost)
}

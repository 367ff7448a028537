import Papa from 'papaparse'
import {
  courierNamed,
  trackingNumberOf,
  type BulkAnswer,
  type Courier,
  type ShipmentCheck,
} from '../../../contract/index.ts'
import type { Dependencies } from '../../context.ts'
import { isShopError, shopError } from '../../errors.ts'
import { activeCouriers } from '../../orders/couriers.ts'
import { unsentOf } from '../../orders/parcels.ts'
import { shipPieces } from '../../orders/ship-pieces.ts'
import { statusInWords } from '../../orders/state-machine.ts'
import type { OrderRecord } from '../../records.ts'
import type { Administrator } from '../audit.ts'
import { changeManyAsAdministrator } from '../bulk/bulk.ts'
import { canShipParcel } from './editable.ts'
import { requireOrder } from './orders.ts'

/** The bulk order desk: a courier's file of order number, courier and tracking number. */

const mostRows = 2_000

interface Parcel {
  readonly carrier: string
  readonly trackingNumber: string
}

interface Shipment extends Parcel {
  readonly orderId: string
}

/**
 * The parcel as it would be shipped: the courier by its own name, the number without spaces.
 * @throws order_transition, unknown_courier, tracking_number_invalid
 */
function parcelOf(
  couriers: readonly Courier[],
  order: OrderRecord,
  { carrier: name, trackingNumber: text }: Parcel,
): Parcel {
  if (!canShipParcel(order)) {
    const [from, to] = [statusInWords(order.status), statusInWords('shipped')]
    throw shopError('order_transition', { from, to }, 'orderNumber')
  }
  const carrier = courierNamed(couriers, name)?.name
  if (carrier === undefined) {
    const names = couriers.map(courier => courier.name).join(', ')
    throw shopError('unknown_courier', { name, names }, 'carrier')
  }
  const trackingNumber = trackingNumberOf(text)
  if (trackingNumber === null) throw shopError('tracking_number_invalid', {}, 'trackingNumber')
  return { carrier, trackingNumber }
}

/** Ships several orders, or what is left of them; one that cannot be shipped stays, and the answer says so. Can be undone. */
export function adminShipOrders(
  dependencies: Dependencies,
  administrator: Administrator,
  { shipments, batchId }: { readonly shipments: readonly Shipment[]; readonly batchId?: string | undefined },
): Promise<BulkAnswer> {
  const parcels = new Map(shipments.map(shipment => [shipment.orderId, shipment]))
  return changeManyAsAdministrator(dependencies, administrator, {
    action: 'order.ship',
    ids: [...parcels.keys()],
    batchId,
    labelOf: async (tx, id) => (await tx.get('orders', id))?.number ?? 'An order that is gone',
    async change(tx, id) {
      const order = await requireOrder(tx, id)
      const asked = parcels.get(id)
      if (!asked) throw shopError('order_not_found')
      const parcel = parcelOf(await activeCouriers(tx), order, asked)
      const after = await shipPieces(dependencies, tx, order, {
        ...parcel,
        lines: unsentOf(order),
        actorId: administrator.user.id,
      })
      return {
        label: order.number,
        subject: `order:${id}`,
        detail: `${order.number}: shipped with ${parcel.carrier} ${parcel.trackingNumber}`,
        before: order,
        after,
      }
    },
  })
}

type Column = NonNullable<ShipmentCheck['column']>

/** What couriers call the columns, in small letters and digits alone. */
const headers: Readonly<Record<Column, readonly string[]>> = {
  orderNumber: ['ordernumber', 'orderno', 'order', 'orderid', 'reference', 'referenceno'],
  carrier: ['courier', 'couriername', 'carrier', 'courierpartner'],
  trackingNumber: ['trackingnumber', 'trackingno', 'tracking', 'awb', 'awbnumber', 'awbno', 'waybill'],
}

const columnNames: Readonly<Record<Column, string>> = {
  orderNumber: 'Order number',
  carrier: 'Courier',
  trackingNumber: 'Tracking number',
}

const columnOf = (header: string): Column | undefined => {
  const key = header.toLowerCase().replace(/[^a-z0-9]/g, '')
  return (Object.keys(headers) as Column[]).find(column => headers[column].includes(key))
}

interface FileRow extends Readonly<Record<Column, string>> {
  /** As spreadsheets count: the header is row 1. */
  readonly row: number
}

const fileError = (reason: string) => shopError('shipments_file', { reason }, 'csv')

/** @throws shipments_file for a file without the three columns, or with too many rows */
function rowsOf(csv: string): FileRow[] {
  const { data } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''))
  const [head = [], ...rows] = data
  const places = new Map(head.map((header, index) => [columnOf(header), index]))
  const missing = (Object.keys(headers) as Column[]).filter(column => !places.has(column))
  if (missing.length > 0) {
    const names = missing.map(column => columnNames[column]).join(', ')
    throw fileError(`The first row has to name the columns. Missing: ${names}.`)
  }
  const filled = rows
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  if (filled.length === 0) throw fileError('There are no orders in this file')
  if (filled.length > mostRows) throw fileError('Send at most 2,000 orders at a time')
  return filled.map(({ cells, row }) => {
    const cell = (column: Column) => (cells[places.get(column) ?? -1] ?? '').trim().slice(0, 100)
    return {
      row,
      orderNumber: cell('orderNumber'),
      carrier: cell('carrier'),
      trackingNumber: cell('trackingNumber'),
    }
  })
}

/** What shipping a file would do, row by row. Changes nothing. @throws shipments_file */
export async function adminCheckShipments(
  { store }: Dependencies,
  { csv }: { readonly csv: string },
): Promise<ShipmentCheck[]> {
  const rows = rowsOf(csv)
  const numbers = [...new Set(rows.map(({ orderNumber }) => orderNumber.toUpperCase()))]
  const orders = await store.list('orders', { where: { number: numbers } })
  const couriers = await activeCouriers(store)
  const orderOf = new Map(orders.map(order => [order.number, order]))
  /** In which row an order or a tracking number came first. */
  const seen = new Map<string, number>()
  return rows.map(row => {
    const order = orderOf.get(row.orderNumber.toUpperCase())
    try {
      if (!order) throw shopError('order_not_found', {}, 'orderNumber')
      const parcel = parcelOf(couriers, order, row)
      const { fullName, city } = order.shippingAddress
      const twice =
        firstRow(seen, `order ${order.number}`, row.row, 'orderNumber') ??
        firstRow(seen, `number ${parcel.trackingNumber}`, row.row, 'trackingNumber')
      if (twice) return { ...row, shipment: null, ...twice }
      const shipment = { orderId: order.id, ...parcel, customerName: fullName, city }
      return { ...row, shipment, column: null, message: null }
    } catch (error) {
      if (!isShopError(error)) throw error
      const [column] = Object.keys(error.data?.fields ?? {}) as Column[]
      return { ...row, shipment: null, column: column ?? null, message: error.message }
    }
  })
}

/** What is wrong where a row names what an earlier one did; notes it otherwise. */
function firstRow(
  seen: Map<string, number>,
  what: string,
  row: number,
  column: Column,
): Pick<ShipmentCheck, 'column' | 'message'> | null {
  const first = seen.get(what)
  if (first !== undefined)
    return { column, message: `Row ${first} has this ${columnNames[column].toLowerCase()} too` }
  seen.set(what, row)
  return null
}

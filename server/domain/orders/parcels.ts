import {
  type InvoiceLine,
  type Order,
  type OrderStatus,
  type Parcel,
  type ParcelStatus,
} from '../../contract/index.ts'
import { endsWithoutSale } from '../../contract/order-endings.ts'
import { chargeLinesOf } from '../invoices/tax-documents.ts'
import type { OrderRecord } from '../records.ts'
import { piecesAt } from '../returns/pieces.ts'
import { toTracked } from './couriers.ts'
import type { ParcelRecord, Pieces, Tracked } from './records.ts'

type Sendable = Pick<OrderRecord, 'status' | 'lines' | 'parcels' | keyof Tracked | 'timeline' | 'createdAt'>

/** The least that came of the parcels says where the order is. */
const ranks: readonly ParcelStatus[] = ['shipped', 'undelivered', 'out_for_delivery', 'delivered']

const isParcelStatus = (status: OrderStatus): status is ParcelStatus =>
  status === 'returned_to_origin' || (ranks as readonly OrderStatus[]).includes(status)

const allPieces = ({ lines }: Pick<OrderRecord, 'lines'>): Pieces[] =>
  lines.map(({ quantity }, lineIndex) => ({ lineIndex, quantity }))

/** What was sent of an order: its parcels, or the one that it went in as a whole. */
export function parcelsOf(order: Sendable): readonly ParcelRecord[] {
  if (order.parcels) return order.parcels
  const { status, carrier, trackingNumber, trackingPage, timeline, createdAt } = order
  if (!isParcelStatus(status)) return []
  const at = (step: OrderStatus) => timeline.findLast(entry => entry.status === step)?.at
  const shippedAt = at('shipped') ?? createdAt
  const deliveredAt = at('delivered') ?? null
  const tracked = { carrier, trackingNumber, ...(trackingPage !== undefined && { trackingPage }) }
  return [{ id: '1', lines: allPieces(order), ...tracked, status, shippedAt, deliveredAt }]
}

/** Parcels that hold pieces, or held pieces that are paid back: not those whose pieces are sent again. */
const holding = <P extends Pick<ParcelRecord, 'lost'>>(parcels: readonly P[]): P[] =>
  parcels.filter(({ lost }) => lost?.resolution !== 'resend')

const sentOf = (parcels: readonly Pick<ParcelRecord, 'lines'>[], lineIndex: number) =>
  parcels
    .flatMap(({ lines }) => lines)
    .filter(pieces => pieces.lineIndex === lineIndex)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** Pieces that are in no parcel yet, or no longer. */
export function unsentOf(order: Sendable): Pieces[] {
  const parcels = holding(parcelsOf(order))
  return allPieces(order)
    .map(({ lineIndex, quantity }) => ({ lineIndex, quantity: quantity - sentOf(parcels, lineIndex) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Parcels that are somewhere: on their way, or handed over. */
const notLost = ({ parcels = [] }: Pick<OrderRecord, 'parcels'>) => parcels.filter(({ lost }) => !lost)

/** Pieces of a line that were lost and paid back: nobody has them, and nobody gets them. */
export const lostForGood = ({ parcels = [] }: Pick<OrderRecord, 'parcels'>, lineIndex: number): number =>
  sentOf(
    parcels.filter(({ lost }) => lost?.resolution === 'refund'),
    lineIndex,
  )

/** The lines of an order without what was lost for good. */
export const linesKept = (order: Pick<OrderRecord, 'lines' | 'parcels'>): OrderRecord['lines'] =>
  order.lines
    .map((line, lineIndex) => ({ ...line, quantity: line.quantity - lostForGood(order, lineIndex) }))
    .filter(({ quantity }) => quantity > 0)

/**
 * Where an order is that goes in several parcels: where the one is that has come least far. What is not sent yet counts as
 * shipped, so that the order is delivered with its last piece, and what follows from that (cash, returns, warranty) with
 * it. Of lost parcels: an order of which nothing is on its way any more waits packed, and one of which nothing is left ends.
 */
export function statusOfParcels(order: Sendable): OrderStatus {
  const reached = notLost(order).map(({ status }) => ranks.indexOf(status))
  if (unsentOf(order).length > 0) return reached.length > 0 ? 'shipped' : 'packed'
  return reached.length > 0 ? (ranks[Math.min(...reached)] ?? 'shipped') : 'cancelled'
}

/** Whether all parcels of an order may go back at once: none could be handed over. */
export const isNothingDelivered = (order: Pick<OrderRecord, 'parcels'>): boolean =>
  notLost(order).every(({ status }) => status === 'undelivered')

/** What of an order's money falls on a parcel. */
interface ParcelShare {
  /** Places of its pieces in each line, from 0. */
  readonly places: readonly { readonly lineIndex: number; readonly places: readonly number[] }[]
  /** What is charged beside the goods falls on it. */
  readonly hasCharges: boolean
}

/** Whose pieces and charges nothing that is sent as the parcel at `index` can have: those sent before and not lost by then. */
const isTakenAt = ({ lost }: Pick<ParcelRecord, 'lost'>, index: number) =>
  lost?.resolution !== 'resend' || lost.parcelsUntilThen > index

/**
 * The share of each parcel in the order's money: its pieces, and with the first what the delivery costs. What is sent again
 * has the share of the parcel that was lost, so that all of them add up to the order's total, to the paisa.
 */
function sharesOf(parcels: readonly Pick<ParcelRecord, 'lines' | 'lost'>[]): ParcelShare[] {
  const shares: ParcelShare[] = []
  for (const [index, { lines }] of parcels.entries()) {
    const before = shares.filter((_, place) => isTakenAt(parcels[place] ?? {}, index))
    shares.push({
      places: lines.map(({ lineIndex, quantity }) => {
        const taken = new Set(
          before.flatMap(share =>
            share.places.filter(line => line.lineIndex === lineIndex).flatMap(line => line.places),
          ),
        )
        const places: number[] = []
        for (let place = 0; places.length < quantity; place += 1) if (!taken.has(place)) places.push(place)
        return { lineIndex, places }
      }),
      hasCharges: before.every(share => !share.hasCharges),
    })
  }
  return shares
}

const shareOfLast = (parcels: readonly Pick<ParcelRecord, 'lines' | 'lost'>[]): ParcelShare =>
  sharesOf(parcels).at(-1) ?? { places: [], hasCharges: false }

/**
 * Paise that the courier collects with a parcel: what its pieces cost, and with the first what the delivery costs. All
 * parcels add up to the order's total.
 */
export function cashOfParcel(
  order: OrderRecord,
  lines: readonly Pieces[],
  before: readonly ParcelRecord[],
): number {
  if (order.paymentStatus !== 'cod_due') return 0
  const { places, hasCharges } = shareOfLast([...before, { lines }])
  return linesAt(order, places).reduce(
    (sum, { total }) => sum + total,
    hasCharges ? order.shipping + order.codFee : 0,
  )
}

const linesAt = (order: Pick<OrderRecord, 'lines'>, pieces: ParcelShare['places']): InvoiceLine[] =>
  pieces.flatMap(({ lineIndex, places }) => {
    const line = order.lines[lineIndex]
    return line ? [piecesAt(line, places)] : []
  })

/**
 * What a lost parcel was worth, as lines of a credit note: its pieces and, where the courier would have collected it with
 * them, what is charged beside the goods.
 */
export function worthOfParcel(order: OrderRecord, parcelId: string): InvoiceLine[] {
  const parcels = order.parcels ?? []
  const { places, hasCharges } = shareOfLast(
    parcels.slice(0, parcels.findIndex(({ id }) => id === parcelId) + 1),
  )
  const isCollected = hasCharges && order.paymentStatus === 'cod_due'
  return [...linesAt(order, places), ...(isCollected ? chargeLinesOf(order) : [])]
}

/** Places of a line's pieces that were not paid back as lost, from 0: a return counts through these. */
export function placesKept(
  { parcels = [], lines }: Pick<OrderRecord, 'lines' | 'parcels'>,
  lineIndex: number,
): number[] {
  const gone = new Set(
    sharesOf(parcels)
      .filter((_, index) => parcels[index]?.lost?.resolution === 'refund')
      .flatMap(({ places }) =>
        places.filter(line => line.lineIndex === lineIndex).flatMap(line => line.places),
      ),
  )
  return Array.from({ length: lines[lineIndex]?.quantity ?? 0 }, (_, place) => place).filter(
    place => !gone.has(place),
  )
}

/** Paise that couriers collect in all of an order on delivery: nothing for a parcel that was lost and paid back. */
export const cashOfOrder = ({ parcels = [], total }: Pick<OrderRecord, 'parcels' | 'total'>): number =>
  parcels.reduce((sum, { lost }) => sum - (lost?.amount ?? 0), total)

/** Pieces with what they are. */
export function itemsOf(order: Pick<OrderRecord, 'lines'>, pieces: readonly Pieces[]): Parcel['items'] {
  return pieces.flatMap(({ lineIndex, quantity }) => {
    const line = order.lines[lineIndex]
    return line ? [{ lineIndex, name: line.name, variantName: line.variantName, quantity }] : []
  })
}

/** "Tivra, Silver × 1, Komal, White × 2" */
export const piecesInWords = (order: Pick<OrderRecord, 'lines'>, pieces: readonly Pieces[]): string =>
  itemsOf(order, pieces)
    .map(({ name, variantName, quantity }) => `${name}, ${variantName} × ${quantity}`)
    .join('; ')

/** Parcels and what is in none yet, as answers have them. */
export function toParcels(order: OrderRecord): Pick<Order, 'parcels' | 'unsent'> {
  return {
    parcels: parcelsOf(order).map(({ lines, lost, ...parcel }) => ({
      ...toTracked(parcel),
      // Why it was lost is for the shop alone.
      lost: lost ? { at: lost.at, resolution: lost.resolution } : null,
      items: itemsOf(order, lines),
    })),
    // Of an order in parcels that ended, what is left is not sent any more.
    unsent: order.parcels && endsWithoutSale(order.status) ? [] : itemsOf(order, unsentOf(order)),
  }
}

import { maximumPictures, type OrderReturn, type ReturnReason } from '../../contract/index.ts'
import { dayInWords, toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { tellOfReturn } from '../messages/returns.ts'
import { toTracked } from '../orders/couriers.ts'
import { lostForGood } from '../orders/parcels.ts'
import { holdReplacement } from '../orders/stock.ts'
import { requireOrder, requireReadableOrder } from '../orders/require-order.ts'
import type { OrderRecord, ShopReader, ShopTransaction, UserRecord } from '../records.ts'
import { attachPictures } from '../uploads/attach.ts'
import { toPictures } from '../uploads/picture.ts'
import type { ReturnRecord } from './records.ts'
import {
  allowedReturnMoves,
  isReturnOpen,
  piecesIn,
  linesReturned,
  refundedLines,
  resolutionOf,
  returnableUntil,
  sumOfLines,
} from './rules.ts'

export interface ReturnRequest {
  readonly id: string
  readonly items: readonly {
    readonly lineIndex: number
    readonly quantity: number
    /** Uploads for a return. */
    readonly photos?: readonly string[] | undefined
  }[]
  readonly reason: ReturnReason
  readonly resolution: OrderReturn['resolution']
  readonly comment?: string | undefined
  readonly upiId?: string | undefined
}

/**
 * Asks to return pieces of a delivered order (BEY-11).
 * @throws order_not_found, order_not_delivered, return_window_closed, order_line_not_found, return_already_open,
 *   item_already_returned, upi_id_required, replacement_unavailable, upload_not_found
 */
export async function createReturn(
  dependencies: Dependencies,
  user: UserRecord,
  request: ReturnRequest,
): Promise<OrderReturn> {
  const { clock, ids, store } = dependencies
  return store.transaction(async tx => {
    const order = await requireOrder(tx, user, request.id)
    const nowMs = clock.now()
    requireWindow(order, nowMs)
    const items = mergedItems(request.items)
    const known = await tx.list('returns', { where: { orderId: order.id } })
    requirePieces(order, items, known)
    const isRefund = request.resolution === 'refund'
    if (!isRefund) await holdReplacement(dependencies, tx, linesReturned({ items }, order))
    const payment = order.paymentMethod === 'cod' ? undefined : await tx.get('payments', order.id)
    const refundTo = payment?.paymentId ? 'source' : 'upi'
    if (isRefund && refundTo === 'upi' && request.upiId === undefined)
      throw shopError('upi_id_required', {}, 'upiId')
    const at = toInstant(nowMs)
    const id = ids.id()
    const record: ReturnRecord = {
      id,
      orderId: order.id,
      userId: user.id,
      version: 1,
      status: 'requested',
      reason: request.reason,
      resolution: request.resolution,
      comment: request.comment || null,
      items: await withPhotos(tx, items, request.items, { userId: user.id, returnId: id, nowMs }),
      amount: isRefund ? sumOfLines(refundedLines(order, { items, reason: request.reason }, known)) : 0,
      refundTo,
      upiId: isRefund && refundTo === 'upi' ? (request.upiId ?? null) : null,
      payoutReference: null,
      restocked: null,
      timeline: [{ status: 'requested', at, by: 'customer', actorId: user.id }],
      createdAt: at,
    }
    await tx.put('returns', record)
    await tellOfReturn(dependencies, tx, order, record)
    return toReturn(record, order)
  })
}

/** Attaches what was sent for each line. @throws upload_not_found */
async function withPhotos(
  tx: ShopTransaction,
  items: ReturnRecord['items'],
  asked: ReturnRequest['items'],
  { userId, returnId, nowMs }: { userId: string; returnId: string; nowMs: number },
): Promise<ReturnRecord['items']> {
  const attachment = { userId, purpose: 'return', to: `return:${returnId}`, field: 'photos', nowMs } as const
  const withThem: ReturnRecord['items'][number][] = []
  for (const item of items) {
    const sent = asked.filter(({ lineIndex }) => lineIndex === item.lineIndex)
    const ids = sent.flatMap(({ photos = [] }) => photos).slice(0, maximumPictures)
    const photos = await attachPictures(tx, ids, attachment)
    withThem.push(photos.length > 0 ? { ...item, photos } : item)
  }
  return withThem
}

/** One entry a line, however often it was named. */
function mergedItems(items: ReturnRequest['items']): ReturnRecord['items'] {
  const pieces = items.map(({ lineIndex, quantity }) => ({ lineIndex, quantity }))
  const lineIndexes = [...new Set(items.map(({ lineIndex }) => lineIndex))]
  return lineIndexes.map(lineIndex => ({ lineIndex, quantity: piecesIn([{ items: pieces }], lineIndex) }))
}

function requireWindow(order: OrderRecord, nowMs: number): void {
  const untilMs = returnableUntil(order)
  if (untilMs === null) throw shopError('order_not_delivered')
  if (nowMs > untilMs) throw shopError('return_window_closed', { date: dayInWords(untilMs) })
}

/** A piece comes back once: pieces of a return that was rejected stay with the customer, and may be asked for again. */
function requirePieces(
  order: OrderRecord,
  items: ReturnRecord['items'],
  known: readonly ReturnRecord[],
): void {
  const taken = known.filter(({ status }) => status !== 'rejected')
  for (const { lineIndex, quantity } of items) {
    const line = order.lines[lineIndex]
    if (!line) throw shopError('order_line_not_found')
    const arrived = line.quantity - lostForGood(order, lineIndex)
    if (piecesIn(taken, lineIndex) + quantity <= arrived) continue
    const isOpen = piecesIn(taken.filter(isReturnOpen), lineIndex) > 0
    throw shopError(isOpen ? 'return_already_open' : 'item_already_returned')
  }
}

/**
 * The returns of an order, the oldest first, for its customer and for administrators.
 * @throws order_not_found
 */
export async function listReturns(
  { store }: Dependencies,
  user: UserRecord,
  orderId: string,
): Promise<OrderReturn[]> {
  const order = await requireReadableOrder(store, user, orderId)
  return returnsOf(store, order)
}

/** The returns of an order, the oldest first. */
export async function returnsOf(reader: ShopReader, order: OrderRecord): Promise<OrderReturn[]> {
  const records = await reader.list('returns', { where: { orderId: order.id } })
  return records
    .toSorted((left, right) => left.createdAt.localeCompare(right.createdAt))
    .map(record => toReturn(record, order))
}

export function toReturn(record: ReturnRecord, order: OrderRecord): OrderReturn {
  const { userId: _userId, createdAt: _createdAt, restocked: _restocked, replacement, ...rest } = record
  return {
    ...rest,
    resolution: resolutionOf(record),
    replacement: replacement ? toTracked(replacement) : null,
    items: record.items.map(item => {
      const line = order.lines[item.lineIndex]
      return {
        ...item,
        name: line?.name ?? '',
        variantName: line?.variantName ?? '',
        photos: toPictures(item.photos),
      }
    }),
    pickupAddress: order.shippingAddress,
    timeline: record.timeline.map(({ actorId: _actorId, ...entry }) => entry),
    allowedStatuses: [...allowedReturnMoves(record)],
  }
}

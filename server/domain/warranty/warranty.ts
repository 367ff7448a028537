import type { OrderWarranties, WarrantyClaim } from '../../contract/index.ts'
import { dayInWords, toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { tellCustomer } from '../messages/outbox.ts'
import { deletedUserId } from '../orders/buyer-keys.ts'
import { toTracked } from '../orders/couriers.ts'
import { randomSymbols } from '../orders/numbers.ts'
import { requireOrder, requireReadableOrder } from '../orders/require-order.ts'
import type { OrderRecord, ShopReader, ShopTransaction, UserRecord } from '../records.ts'
import { lostForGood } from '../orders/parcels.ts'
import { piecesIn } from '../returns/rules.ts'
import type { WarrantyClaimRecord } from './records.ts'
import { allowedClaimMoves, isClaimOpen, warrantyMonthsOf, warrantyUntil } from './rules.ts'

export function toClaim(record: WarrantyClaimRecord, order: Pick<OrderRecord, 'lines'>): WarrantyClaim {
  const { userId: _userId, createdAt: _createdAt, parcel, ...claim } = record
  const line = order.lines[record.lineIndex]
  return {
    ...claim,
    name: line?.name ?? '',
    variantName: line?.variantName ?? '',
    parcel: parcel && toTracked(parcel),
    timeline: record.timeline.map(({ actorId: _actorId, ...entry }) => entry),
    allowedStatuses: [...allowedClaimMoves(record.status)],
  }
}

const claimsOfOrder = async (reader: ShopReader, orderId: string): Promise<WarrantyClaimRecord[]> =>
  (await reader.list('warrantyClaims', { where: { orderId } })).toSorted((left, right) =>
    left.createdAt.localeCompare(right.createdAt),
  )

/** Pieces of a line that the customer still has: neither in a return that stands nor in an open claim. */
async function piecesLeft(
  reader: ShopReader,
  order: OrderRecord,
  lineIndex: number,
  claims: readonly WarrantyClaimRecord[],
): Promise<number> {
  const returns = await reader.list('returns', { where: { orderId: order.id } })
  // What was replaced came back to the customer, with the warranty of the one before it.
  const gone = returns.filter(({ status }) => status !== 'rejected' && status !== 'replaced')
  const open = claims.filter(claim => claim.lineIndex === lineIndex && isClaimOpen(claim))
  const arrived = (order.lines[lineIndex]?.quantity ?? 0) - lostForGood(order, lineIndex)
  return arrived - piecesIn(gone, lineIndex) - open.length
}

/**
 * The warranty of each line of an order, which buying registers, and the claims (BEY-10); for its customer and for
 * administrators.
 * @throws order_not_found
 */
export async function listWarranties(
  { clock, store }: Dependencies,
  user: UserRecord,
  orderId: string,
): Promise<OrderWarranties> {
  const order = await requireReadableOrder(store, user, orderId)
  const claims = await claimsOfOrder(store, order.id)
  const lines = await Promise.all(
    order.lines.map(async ({ productId, name, variantName }, lineIndex) => {
      const months = warrantyMonthsOf(order, lineIndex, await store.get('products', productId))
      const untilMs = warrantyUntil(order, months)
      return {
        lineIndex,
        name,
        variantName,
        months,
        until: untilMs === null ? null : toInstant(untilMs),
        canClaim:
          untilMs !== null &&
          clock.now() <= untilMs &&
          (await piecesLeft(store, order, lineIndex, claims)) > 0,
      }
    }),
  )
  return { lines, claims: claims.map(claim => toClaim(claim, order)) }
}

/**
 * Claims the warranty of one piece (BEY-10).
 * @throws order_not_found, order_line_not_found, no_warranty, warranty_over, warranty_claim_open
 */
export async function createWarrantyClaim(
  dependencies: Dependencies,
  user: UserRecord,
  {
    id,
    lineIndex,
    fault,
    description,
  }: Pick<WarrantyClaimRecord, 'id' | 'lineIndex' | 'fault' | 'description'>,
): Promise<WarrantyClaim> {
  const { clock, ids, store } = dependencies
  return store.transaction(async tx => {
    const order = await requireOrder(tx, user, id)
    const line = order.lines[lineIndex]
    if (!line) throw shopError('order_line_not_found')
    const months = warrantyMonthsOf(order, lineIndex, await tx.get('products', line.productId))
    const untilMs = warrantyUntil(order, months)
    if (untilMs === null) throw shopError('no_warranty', {}, 'lineIndex')
    const nowMs = clock.now()
    if (nowMs > untilMs) throw shopError('warranty_over', { date: dayInWords(untilMs) }, 'lineIndex')
    const claims = await claimsOfOrder(tx, order.id)
    if ((await piecesLeft(tx, order, lineIndex, claims)) <= 0)
      throw shopError('warranty_claim_open', {}, 'lineIndex')
    const at = toInstant(nowMs)
    const record: WarrantyClaimRecord = {
      id: ids.id(),
      number: `W-${randomSymbols(dependencies)}`,
      orderId: order.id,
      userId: user.id,
      version: 1,
      lineIndex,
      fault,
      description,
      status: 'requested',
      parcel: null,
      timeline: [{ status: 'requested', at, by: 'customer', actorId: user.id }],
      createdAt: at,
    }
    await tx.put('warrantyClaims', record)
    await tellOfClaim(dependencies, tx, order, record)
    return toClaim(record, order)
  })
}

/** Tells the customer what a claim has come to. */
export async function tellOfClaim(
  dependencies: Parameters<typeof tellCustomer>[0],
  tx: ShopTransaction,
  order: OrderRecord,
  { id, status }: Pick<WarrantyClaimRecord, 'id' | 'status'>,
): Promise<void> {
  const topic = { kind: `claim_${status}`, orderId: order.id, claimId: id } as const
  await tellCustomer(dependencies, tx, order, `${id}.${topic.kind}`, topic)
}

/**
 * Takes from a user's claims their words. What was claimed stays with the order.
 * @throws open_orders while a claim is open
 */
export async function eraseClaims(tx: ShopTransaction, userId: string): Promise<void> {
  const claims = await tx.list('warrantyClaims', { where: { userId } })
  if (claims.some(isClaimOpen)) throw shopError('open_orders')
  for (const claim of claims) {
    await tx.put('warrantyClaims', {
      ...claim,
      userId: deletedUserId,
      version: claim.version + 1,
      description: '',
      timeline: claim.timeline.map(({ note: _note, ...entry }) => ({
        ...entry,
        actorId: entry.by === 'customer' ? null : entry.actorId,
      })),
    })
  }
}

/** What someone claimed, the oldest first, for the export of their data. */
export async function claimsOf(reader: ShopReader, orders: readonly OrderRecord[]): Promise<WarrantyClaim[]> {
  const claims: WarrantyClaim[] = []
  for (const order of orders)
    claims.push(...(await claimsOfOrder(reader, order.id)).map(claim => toClaim(claim, order)))
  return claims
}

import type { WarrantyClaim } from '../../contract/index.ts'
import { changeAsAdministrator, type Administrator } from '../admin/audit.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { sentWith } from '../orders/couriers.ts'
import { pageBounds, type RecordPage, type WaitingListQuery } from '../paging.ts'
import type { ShopReader } from '../records.ts'
import type { WarrantyClaimRecord } from './records.ts'
import { allowedClaimMoves } from './rules.ts'
import { tellOfClaim, toClaim } from './warranty.ts'

const pageSize = 50

async function withOrder(reader: ShopReader, record: WarrantyClaimRecord): Promise<WarrantyClaim> {
  return toClaim(record, (await reader.get('orders', record.orderId)) ?? { lines: [] })
}

/** Claims, those that wait longest first unless asked otherwise. */
export async function adminListWarrantyClaims(
  { store }: Dependencies,
  query: WaitingListQuery<WarrantyClaim['status']>,
): Promise<RecordPage<WarrantyClaim>> {
  const { status, search, direction = 'asc' } = query
  const selection = {
    ...(status && { where: { status } }),
    ...(search && { contains: { index: 'search', anyOf: [search] } }),
  }
  const [claims, total] = await Promise.all([
    store.list('warrantyClaims', {
      ...selection,
      orderBy: { index: 'createdAt', direction },
      ...pageBounds(query, pageSize),
    }),
    store.count('warrantyClaims', selection),
  ])
  return { items: await Promise.all(claims.map(claim => withOrder(store, claim))), total }
}

/** @throws warranty_claim_not_found */
export async function adminGetWarrantyClaim({ store }: Dependencies, id: string): Promise<WarrantyClaim> {
  const claim = await store.get('warrantyClaims', id)
  if (!claim) throw shopError('warranty_claim_not_found')
  return withOrder(store, claim)
}

export interface ClaimMove {
  readonly id: string
  readonly version: number
  readonly status: WarrantyClaim['status']
  readonly note?: string | undefined
  readonly carrier?: string | undefined
  readonly trackingNumber?: string | undefined
}

/**
 * Moves a claim on. What is repaired or replaced goes back with a tracking number, without money and without a document:
 * no GST falls on it (CBIC circular 195/07/2023-GST).
 * @throws warranty_claim_not_found, stale_version, warranty_claim_transition, decline_reason_required,
 *   tracking_number_required
 */
export async function adminSetWarrantyClaimStatus(
  dependencies: Dependencies,
  administrator: Administrator,
  move: ClaimMove,
): Promise<WarrantyClaim> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await tx.get('warrantyClaims', move.id)
    const order = before && (await tx.get('orders', before.orderId))
    if (!before || !order) throw shopError('warranty_claim_not_found')
    requireMove(before, move)
    const { status, note, carrier, trackingNumber } = move
    const goesBack = status === 'repaired' || status === 'replaced'
    const after: WarrantyClaimRecord = {
      ...before,
      version: before.version + 1,
      status,
      parcel:
        goesBack && trackingNumber
          ? { ...(await sentWith(tx, carrier || null)), trackingNumber }
          : before.parcel,
      timeline: [
        ...before.timeline,
        {
          status,
          at: toInstant(dependencies.clock.now()),
          by: 'administrator',
          actorId: administrator.user.id,
          ...(note ? { note } : {}),
        },
      ],
    }
    await tx.put('warrantyClaims', after)
    await tellOfClaim(dependencies, tx, order, after)
    return {
      answer: toClaim(after, order),
      action: 'warranty_claim.status',
      subject: `warranty_claim:${before.id}`,
      detail: `${before.number} of ${order.number}: ${before.status} → ${status}`,
      before,
      after,
    }
  })
}

function requireMove(record: WarrantyClaimRecord, move: ClaimMove): void {
  if (record.version !== move.version) throw shopError('stale_version')
  if (!allowedClaimMoves(record.status).includes(move.status))
    throw shopError('warranty_claim_transition', { from: record.status, to: move.status })
  if (move.status === 'declined' && !move.note) throw shopError('decline_reason_required', {}, 'note')
  const goesBack = move.status === 'repaired' || move.status === 'replaced'
  if (goesBack && !move.trackingNumber) throw shopError('tracking_number_required', {}, 'trackingNumber')
}

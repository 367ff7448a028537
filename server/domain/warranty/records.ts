import type { WarrantyClaim } from '../../contract/index.ts'
import type { Tracked } from '../orders/records.ts'
import { collection } from '../ports/store.ts'

/** A claim under the warranty of one piece of an order's line. Instants are ISO 8601 in UTC. */
export interface WarrantyClaimRecord {
  id: string
  /** "W-8KQ2M4XD". */
  number: string
  orderId: string
  userId: string
  version: number
  lineIndex: number
  fault: WarrantyClaim['fault']
  /** Empty once whoever wrote it deleted their account. */
  description: string
  status: WarrantyClaim['status']
  /** What was sent back. */
  parcel: (Tracked & { readonly trackingNumber: string }) | null
  timeline: readonly (WarrantyClaim['timeline'][number] & { actorId: string | null })[]
  createdAt: string
}

export const warrantyCollections = {
  warrantyClaims: collection<WarrantyClaimRecord>({
    equal: {
      orderId: { of: claim => claim.orderId },
      userId: { of: claim => claim.userId },
      status: { of: claim => claim.status },
      number: { of: claim => claim.number, unique: true },
    },
    sorted: { createdAt: claim => claim.createdAt },
    within: { status: ['createdAt'] },
    text: { search: ({ number, description }) => `${number}\n${description}` },
  }),
} as const

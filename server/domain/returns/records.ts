import type { OrderReturn } from '../../contract/index.ts'
import type { Tracked } from '../orders/records.ts'
import { collection } from '../ports/store.ts'
import type { AttachedPicture } from '../uploads/records.ts'

export interface ReturnRecord {
  id: string
  orderId: string
  userId: string
  version: number
  status: OrderReturn['status']
  reason: OrderReturn['reason']
  /** Absent in returns from before there were replacements: a refund. */
  resolution?: OrderReturn['resolution']
  comment: string | null
  /** `photos` are absent where there are none. */
  items: readonly { lineIndex: number; quantity: number; photos?: readonly AttachedPicture[] }[]
  /** Paise. An estimate until it is refunded. */
  amount: number
  refundTo: OrderReturn['refundTo']
  upiId: string | null
  payoutReference: string | null
  /** The parcel of the replacement, once it is sent. */
  replacement?: Tracked & { readonly trackingNumber: string }
  /** Whether the pieces went back on the shelf; null until they are received. */
  restocked: boolean | null
  timeline: readonly (OrderReturn['timeline'][number] & { actorId: string | null })[]
  createdAt: string
}

export const returnCollections = {
  returns: collection<ReturnRecord>({
    equal: {
      orderId: { of: record => record.orderId },
      userId: { of: record => record.userId },
      status: { of: record => record.status },
      reason: { of: record => record.reason },
      resolution: { of: ({ resolution = 'refund' }) => resolution },
    },
    sorted: { createdAt: record => record.createdAt },
    within: { status: ['createdAt'] },
  }),
} as const

import type { LossResolution, ParcelStatus } from '../../contract/index.ts'
import type { LossReason } from '../../contract/cancellation.ts'

/** Pieces of a line of the order: `lineIndex` is its place there, from 0. */
export interface Pieces {
  readonly lineIndex: number
  readonly quantity: number
}

/** A parcel as it is kept. */
export interface Tracked {
  readonly carrier: string | null
  readonly trackingNumber: string | null
  /**
   * The courier's page when the parcel left: what the owner changes later does not move parcels. Null: it had none. Absent
   * in parcels of older shops.
   */
  readonly trackingPage?: string | null
}

/** A parcel of an order that goes in several. */
export interface ParcelRecord extends Tracked {
  /** Its place in the order; the first is "1". */
  readonly id: string
  readonly lines: readonly Pieces[]
  /** Null once the customer's data is erased. */
  readonly trackingNumber: string | null
  readonly status: ParcelStatus
  readonly shippedAt: string
  readonly deliveredAt: string | null
  /** Absent while it is not lost. */
  readonly lost?: LossRecord
}

/** How a parcel was lost, and what became of its pieces. */
export interface LossRecord {
  readonly at: string
  readonly reason: LossReason
  /** For the shop; null also once the customer's data is erased. */
  readonly note: string | null
  readonly resolution: LossResolution
  /** Paise that went back, or are not collected. */
  readonly amount: number
  /** Parcels sent until then: those after them may hold its pieces once more. */
  readonly parcelsUntilThen: number
}

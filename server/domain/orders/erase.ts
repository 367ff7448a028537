import type { PostalAddress } from '../../contract/index.ts'
import type { OrderRecord } from '../records.ts'
import { deletedUserId } from './buyer-keys.ts'

/** GST needs the state that goods were supplied to. */
function stateAlone({ state }: PostalAddress): PostalAddress {
  return { fullName: 'Deleted customer', phoneNumber: '', line1: '', city: '', state, pincode: '' }
}

/**
 * An order without what tells who placed it. Amounts, lines, taxes, the invoice's number and a GSTIN with its business's name
 * stay: tax law asks for them.
 */
export function withoutPersonalData(order: OrderRecord): OrderRecord {
  return {
    ...order,
    userId: deletedUserId,
    version: order.version + 1,
    email: null,
    shippingAddress: stateAlone(order.shippingAddress),
    billingAddress: stateAlone(order.billingAddress),
    trackingNumber: null,
    ...(order.parcels && {
      parcels: order.parcels.map(({ lost, ...parcel }) => ({
        ...parcel,
        trackingNumber: null,
        ...(lost && { lost: { ...lost, note: null } }),
      })),
    }),
    staffNotes: [],
    timeline: order.timeline.map(({ status, at, by, actorId }) => ({
      status,
      at,
      by,
      actorId: by === 'customer' ? null : actorId,
    })),
  }
}

import type {
  AdminOrder,
  AdminOrderSummary,
  Order,
  PaymentMethodId,
  TrackedOrder,
} from '../../contract/index.ts'
import type { OrderRecord } from '../records.ts'
import { canStillBePaid, paymentPagePath } from '../payments/can-be-paid.ts'
import { returnableUntil } from '../returns/rules.ts'
import { toInstant } from '../calendar.ts'
import { parcelLink } from './couriers.ts'
import { toParcels } from './parcels.ts'
import { canMove, stateWhenPlaced } from './state-machine.ts'

/** An order as its owner sees it: who made each change is told by role, not by name. */
export function toOrder(record: OrderRecord): Order {
  const {
    userId: _userId,
    version: _version,
    updatedAt: _updatedAt,
    email: _email,
    warrantyMonths: _warrantyMonths,
    language: _language,
    staffNotes = [],
    refunds: _refunds,
    cash: _cash,
    trackingPage: _trackingPage,
    chargesGstRate: _chargesGstRate,
    ...order
  } = record
  const untilMs = returnableUntil(record)
  return {
    ...order,
    businessName: record.businessName ?? null,
    lines: [...record.lines],
    payment: {
      status: record.paymentStatus,
      next: canStillBePaid(record) ? paymentPagePath(record.id) : null,
    },
    timeline: record.timeline.map(({ actorId: _actorId, internalNote: _internalNote, ...entry }) => entry),
    notes: staffNotes.filter(({ isForCustomer }) => isForCustomer).map(({ note, at }) => ({ note, at })),
    ...toParcels(record),
    trackingUrl: parcelLink(record),
    creditNotes: [...(record.creditNotes ?? [])],
    canCancel: canMove(record.status, 'cancelled', 'customer'),
    returnableUntil: untilMs === null ? null : toInstant(untilMs),
  }
}

/**
 * An order as it was answered when it was placed, however far it has come since: everything that a later move changes
 * begins anew here (`moveOrder`). The address is the one that it has now: the shop may have corrected it.
 * @param paymentMethod that it was placed with: another may have been chosen since
 */
export function toOrderAsPlaced(record: OrderRecord, paymentMethod: PaymentMethodId): Order {
  const { parcels: _parcels, ...whole } = record
  return toOrder({
    ...whole,
    ...stateWhenPlaced(paymentMethod),
    paymentMethod,
    timeline: record.timeline.slice(0, 1),
    trackingNumber: null,
    carrier: null,
    invoiceNumber: null,
    creditNotes: [],
    staffNotes: [],
  })
}

/** The steps of an order with the notes that are for the shop alone. */
export function toAdminTimeline(record: OrderRecord): AdminOrder['timeline'] {
  return record.timeline.map(({ actorId: _actorId, ...entry }) => entry)
}

/** What anyone with the number and the contact may know (ORD-2): no name, no street, no amounts. */
export function toTrackedOrder(record: OrderRecord): TrackedOrder {
  const { city, pincode } = record.shippingAddress
  return {
    number: record.number,
    status: record.status,
    timeline: record.timeline.map(({ status, at }) => ({ status, at })),
    city,
    pincode,
    estimate: record.estimate,
    ...toParcels(record),
    trackingNumber: record.trackingNumber,
    carrier: record.carrier,
    trackingUrl: parcelLink(record),
  }
}

/** A row of the administrator's table of orders (ADM-3). */
export function toAdminOrderSummary(record: OrderRecord): AdminOrderSummary {
  const { id, number, version, status, paymentStatus, paymentMethod, createdAt, total } = record
  const { fullName, phoneNumber, city, pincode } = record.shippingAddress
  return {
    id,
    number,
    version,
    status,
    paymentStatus,
    paymentMethod,
    createdAt,
    customerName: fullName,
    phoneNumber,
    city,
    pincode,
    itemCount: record.lines.reduce((sum, line) => sum + line.quantity, 0),
    items: record.lines.map(line => `${line.name}, ${line.variantName} × ${line.quantity}`),
    total,
  }
}

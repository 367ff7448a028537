import * as z from 'zod'
import { lossReasons, type LossReason } from '../cancellation.ts'
import { personName } from './account.ts'
import { batchId, bulkIds, exportPaging, listInput } from './admin-lists.ts'
import { choices, day, id, instant, paise, pathId } from './common.ts'
import {
  createAddressInput,
  order,
  orderStatus,
  parcel,
  parcelStatus,
  paymentStatus,
  postalAddress,
  shippingMethodId,
  timelineEntry,
} from './orders.ts'
import { paymentMethodId } from './payment-methods.ts'
import { orderReturn, returnReason, returnResolution, returnStatus } from './returns.ts'
import { paragraphs, textLine } from './text.ts'

/** Orders and returns, as the shop works through them (ADM-3). */

export const adminOrderSummary = z.strictObject({
  id,
  number: z.string(),
  version: z.int(),
  status: orderStatus,
  paymentStatus,
  paymentMethod: paymentMethodId,
  createdAt: instant,
  customerName: z.string(),
  phoneNumber: z.string(),
  city: z.string(),
  pincode: z.string(),
  /** Sum of quantities. */
  itemCount: z.int(),
  /** "Tivra, Silver × 1" for each line. */
  items: z.array(z.string()),
  total: paise,
})

const aDay = 'Use a day such as 2026-11-20'
/** Paise, in the query of a list. */
export const amountFilter = z.coerce
  .number('Enter an amount in paise')
  .int('Enter an amount in paise')
  .min(0, 'Enter an amount in paise')
  .max(1_000_000_000_00, 'Enter a smaller amount')

/** Days in India, both included. */
export const dayFilters = { from: z.iso.date(aDay).optional(), to: z.iso.date(aDay).optional() }

/** Which orders: what the list, its figures and its export have in common. */
const adminOrderFilters = {
  status: choices(orderStatus).optional(),
  paymentMethod: choices(paymentMethodId).optional(),
  paymentStatus: choices(paymentStatus).optional(),
  ...dayFilters,
  /** What the PIN code of the delivery address begins with. */
  pincode: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'Enter the first digits of a PIN code, 1 to 6')
    .optional(),
  productId: id.optional(),
  customerId: id.optional(),
  /** Paise, both included. */
  minTotal: amountFilter.optional(),
  maxTotal: amountFilter.optional(),
}

/** Its search finds an order number, name, phone number, email or city; at least part of it. */
export const adminListOrdersInput = z.object({
  ...adminOrderFilters,
  ...listInput(['createdAt', 'total']),
})

/** A list without its paging. */
export const adminExportOrdersInput = adminListOrdersInput
  .omit({ page: true, pageSize: true })
  .extend(exportPaging)

export const adminGetOrderFiguresInput = adminListOrdersInput.omit({
  page: true,
  pageSize: true,
  sort: true,
  direction: true,
})

export const adminOrderFigures = z.strictObject({
  /** Orders of each state, whatever else the list is narrowed to. */
  states: z.array(z.strictObject({ status: orderStatus, count: z.int() })),
  /** Orders that the filters let through. */
  count: z.int(),
  /** Sum of their totals; null where there are more than can be added up at once. */
  total: paise.nullable(),
})

export const adminMoveOrdersInput = z.object({
  ids: bulkIds,
  /** Parcels are shipped with their tracking numbers, and money is paid back, one by one. */
  status: z.enum(['confirmed', 'packed', 'out_for_delivery', 'delivered'], 'Choose where the orders go'),
  batchId,
})

/** Money that the shop gave back of its own accord; what cancelled orders and returns give back is not among it. */
const orderRefund = z.strictObject({
  amount: paise,
  reason: z.string(),
  at: instant,
  /** The bank's reference of a payment by hand; null where the payment provider gives it back. */
  payoutReference: z.string().nullable(),
})

/** Where a parcel goes after it was shipped; it comes back with the whole order. */
const movedParcelStatus = parcelStatus.exclude(
  ['shipped', 'returned_to_origin'],
  'Choose where the parcel is',
)

const reasonsToLose = Object.keys(lossReasons) as [LossReason, ...LossReason[]]
const lossReason = z.enum(reasonsToLose, 'Choose how it was lost')

export const adminOrder = z.strictObject({
  ...order.shape,
  timeline: z.array(
    z.strictObject({
      ...timelineEntry.shape,
      /** For administrators; the customer's order does not have it. */
      internalNote: z.string().optional(),
    }),
  ),
  parcels: z.array(
    z.strictObject({
      ...parcel.shape,
      /** Where an administrator may say that it is now; none while it is all of the order. */
      allowedStatuses: z.array(movedParcelStatus),
      /** It is one of several, and on its way: it can be marked as lost. */
      canBeLost: z.boolean(),
      /** Why it is lost, for the shop alone; null where it is not. */
      loss: z
        .strictObject({
          reason: lossReason,
          note: z.string().nullable(),
          /** Paise that went back, or are not collected; 0 where it is sent again. */
          amount: paise,
        })
        .nullable(),
    }),
  ),
  version: z.int(),
  customer: z.strictObject({
    id,
    name: personName.nullable(),
    email: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    orderCount: z.int(),
  }),
  /** Where an administrator may move it now. */
  allowedStatuses: z.array(orderStatus),
  /** Notes of the shop, the oldest first; the customer's order has those for the customer. */
  staffNotes: z.array(
    z.strictObject({ note: z.string(), at: instant, by: z.string(), isForCustomer: z.boolean() }),
  ),
  refunds: z.array(orderRefund),
  /** Paise that were paid and not given back: at most that much can be refunded. */
  refundable: paise,
  /** Where the refund goes: back through the payment provider, or by UPI by hand. */
  refundTo: z.enum(['source', 'upi']),
  canChangeAddress: z.boolean(),
  canChangeTracking: z.boolean(),
  /** The cash of an order on delivery; null where it is paid otherwise, or came to nothing. */
  cash: z
    .strictObject({
      state: z.enum(['to_collect', 'due', 'collected']),
      /** Paise that couriers collect in all: nothing for a parcel that was lost and paid back. */
      total: paise,
      /** What came, in paise, and the day; null until it did. */
      amount: paise.nullable(),
      collectedOn: day.nullable(),
    })
    .nullable(),
  /** Pieces of it can be sent in a parcel of their own now. */
  canShipParcel: z.boolean(),
  /** It goes in several parcels, which are moved one by one. */
  isInParcels: z.boolean(),
})

const trackingNumber = textLine({ max: 40 })

export const adminSetOrderStatusInput = z.object({
  id: pathId,
  status: orderStatus,
  version: z.int(),
  trackingNumber: trackingNumber.optional(),
  carrier: textLine({ max: 40 }).optional(),
  note: paragraphs({ max: 500 }).optional(),
  /** The customer reads the note in the order; otherwise it is for administrators alone. */
  isNoteForCustomer: z.boolean().default(false),
})

export const adminAddOrderNoteInput = z.object({
  id: pathId,
  version: z.int(),
  note: paragraphs({ missing: 'Write the note', max: 500 }),
  isForCustomer: z.boolean().default(false),
})

export const adminChangeOrderAddressInput = createAddressInput
  .omit({ type: true, isDefault: true })
  .extend({ id: pathId, version: z.int() })

export const adminChangeOrderTrackingInput = z.object({
  id: pathId,
  version: z.int(),
  /** Absent: the parcel that was sent last. */
  parcelId: id.optional(),
  carrier: textLine({ missing: 'Enter the courier', max: 40 }),
  trackingNumber: textLine({ missing: 'Enter the tracking number', max: 40 }),
})

/** Ships a part of an order, or what is left of it. */
export const adminShipParcelInput = z.object({
  id: pathId,
  version: z.int(),
  items: z
    .array(
      z.object({
        lineIndex: z.int().min(0, 'Choose what is in the parcel'),
        quantity: z.int('Enter how many').min(1, 'Enter how many').max(1000, 'Enter how many'),
      }),
      'Choose what is in the parcel',
    )
    .min(1, 'Choose what is in the parcel')
    .max(100, 'Choose what is in the parcel'),
  carrier: textLine({ missing: 'Enter the courier', max: 40 }),
  trackingNumber: textLine({ missing: 'Enter the tracking number', max: 40 }),
})

export const adminMoveParcelInput = z.object({
  id: pathId,
  parcelId: pathId,
  version: z.int(),
  status: movedParcelStatus,
})

const lostParcel = {
  id: pathId,
  parcelId: pathId,
  version: z.int(),
  reason: lossReason,
  /** For the shop alone. */
  note: paragraphs({ max: 500 }).optional(),
}

export const adminResendParcelInput = z.object(lostParcel)

export const adminRefundParcelInput = z.object({
  ...lostParcel,
  /** The bank's reference of the payment, for an order that was not paid through the provider. */
  payoutReference: textLine({ max: 40 }).optional(),
})

export const adminRefundOrderInput = z.object({
  id: pathId,
  version: z.int(),
  amount: z
    .int('Enter the amount')
    .min(1, 'Enter an amount above zero')
    .max(1_000_000_000_00, 'Enter a smaller amount'),
  /** The credit note has it. */
  reason: textLine({ missing: 'Say why the money goes back', max: 120 }),
  /** The bank's reference of the payment, for an order that was paid in cash. */
  payoutReference: textLine({ max: 40 }).optional(),
})

/** The bulk order desk: a file of a courier, checked before it is acted on. */
export const adminCheckShipmentsInput = z.object({
  /** CSV with a header: order number, courier, tracking number, at most 2,000 rows. */
  csv: z
    .string('Paste or choose a file')
    .min(1, 'Paste or choose a file')
    .max(90_000, 'This file is too long'),
})

export const shipmentCheck = z.strictObject({
  /** As spreadsheets count: the header is row 1. */
  row: z.int(),
  /** As the file has them. */
  orderNumber: z.string(),
  carrier: z.string(),
  trackingNumber: z.string(),
  /** What will be shipped; null where the row cannot be. `carrier` is the courier's own name. */
  shipment: z
    .strictObject({
      orderId: id,
      carrier: z.string(),
      trackingNumber: z.string(),
      customerName: z.string(),
      city: z.string(),
    })
    .nullable(),
  /** What is wrong, and in which column. */
  column: z.enum(['orderNumber', 'carrier', 'trackingNumber']).nullable(),
  message: z.string().nullable(),
})

export const adminShipOrdersInput = z.object({
  shipments: z
    .array(
      z.object({
        orderId: id,
        carrier: textLine({ missing: 'Enter the courier', max: 40 }),
        trackingNumber: textLine({ missing: 'Enter the tracking number', max: 40 }),
      }),
      'Choose what is shipped',
    )
    .min(1, 'Choose what is shipped')
    .max(100, 'Ship at most 100 at a time'),
  batchId,
})

export const adminListOrderSheetsInput = z.object({
  /** Apart by commas, at most a hundred. */
  ids: z
    .string('Choose what is printed')
    .max(6500, 'Print at most 100 orders at a time')
    .transform(text => text.split(','))
    .pipe(z.array(id).min(1, 'Choose what is printed').max(100, 'Print at most 100 orders at a time')),
})

/** What is printed for a parcel of an order, or for what is not sent of it yet: what goes into it, and onto it. */
export const adminOrderSheet = z.strictObject({
  id,
  number: z.string(),
  /** Which of its parcels, from 1; null for an order that goes as a whole. */
  parcel: z.strictObject({ place: z.int(), count: z.int() }).nullable(),
  createdAt: instant,
  status: orderStatus,
  shippingMethod: shippingMethodId,
  shippingAddress: postalAddress,
  lines: z.array(
    z.strictObject({ name: z.string(), variantName: z.string(), sku: z.string(), quantity: z.int() }),
  ),
  /** Paise that the courier collects; 0 where it is paid. */
  cashToCollect: paise,
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
})

export const adminListReturnsInput = z.object({
  status: choices(returnStatus).optional(),
  reason: choices(returnReason).optional(),
  resolution: choices(returnResolution).optional(),
  ...dayFilters,
  ...listInput(['createdAt']),
})

/** A return as a row of the table. */
export const adminReturnSummary = z.strictObject({
  ...orderReturn.pick({
    id: true,
    orderId: true,
    version: true,
    status: true,
    reason: true,
    resolution: true,
    amount: true,
    refundTo: true,
  }).shape,
  orderNumber: z.string(),
  customerName: z.string(),
  /** "Tivra, Silver × 1" for each line. */
  items: z.array(z.string()),
  createdAt: instant,
})

import * as z from 'zod'
import { cancelReasons, type CancelReason } from '../cancellation.ts'
import { orderStatuses, paymentStatuses } from '../order-statuses.ts'
import { dateRange, id, instant, paging, paise, pathId, phoneNumber, pincode } from './common.ts'
import { gstin } from './gstin.ts'
import { indianStates } from './indian-states.ts'
import { paymentMethodChoice, paymentMethodId } from './payment-methods.ts'
import { paragraphs, textLine } from './text.ts'

const addressFields = {
  fullName: textLine({ missing: 'Enter the full name', max: 80 }),
  phoneNumber,
  line1: textLine({ missing: 'Enter the flat, house or building', min: 3, max: 120 }),
  line2: textLine({ max: 120 }).optional(),
  landmark: textLine({ max: 80 }).optional(),
  city: textLine({ missing: 'Enter the city', min: 2, max: 60 }),
  state: z.enum(indianStates, 'Select the state'),
  pincode,
  type: z.enum(['home', 'work', 'other']).default('home'),
  isDefault: z.boolean().default(false),
}

export const createAddressInput = z.object(addressFields)
export const updateAddressInput = z.object({ id: pathId, ...addressFields })
export const addressIdInput = z.object({ id: pathId })

/** Where a parcel or an invoice goes. */
export const postalAddress = z.strictObject({
  fullName: z.string(),
  phoneNumber: z.string(),
  line1: z.string(),
  line2: z.string().optional(),
  landmark: z.string().optional(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
})

export const address = z.strictObject({
  id,
  ...postalAddress.shape,
  type: z.enum(['home', 'work', 'other']),
  isDefault: z.boolean(),
})

/** GST within an amount, in paise. Same state: cgst and sgst; another state: igst. `taxable` + the taxes = the amount. */
export const tax = z.strictObject({ taxable: paise, cgst: paise, sgst: paise, igst: paise })

export const orderLine = z.strictObject({
  productId: id,
  slug: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  sku: z.string(),
  hsn: z.string(),
  gstRate: z.int(),
  variantIndex: z.int(),
  variantName: z.string(),
  quantity: z.int(),
  unitPrice: paise,
  mrp: paise,
  /** unitPrice × quantity. */
  lineTotal: paise,
  /** This line's share of the promotion; the last line takes the rounding. */
  discount: paise,
  /** Of lineTotal − discount. */
  tax,
})

/** Paise throughout. subtotal − discount + shipping + codFee = total; mrpTotal is what it would cost at MRP. */
export const totals = z.strictObject({
  mrpTotal: paise,
  subtotal: paise,
  discount: paise,
  shipping: paise,
  codFee: paise,
  tax,
  total: paise,
})

export const shippingMethodId = z.enum(['standard', 'express'], 'Choose a delivery method')

export const createQuoteInput = z.object({
  addressId: id.optional(),
  shippingMethod: shippingMethodId.default('standard'),
  paymentMethod: paymentMethodId.optional(),
  promotionCode: textLine({ max: 40 }).optional(),
})

export const quote = z.strictObject({
  quoteId: id,
  /** 15 minutes after it was made. */
  expiresAt: instant,
  lines: z.array(orderLine),
  ...totals.shape,
  promotion: z.strictObject({ code: z.string(), applied: z.boolean(), message: z.string() }).nullable(),
  shippingMethods: z.array(
    z.strictObject({
      id: shippingMethodId,
      price: paise,
      estimate: dateRange.nullable(),
      available: z.boolean(),
      reason: z.string().nullable(),
    }),
  ),
  paymentMethods: z.array(paymentMethodChoice),
  /** Instalments where the total allows them: paise a month. */
  emi: z.strictObject({ monthly: paise, months: z.int() }).nullable(),
  /** What changed since the shopper last looked, in words. */
  notices: z.array(z.string()),
})

/** Who buys for a registered business; both are printed on the invoice (rule 46 of the CGST Rules). */
export const businessPurchase = z.object({
  gstin,
  /** As registered. */
  businessName: textLine({ missing: 'Enter the legal name of the business', max: 120 }),
})

/** All that a request to place an order has beside its body. */
export const placingRequest = {
  params: z.object({}).optional(),
  query: z.object({}).optional(),
  headers: z.object({
    'idempotency-key': z
      .string('Send an Idempotency-Key header of at most 255 characters')
      .min(1, 'Send an Idempotency-Key header of at most 255 characters')
      .max(255, 'Send an Idempotency-Key header of at most 255 characters'),
  }),
}

/** What whoever places an order chooses beside how it is paid. */
export const placingChoices = {
  quoteId: id,
  addressId: z.string('Select a delivery address').min(1, 'Select a delivery address').max(64),
  billingAddressId: id.optional(),
  business: businessPurchase.optional(),
}

export const placeOrderInput = z.object({
  ...placingRequest,
  body: z.object({
    ...placingChoices,
    paymentMethod: paymentMethodId,
    acceptTerms: z.literal(true, 'Accept the terms to place the order'),
  }),
})

export const orderStatus = z.enum(orderStatuses)

/** Where a parcel is. */
export const parcelStatus = orderStatus.extract([
  'shipped',
  'out_for_delivery',
  'undelivered',
  'delivered',
  'returned_to_origin',
])

/** Pieces of a line of an order. */
const pieces = z.strictObject({
  /** The line's place in the order, from 0. */
  lineIndex: z.int(),
  name: z.string(),
  variantName: z.string(),
  quantity: z.int(),
})

/** What becomes of the pieces of a lost parcel. */
export const lossResolution = z.enum(['resend', 'refund'])

export const parcel = z.strictObject({
  /** Its place in the order; the first is "1". */
  id,
  status: parcelStatus,
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** The courier's page that follows it; null for a courier that is not known. */
  trackingUrl: z.url({ protocol: /^https$/ }).nullable(),
  shippedAt: instant,
  deliveredAt: instant.nullable(),
  items: z.array(pieces),
  /** It was lost on its way: `status` is where it was last. What was in it is sent again, or paid back; null otherwise. */
  lost: z.strictObject({ at: instant, resolution: lossResolution }).nullable(),
})

export const paymentStatus = z.enum(paymentStatuses)

export const timelineEntry = z.strictObject({
  status: orderStatus,
  at: instant,
  by: z.enum(['customer', 'administrator', 'system']),
  /** For the customer and the shop: a reason of the customer's, or an administrator's note that is for both. */
  note: z.string().optional(),
})

export const order = z.strictObject({
  id,
  /** What people read out: SHR- and eight characters. */
  number: z.string(),
  status: orderStatus,
  paymentStatus,
  paymentMethod: paymentMethodId,
  payment: z.strictObject({ status: paymentStatus, next: z.string().nullable() }),
  createdAt: instant,
  lines: z.array(orderLine),
  ...totals.shape,
  promotionCode: z.string().nullable(),
  shippingAddress: postalAddress,
  billingAddress: postalAddress,
  gstin: z.string().nullable(),
  /** Legal name of the business that the GSTIN is of; null without one. */
  businessName: z.string().nullable(),
  shippingMethod: shippingMethodId,
  estimate: dateRange,
  timeline: z.array(timelineEntry),
  /** What the shop wrote to the customer about it, the oldest first. */
  notes: z.array(z.strictObject({ note: z.string(), at: instant })),
  /** In the order in which they were sent; most orders go in one. */
  parcels: z.array(parcel),
  /** Pieces that are in no parcel yet. */
  unsent: z.array(pieces),
  /** Of the parcel that was sent last, as the two that follow. */
  trackingNumber: z.string().nullable(),
  carrier: z.string().nullable(),
  /** The courier's page that follows the parcel; null before it is shipped, and for a courier that is not known. */
  trackingUrl: z.url({ protocol: /^https$/ }).nullable(),
  invoiceNumber: z.string().nullable(),
  /** For what came back after the invoice was issued, oldest first. */
  creditNotes: z.array(z.strictObject({ id, number: z.string() })),
  canCancel: z.boolean(),
  /** Its pieces can be returned until then; null before it is delivered. */
  returnableUntil: instant.nullable(),
})

export const listOrdersInput = z.object({ ...paging })
export const orderIdInput = z.object({ id: pathId })
const reasonsToCancel = Object.keys(cancelReasons) as [CancelReason, ...CancelReason[]]

/** Both stand in the order's history, for the customer and the shop. Nobody has to say why. */
export const cancelOrderInput = z.object({
  id: pathId,
  reason: z.enum(reasonsToCancel, 'Choose why you cancel it').optional(),
  comment: paragraphs({ max: 300 }).optional(),
})

export const trackOrderInput = z.object({
  orderNumber: z.string('Enter the order number').trim().min(1, 'Enter the order number').max(40),
  contact: z
    .string('Enter the phone number or email on the order')
    .trim()
    .min(1, 'Enter the phone number or email on the order')
    .max(254),
})

export const trackedOrder = z.strictObject({
  number: z.string(),
  status: orderStatus,
  timeline: z.array(z.strictObject({ status: orderStatus, at: instant })),
  city: z.string(),
  pincode: z.string(),
  estimate: dateRange,
  parcels: order.shape.parcels,
  unsent: order.shape.unsent,
  trackingNumber: order.shape.trackingNumber,
  carrier: order.shape.carrier,
  trackingUrl: order.shape.trackingUrl,
})

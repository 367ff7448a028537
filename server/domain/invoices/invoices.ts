import { endsWithoutSale } from '../../contract/order-endings.ts'
import type { Invoice } from '../../contract/index.ts'
import { cashOfOrder } from '../orders/parcels.ts'
import { readSettings } from '../content/settings.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { requireReadableOrder } from '../orders/require-order.ts'
import { addTax, noTax } from '../pricing.ts'
import type { OrderRecord, SettingsRecord, UserRecord } from '../records.ts'
import { amountInWords } from './amount-in-words.ts'
import { gstState } from './gst-states.ts'
import type { TaxDocumentRecord } from './records.ts'
import { findInvoice } from './tax-documents.ts'

/**
 * The invoice of an order, for its customer and for administrators.
 * @throws order_not_found, invoice_not_issued before it is packed
 */
export async function getInvoice({ store }: Dependencies, user: UserRecord, id: string): Promise<Invoice> {
  const order = await requireReadableOrder(store, user, id)
  const document = await findInvoice(store, order)
  if (!document) throw shopError('invoice_not_issued')
  return toInvoice(document, order, await readSettings(store))
}

/**
 * A credit note of an order, for its customer and for administrators.
 * @throws order_not_found, credit_note_not_found
 */
export async function getCreditNote(
  { store }: Dependencies,
  user: UserRecord,
  input: { readonly id: string; readonly creditNoteId: string },
): Promise<Invoice> {
  const order = await requireReadableOrder(store, user, input.id)
  const document = await store.get('taxDocuments', input.creditNoteId)
  if (document?.orderId !== order.id || document.kind !== 'credit_note') {
    throw shopError('credit_note_not_found')
  }
  return toInvoice(document, order, await readSettings(store))
}

/** A document with the order's people and places, as they are kept now. */
export function toInvoice(
  document: TaxDocumentRecord,
  order: OrderRecord,
  settings: Pick<SettingsRecord, 'payments' | 'store'>,
): Invoice {
  const { id: _id, lines, ...issued } = document
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  return {
    ...issued,
    orderNumber: order.number,
    orderedAt: order.createdAt,
    buyer: {
      address: order.billingAddress,
      gstin: order.gstin,
      businessName: order.businessName ?? null,
    },
    deliveredTo: order.shippingAddress,
    // Where the movement of the goods ends (s. 10(1)(a) of the IGST Act).
    placeOfSupply: gstState(order.shippingAddress.state),
    reverseCharge: false,
    lines: [...lines],
    tax: lines.map(({ tax }) => tax).reduce(addTax, noTax),
    total,
    totalInWords: amountInWords(total),
    upiPayment: document.kind === 'invoice' ? upiPaymentOf(order, settings) : null,
  }
}

/** Cash that is due can be paid by UPI as well, where the shop has an id for it (NPCI's UPI deep link). */
function upiPaymentOf(
  order: OrderRecord,
  { payments, store }: Pick<SettingsRecord, 'payments' | 'store'>,
): Invoice['upiPayment'] {
  if (order.paymentStatus !== 'cod_due' || endsWithoutSale(order.status) || !payments.upiId) return null
  const amount = cashOfOrder(order)
  const query = new URLSearchParams({
    pa: payments.upiId,
    pn: store.legalName,
    am: (amount / 100).toFixed(2),
    cu: 'INR',
    tn: order.number,
  })
  return { link: `upi://pay?${query.toString().replaceAll('+', '%20')}`, amount }
}

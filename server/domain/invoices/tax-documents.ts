import type { InvoiceLine } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import { readSettings } from '../content/settings.ts'
import type { Dependencies } from '../context.ts'
import { chargesOf, principalOf } from '../pricing.ts'
import type { OrderRecord, SettingsRecord, ShopTransaction } from '../records.ts'
import { gstState } from './gst-states.ts'
import { nextDocumentNumber } from './numbering.ts'
import type { TaxDocumentRecord } from './records.ts'

/**
 * The invoice is issued when the goods are packed: for a supply of goods that are moved it is due before or at the time
 * of their removal (s. 31 of the CGST Act), and an order that is cancelled earlier never was a supply. What is
 * cancelled or comes back after that gets a credit note (s. 34).
 */
export async function issueInvoice(
  { clock, ids }: Dependencies,
  tx: ShopTransaction,
  order: OrderRecord,
): Promise<TaxDocumentRecord> {
  const nowMs = clock.now()
  const document = invoiceOf(order, await readSettings(tx), {
    id: ids.id(),
    number: await nextDocumentNumber('invoice', tx, nowMs),
    issuedAt: toInstant(nowMs),
  })
  await tx.put('taxDocuments', document)
  return document
}

/** What an order's invoice says. Also for orders that were packed when a shop kept the number alone. */
export function invoiceOf(
  order: OrderRecord,
  { store }: Pick<SettingsRecord, 'store'>,
  { id, number, issuedAt }: Pick<TaxDocumentRecord, 'id' | 'number' | 'issuedAt'>,
): TaxDocumentRecord {
  return {
    id,
    kind: 'invoice',
    number,
    orderId: order.id,
    issuedAt,
    seller: {
      legalName: store.legalName,
      gstin: store.gstin,
      addressLines: store.addressLines,
      state: gstState(store.state),
      email: store.supportEmail,
    },
    lines: invoiceLinesOf(order),
    refersTo: null,
    reason: null,
  }
}

/** The lines of an order's invoice: the goods, then what is charged beside them. */
export const invoiceLinesOf = (order: OrderRecord): InvoiceLine[] => [
  ...order.lines.map(toInvoiceLine),
  ...chargeLinesOf(order),
]

function toInvoiceLine(line: OrderRecord['lines'][number]): InvoiceLine {
  const { hsn, quantity, unitPrice, discount, gstRate, tax, lineTotal } = line
  return {
    description: `${line.name}, ${line.variantName}`,
    hsn,
    quantity,
    unitPrice,
    discount,
    gstRate,
    tax,
    total: lineTotal - discount,
  }
}

const chargeNames = { shipping: 'Delivery charge', codFee: 'Cash on delivery fee' } as const

/** Delivery and the fee for cash, with the classification of the goods that weigh most. */
export function chargeLinesOf(
  order: Pick<OrderRecord, 'lines' | 'shipping' | 'codFee' | 'tax' | 'chargesGstRate'>,
): InvoiceLine[] {
  const principal = principalOf(order.lines)
  return chargesOf({ ...order, sameState: order.tax.igst === 0 }).map(({ kind, amount, gstRate, tax }) => ({
    description: chargeNames[kind],
    hsn: principal?.hsn ?? '',
    quantity: 1,
    unitPrice: amount,
    discount: 0,
    gstRate,
    tax,
    total: amount,
  }))
}

/** The invoice of an order, or null before it is packed. */
export async function findInvoice(
  tx: Pick<ShopTransaction, 'get' | 'list'>,
  order: OrderRecord,
): Promise<TaxDocumentRecord | null> {
  if (order.invoiceNumber === null) return null
  const [issued] = await tx.list('taxDocuments', { where: { number: order.invoiceNumber }, limit: 1 })
  if (issued) return issued
  const settings = await tx.get('settings', 'shop')
  if (!settings) return null
  const packed = order.timeline.find(({ status }) => status === 'packed')
  const issuedAt = packed?.at ?? order.createdAt
  return invoiceOf(order, settings, { id: order.id, number: order.invoiceNumber, issuedAt })
}

/**
 * Issues a credit note for lines of an order's invoice, in the caller's transaction, and returns the order with it. The
 * caller stores the order.
 * @param lines absent: everything on the invoice
 */
export async function issueCreditNote(
  { clock, ids }: Dependencies,
  tx: ShopTransaction,
  order: OrderRecord,
  { reason, lines }: { readonly reason: string; readonly lines?: readonly InvoiceLine[] },
): Promise<OrderRecord> {
  const invoice = await findInvoice(tx, order)
  if (!invoice) return order
  const nowMs = clock.now()
  const document: TaxDocumentRecord = {
    ...invoice,
    id: ids.id(),
    kind: 'credit_note',
    number: await nextDocumentNumber('creditNote', tx, nowMs),
    issuedAt: toInstant(nowMs),
    lines: lines ?? invoice.lines,
    refersTo: { number: invoice.number, issuedAt: invoice.issuedAt },
    reason,
  }
  await tx.put('taxDocuments', document)
  return {
    ...order,
    creditNotes: [...(order.creditNotes ?? []), { id: document.id, number: document.number }],
  }
}

import * as z from 'zod'
import { id, instant, paise, pathId } from './common.ts'
import { postalAddress, tax } from './orders.ts'

/** A state with its two-digit code of GST, which a GSTIN begins with. */
const gstState = z.strictObject({ name: z.string(), code: z.string() })

export const invoiceSeller = z.strictObject({
  legalName: z.string(),
  gstin: z.string(),
  addressLines: z.array(z.string()),
  state: gstState,
  email: z.string(),
})

export const invoiceLine = z.strictObject({
  description: z.string(),
  /** Of the goods; a charge for delivery or cash has that of the goods that it comes with (s. 8 of the CGST Act). */
  hsn: z.string(),
  quantity: z.int(),
  /** With GST. */
  unitPrice: paise,
  discount: paise,
  /** Percent. */
  gstRate: z.int(),
  tax,
  /** unitPrice × quantity − discount, which is also taxable + the taxes. */
  total: paise,
})

/** A tax invoice (rule 46 of the CGST Rules), or a credit note for one (rule 53). */
export const invoice = z.strictObject({
  kind: z.enum(['invoice', 'credit_note']),
  /** At most 16 characters, without gaps within a financial year and kind. */
  number: z.string(),
  issuedAt: instant,
  orderId: id,
  orderNumber: z.string(),
  orderedAt: instant,
  seller: invoiceSeller,
  buyer: z.strictObject({
    address: postalAddress,
    gstin: z.string().nullable(),
    /** Legal name of a registered buyer. */
    businessName: z.string().nullable(),
  }),
  deliveredTo: postalAddress,
  placeOfSupply: gstState,
  /** The buyer owes the tax to the state: never in this shop. */
  reverseCharge: z.literal(false),
  lines: z.array(invoiceLine),
  /** Of all lines. */
  tax,
  total: paise,
  /** "Rupees one lakh two thousand and fifty paise only". */
  totalInWords: z.string(),
  /** The invoice that a credit note is about. */
  refersTo: z.strictObject({ number: z.string(), issuedAt: instant }).nullable(),
  /** Of a credit note. */
  reason: z.string().nullable(),
  /** Cash that is still due can be paid by UPI instead: the link of the QR code. */
  upiPayment: z.strictObject({ link: z.string(), amount: paise }).nullable(),
})

export const creditNoteIdInput = z.object({ id: pathId, creditNoteId: pathId })

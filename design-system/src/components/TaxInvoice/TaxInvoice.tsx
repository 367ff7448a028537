import type { ComponentPropsWithRef, ReactNode } from 'react'
import { formatDate } from '../../format/dates.ts'
import { formatMoney } from '../../foundations/money.ts'
import type { AddressRecord } from '../../records/index.ts'
import { QrCode } from '../QrCode/QrCode.tsx'
import {
  Closing,
  Facts,
  Foot,
  Head,
  Lines,
  Muted,
  Name,
  Parties,
  Party,
  PartyTitle,
  Pay,
  Root,
  Scroller,
  Title,
  Toolbar,
} from './TaxInvoice.styles.ts'

interface GstAmounts {
  taxable: number
  cgst: number
  sgst: number
  igst: number
}

/** An invoice or a credit note. Amounts are paise, as the server has computed them. */
export interface TaxInvoiceRecord {
  kind: 'invoice' | 'credit_note'
  number: string
  issuedAt: string
  orderNumber: string
  orderedAt: string
  seller: {
    legalName: string
    gstin: string
    addressLines: readonly string[]
    state: { name: string; code: string }
    email: string
  }
  buyer: { address: AddressRecord; gstin: string | null }
  deliveredTo: AddressRecord
  placeOfSupply: { name: string; code: string }
  lines: readonly {
    description: string
    hsn: string
    quantity: number
    /** With GST. */
    unitPrice: number
    discount: number
    gstRate: number
    tax: GstAmounts
    total: number
  }[]
  tax: GstAmounts
  total: number
  totalInWords: string
  refersTo: { number: string; issuedAt: string } | null
  reason: string | null
  upiPayment: { link: string; amount: number } | null
}

export interface TaxInvoiceProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  invoice: TaxInvoiceRecord
  /** Above the paper, and not on it: the way back, and to print. */
  actions?: ReactNode
}

const inRupees = (paise: number) => formatMoney(paise)
/** In the table the heads say that it is rupees. */
const figure = (paise: number) => inRupees(paise).replace('₹', '')

/** A GST invoice or credit note to read, print and keep. Light in both themes: it is paper (BEY-4). */
export function TaxInvoice({ invoice, actions, ...rest }: TaxInvoiceProps) {
  const isCreditNote = invoice.kind === 'credit_note'
  const { seller, buyer, placeOfSupply, refersTo, upiPayment } = invoice
  return (
    <>
      {actions && <Toolbar>{actions}</Toolbar>}
      <Root data-theme="light" {...rest}>
        <Head>
          <div>
            <Title>{isCreditNote ? 'Credit note' : 'Tax invoice'}</Title>
            <Name>{seller.legalName}</Name>
            {seller.addressLines.map(line => (
              <div key={line}>{line}</div>
            ))}
            <div>
              {seller.state.name} ({seller.state.code})
            </div>
            <div>GSTIN {seller.gstin}</div>
            <div>{seller.email}</div>
          </div>
          <Facts>
            <dt>{isCreditNote ? 'Credit note' : 'Invoice'} number</dt>
            <dd>{invoice.number}</dd>
            <dt>Date</dt>
            <dd>{formatDate(invoice.issuedAt)}</dd>
            {refersTo && (
              <>
                <dt>For invoice</dt>
                <dd>
                  {refersTo.number}, {formatDate(refersTo.issuedAt)}
                </dd>
              </>
            )}
            <dt>Order</dt>
            <dd>
              {invoice.orderNumber}, {formatDate(invoice.orderedAt)}
            </dd>
            <dt>Place of supply</dt>
            <dd>
              {placeOfSupply.name} ({placeOfSupply.code})
            </dd>
            <dt>Reverse charge</dt>
            <dd>No</dd>
          </Facts>
        </Head>
        <Parties>
          <PartyOf title="Billed to" address={buyer.address} gstin={buyer.gstin} />
          <PartyOf title={isCreditNote ? 'Was delivered to' : 'Delivered to'} address={invoice.deliveredTo} />
        </Parties>
        <InvoiceLines invoice={invoice} />
        <Foot>
          <Closing>
            <div>
              <Muted>Total in words</Muted>
              {invoice.totalInWords}
            </div>
            {invoice.reason && (
              <div>
                <Muted>Reason</Muted>
                {invoice.reason}
              </div>
            )}
            <Muted>
              Amounts are in rupees and include GST. This document was made by a computer and needs no
              signature.
            </Muted>
          </Closing>
          {upiPayment && (
            <Pay>
              <QrCode value={upiPayment.link} label={`UPI payment of ${inRupees(upiPayment.amount)}`} />
              Pay {inRupees(upiPayment.amount)} by UPI instead of cash
            </Pay>
          )}
        </Foot>
      </Root>
    </>
  )
}

function PartyOf({
  title,
  address,
  gstin,
}: {
  title: string
  address: AddressRecord
  gstin?: string | null
}) {
  return (
    <Party>
      <PartyTitle>{title}</PartyTitle>
      <Name>{address.fullName}</Name>
      {[address.line1, address.line2, address.landmark].filter(Boolean).map(line => (
        <span key={line}>{line}</span>
      ))}
      <span>
        {[[address.city, address.pincode].filter(Boolean).join(' '), address.state]
          .filter(Boolean)
          .join(', ')}
      </span>
      {gstin && <span>GSTIN {gstin}</span>}
    </Party>
  )
}

function InvoiceLines({ invoice: { lines, tax, total } }: { invoice: TaxInvoiceRecord }) {
  const isInterState = tax.igst > 0
  const heads = isInterState ? (['igst'] as const) : (['cgst', 'sgst'] as const)
  const rateOf = (gstRate: number) => (isInterState ? gstRate : gstRate / 2)
  return (
    <Scroller tabIndex={0} role="region" aria-label="Items">
      <Lines>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Qty</th>
            <th scope="col">Price ₹</th>
            <th scope="col">Discount ₹</th>
            <th scope="col">Taxable ₹</th>
            {heads.map(head => (
              <th scope="col" key={head}>
                {head.toUpperCase()} ₹
              </th>
            ))}
            <th scope="col">Total ₹</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={`${index}-${line.description}`}>
              <td>
                {line.description}
                <Muted>HSN {line.hsn}</Muted>
              </td>
              <td>{line.quantity}</td>
              <td>{figure(line.unitPrice)}</td>
              <td>{figure(line.discount)}</td>
              <td>{figure(line.tax.taxable)}</td>
              {heads.map(head => (
                <td key={head}>
                  {figure(line.tax[head])}
                  <Muted>{rateOf(line.gstRate)}%</Muted>
                </td>
              ))}
              <td>{figure(line.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              Total
            </th>
            <td>{figure(tax.taxable)}</td>
            {heads.map(head => (
              <td key={head}>{figure(tax[head])}</td>
            ))}
            <td>{figure(total)}</td>
          </tr>
        </tfoot>
      </Lines>
    </Scroller>
  )
}

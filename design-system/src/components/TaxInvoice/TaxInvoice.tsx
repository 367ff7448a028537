import type { ComponentPropsWithRef, ReactNode } from 'react'
import { formatDate } from '../../format/dates.ts'
import { formatMoney } from '../../foundations/money.ts'
import type { AddressRecord } from '../../records/index.ts'
import { QrCode } from '../QrCode/QrCode.tsx'
import {
  Cell,
  Closing,
  FactName,
  FactValue,
  Facts,
  Foot,
  Head,
  HeadCell,
  Lines,
  Muted,
  Name,
  Parties,
  Party,
  PartyTitle,
  Pay,
  Root,
  Row,
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
            <FactName>{isCreditNote ? 'Credit note' : 'Invoice'} number</FactName>
            <FactValue>{invoice.number}</FactValue>
            <FactName>Date</FactName>
            <FactValue>{formatDate(invoice.issuedAt)}</FactValue>
            {refersTo && (
              <>
                <FactName>For invoice</FactName>
                <FactValue>
                  {refersTo.number}, {formatDate(refersTo.issuedAt)}
                </FactValue>
              </>
            )}
            <FactName>Order</FactName>
            <FactValue>
              {invoice.orderNumber}, {formatDate(invoice.orderedAt)}
            </FactValue>
            <FactName>Place of supply</FactName>
            <FactValue>
              {placeOfSupply.name} ({placeOfSupply.code})
            </FactValue>
            <FactName>Reverse charge</FactName>
            <FactValue>No</FactValue>
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
          <Row>
            <HeadCell scope="col">Item</HeadCell>
            <HeadCell scope="col">Qty</HeadCell>
            <HeadCell scope="col">Price ₹</HeadCell>
            <HeadCell scope="col">Discount ₹</HeadCell>
            <HeadCell scope="col">Taxable ₹</HeadCell>
            {heads.map(head => (
              <HeadCell scope="col" key={head}>
                {head.toUpperCase()} ₹
              </HeadCell>
            ))}
            <HeadCell scope="col">Total ₹</HeadCell>
          </Row>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <Row key={`${index}-${line.description}`}>
              <Cell>
                {line.description}
                <Muted>HSN {line.hsn}</Muted>
              </Cell>
              <Cell>{line.quantity}</Cell>
              <Cell>{figure(line.unitPrice)}</Cell>
              <Cell>{figure(line.discount)}</Cell>
              <Cell>{figure(line.tax.taxable)}</Cell>
              {heads.map(head => (
                <Cell key={head}>
                  {figure(line.tax[head])}
                  <Muted>{rateOf(line.gstRate)}%</Muted>
                </Cell>
              ))}
              <Cell>{figure(line.total)}</Cell>
            </Row>
          ))}
        </tbody>
        <tfoot>
          <Row>
            <HeadCell scope="row" colSpan={4} data-total>
              Total
            </HeadCell>
            <Cell data-total>{figure(tax.taxable)}</Cell>
            {heads.map(head => (
              <Cell key={head} data-total>
                {figure(tax[head])}
              </Cell>
            ))}
            <Cell data-total>{figure(total)}</Cell>
          </Row>
        </tfoot>
      </Lines>
    </Scroller>
  )
}

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
  LineBody,
  LineHeads,
  Lines,
  LineTotals,
  Muted,
  Name,
  Parties,
  Party,
  PartyTitle,
  Pay,
  Root,
  Row,
  Title,
  Toolbar,
} from './TaxInvoice.styles.ts'
import { t } from '../../texts/t.ts'

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
  buyer: { address: AddressRecord; gstin: string | null; businessName: string | null }
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
            <Title>{isCreditNote ? t('Credit note') : t('Tax invoice')}</Title>
            <Name>{seller.legalName}</Name>
            {seller.addressLines.map(line => (
              <div key={line}>{line}</div>
            ))}
            <div>
              {seller.state.name} ({seller.state.code})
            </div>
            <div>{t('GSTIN {gstin}', { gstin: seller.gstin })}</div>
            <div>{seller.email}</div>
          </div>
          <Facts>
            <FactName>{isCreditNote ? t('Credit note number') : t('Invoice number')}</FactName>
            <FactValue>{invoice.number}</FactValue>
            <FactName>{t('Date')}</FactName>
            <FactValue>{formatDate(invoice.issuedAt)}</FactValue>
            {refersTo && (
              <>
                <FactName>{t('For invoice')}</FactName>
                <FactValue>
                  {refersTo.number}, {formatDate(refersTo.issuedAt)}
                </FactValue>
              </>
            )}
            <FactName>{t('Order')}</FactName>
            <FactValue>
              {invoice.orderNumber}, {formatDate(invoice.orderedAt)}
            </FactValue>
            <FactName>{t('Place of supply')}</FactName>
            <FactValue>
              {placeOfSupply.name} ({placeOfSupply.code})
            </FactValue>
            <FactName>{t('Reverse charge')}</FactName>
            <FactValue>{t('No')}</FactValue>
          </Facts>
        </Head>
        <Parties>
          <PartyOf title={t('Billed to')} {...buyer} />
          <PartyOf
            title={isCreditNote ? t('Was delivered to') : t('Delivered to')}
            address={invoice.deliveredTo}
          />
        </Parties>
        <InvoiceLines invoice={invoice} />
        <Foot>
          <Closing>
            <div>
              <Muted>{t('Total in words')}</Muted>
              {invoice.totalInWords}
            </div>
            {invoice.reason && (
              <div>
                <Muted>{t('Reason')}</Muted>
                {invoice.reason}
              </div>
            )}
            <Muted>
              {t(
                'Amounts are in rupees and include GST. This document was made by a computer and needs no signature.',
              )}
            </Muted>
          </Closing>
          {upiPayment && (
            <Pay>
              <QrCode
                value={upiPayment.link}
                label={t('UPI payment of {amount}', { amount: inRupees(upiPayment.amount) })}
              />
              {t('Pay {amount} by UPI instead of cash', { amount: inRupees(upiPayment.amount) })}
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
  businessName,
}: {
  title: string
  address: AddressRecord
  gstin?: string | null
  businessName?: string | null
}) {
  return (
    <Party>
      <PartyTitle>{title}</PartyTitle>
      <Name>{businessName ?? address.fullName}</Name>
      {businessName && <span>{address.fullName}</span>}
      {[address.line1, address.line2, address.landmark].filter(Boolean).map(line => (
        <span key={line}>{line}</span>
      ))}
      <span>
        {[[address.city, address.pincode].filter(Boolean).join(' '), address.state]
          .filter(Boolean)
          .join(', ')}
      </span>
      {gstin && <span>{t('GSTIN {gstin}', { gstin })}</span>}
    </Party>
  )
}

/**
 * A table on paper and on wide screens; on a phone each item is a list of its figures, so that the total is seen
 * without scrolling sideways. The roles keep the table a table there, since `display` takes them away.
 */
function InvoiceLines({ invoice: { lines, tax, total } }: { invoice: TaxInvoiceRecord }) {
  const isInterState = tax.igst > 0
  const heads = isInterState ? (['igst'] as const) : (['cgst', 'sgst'] as const)
  const rateOf = (gstRate: number) => (isInterState ? gstRate : gstRate / 2)
  return (
    <Lines role="table" aria-label={t('Items')}>
      <LineHeads role="rowgroup">
        <Row role="row">
          {[
            t('Item'),
            t('Qty'),
            t('Price ₹'),
            t('Discount ₹'),
            t('Taxable ₹'),
            ...heads.map(head => `${head.toUpperCase()} ₹`),
            t('Total ₹'),
          ].map(title => (
            <HeadCell role="columnheader" scope="col" key={title}>
              {title}
            </HeadCell>
          ))}
        </Row>
      </LineHeads>
      <LineBody role="rowgroup">
        {lines.map((line, index) => (
          <Row role="row" key={`${index}-${line.description}`}>
            <Cell role="cell">
              {line.description}
              <Muted>{t('HSN {hsn}', { hsn: line.hsn })}</Muted>
            </Cell>
            <Cell role="cell" data-title={t('Qty')}>
              {line.quantity}
            </Cell>
            <Cell role="cell" data-title={t('Price ₹')}>
              {figure(line.unitPrice)}
            </Cell>
            <Cell role="cell" data-title={t('Discount ₹')}>
              {figure(line.discount)}
            </Cell>
            <Cell role="cell" data-title={t('Taxable ₹')}>
              {figure(line.tax.taxable)}
            </Cell>
            {heads.map(head => (
              <Cell role="cell" key={head} data-title={`${head.toUpperCase()} ₹`}>
                <span>
                  {figure(line.tax[head])} <Muted>{rateOf(line.gstRate)}%</Muted>
                </span>
              </Cell>
            ))}
            <Cell role="cell" data-title={t('Total ₹')}>
              {figure(line.total)}
            </Cell>
          </Row>
        ))}
      </LineBody>
      <LineTotals role="rowgroup">
        <Row role="row">
          <HeadCell role="rowheader" scope="row" colSpan={4} data-total>
            {t('Total')}
          </HeadCell>
          <Cell role="cell" data-total data-title={t('Taxable ₹')}>
            {figure(tax.taxable)}
          </Cell>
          {heads.map(head => (
            <Cell role="cell" key={head} data-total data-title={`${head.toUpperCase()} ₹`}>
              {figure(tax[head])}
            </Cell>
          ))}
          <Cell role="cell" data-total data-title={t('Total ₹')}>
            {figure(total)}
          </Cell>
        </Row>
      </LineTotals>
    </Lines>
  )
}

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { emiSentence } from '../../format/emi.ts'
import { Ltr } from '../../foundations/Ltr.tsx'
import { DefinitionList, type DefinitionListItem } from '../DefinitionList/DefinitionList.tsx'
import { useChargeNote, useFormatMoney } from '../Price/money-context.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Note, Root, RowSkeleton, Title } from './OrderSummary.styles.ts'
import { t } from '../../texts/t.ts'

/** The sums of a cart, a quote or an order; what a cart does not know yet is left out. */
export interface SummaryAmounts {
  /** Of all lines, in paise. */
  subtotal: number
  /** Paise that are taken off; 0 or more. */
  discount?: number
  /** Left out until an address is known. */
  shipping?: number
  /** Paise that cash on delivery costs; 0 leaves the row out. */
  codFee?: number
  /** What is to be paid, in paise. */
  total: number
  /** GST within the total. */
  tax?: { cgst: number; sgst: number; igst: number }
}

export interface OrderSummaryProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  title?: string
  /** Paise throughout, as the server has computed them. Absent while it computes. */
  amounts?: SummaryAmounts
  /** Named beside the discount. */
  promotionCode?: string | null
  /** For instance "Standard delivery, 3–5 days". */
  deliveryLabel?: string
  /** Paise a month for this total; absent below ₹3,000 (CHAT-9). */
  emiMonthly?: number | undefined
  /** Between title and sums: what is in it. */
  lines?: ReactNode
  /** Between the sums and the total: the promotion field. */
  promotion?: ReactNode
  /** Below the total, which is seen first: the button that goes on. */
  action?: ReactNode
  /** The last line: a reassurance. */
  footnote?: ReactNode
}

/** What the chat button never covers. */
const amount = (children: ReactNode) => <span data-amount="">{children}</span>

const gst = ({ cgst, sgst, igst }: NonNullable<SummaryAmounts['tax']>) => cgst + sgst + igst

function rowsOf(
  { subtotal, discount = 0, shipping, codFee = 0 }: SummaryAmounts,
  promotionCode: string | null | undefined,
  deliveryLabel: string,
  format: ReturnType<typeof useFormatMoney>,
): DefinitionListItem[] {
  const rows: DefinitionListItem[] = [{ term: t('Subtotal'), description: amount(format(subtotal)) }]
  if (discount > 0) {
    rows.push({
      term: promotionCode ? t('Code {promotionCode}', { promotionCode }) : t('Discount'),
      description: amount(<Ltr>{format(-discount)}</Ltr>),
    })
  }
  if (shipping !== undefined) {
    rows.push({ term: deliveryLabel, description: amount(shipping === 0 ? t('Free') : format(shipping)) })
  }
  if (codFee > 0) rows.push({ term: t('Cash on delivery'), description: amount(format(codFee)) })
  return rows
}

/** What it comes to, with what is charged in rupees where prices show in dollars (CHK-1, CUR-1). */
export function OrderSummary({
  title = t('Order summary'),
  amounts,
  promotionCode,
  deliveryLabel = t('Delivery'),
  emiMonthly,
  lines,
  promotion,
  action,
  footnote,
  ...rest
}: OrderSummaryProps) {
  const format = useFormatMoney()
  const chargeNoteFor = useChargeNote()
  const chargeNote = amounts && chargeNoteFor(amounts.total)
  return (
    <Root aria-busy={!amounts || undefined} {...rest}>
      <Title>{title}</Title>
      {lines}
      {amounts ? (
        <DefinitionList
          layout="ends"
          size="small"
          items={rowsOf(amounts, promotionCode, deliveryLabel, format)}
        />
      ) : (
        <>
          <VisuallyHidden role="status">{t('Calculating the total...')}</VisuallyHidden>
          <RowSkeleton width="full" />
          <RowSkeleton width="most" />
        </>
      )}
      {promotion}
      {amounts && (
        <>
          <DefinitionList
            layout="ends"
            items={[{ term: t('Total'), description: amount(format(amounts.total)), strong: true }]}
          />
          <Note>
            {amounts.tax
              ? t('Includes {amount} GST.', { amount: format(gst(amounts.tax)) })
              : t('Includes all taxes.')}
            {emiMonthly !== undefined && ` ${emiSentence(format(emiMonthly, { decimals: 'auto' }))}`}
          </Note>
          {chargeNote && <Note>{chargeNote}</Note>}
        </>
      )}
      {action}
      {footnote && <Note data-below={action ? 'action' : undefined}>{footnote}</Note>}
    </Root>
  )
}

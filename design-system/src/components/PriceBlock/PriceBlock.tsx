import type { ComponentPropsWithRef } from 'react'
import { emiSentence } from '../../format/emi.ts'
import { useChargeNote, useFormatMoney } from '../Price/money-context.tsx'
import { Price } from '../Price/Price.tsx'
import { Note } from './PriceBlock.styles.ts'
import { t } from '../../texts/t.ts'

export interface PriceBlockProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Paise. */
  price: number
  /** Paise, at least `price`. */
  mrp: number
  /** Paise a month for this price; absent below ₹3,000 (CHAT-9). */
  emiMonthly?: number | undefined
}

/** The product page's price with what the law wants beside it: that it is the MRP or below, taxes included; in dollars also what is charged (CUR-1). */
export function PriceBlock({ price, mrp, emiMonthly, ...rest }: PriceBlockProps) {
  const format = useFormatMoney()
  const chargeNote = useChargeNote()(price)
  return (
    <div {...rest}>
      <Price price={price} mrp={mrp} size="large" />
      <Note>
        {mrp > price ? t('Inclusive of all taxes.') : t('MRP, inclusive of all taxes.')}
        {emiMonthly !== undefined && ` ${emiSentence(format(emiMonthly, { decimals: 'auto' }))}`}
      </Note>
      {chargeNote && <Note>{chargeNote}</Note>}
    </div>
  )
}

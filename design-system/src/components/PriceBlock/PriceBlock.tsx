import type { ComponentPropsWithRef } from 'react'
import { Price } from '../Price/Price.tsx'
import { Root } from './PriceBlock.styles.ts'
import { formatMoney } from '../../foundations/money.ts'

export interface PriceBlockProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Paise. */
  price: number
  /** Paise, at least `price`. */
  mrp: number
  /** Paise a month, where instalments are offered (from ₹3,000, CHAT-9). */
  emiMonthly?: number | undefined
}

/** The product page's price with what the law wants beside it: that it is the MRP or below, taxes included. */
export function PriceBlock({ price, mrp, emiMonthly, ...rest }: PriceBlockProps) {
  return (
    <Root {...rest}>
      <Price price={price} mrp={mrp} size="large" />
      <p>
        {mrp > price ? 'Inclusive of all taxes.' : 'MRP, inclusive of all taxes.'}
        {emiMonthly !== undefined && ` EMI from ${formatMoney(emiMonthly, { decimals: 'auto' })} a month.`}
      </p>
    </Root>
  )
}

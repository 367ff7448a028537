import { formatFigure } from './figure.ts'

/** An amount in paise: a whole number, 100 to the rupee. */
export type Paise = number

export type Currency = 'INR' | 'USD'

/** How amounts are shown. They are always stored and charged in paise (requirement CUR-1). */
export interface MoneyFormat {
  currency: Currency
  /** Rupees for one US dollar. The shop's setting, 83.12 by default (CUR-1). */
  rupeesPerDollar: number
}

export const defaultMoneyFormat: MoneyFormat = { currency: 'INR', rupeesPerDollar: 83.12 }

export interface FormatMoneyOptions extends Partial<MoneyFormat> {
  /** `always` two decimals; `auto` leaves ".00" out; `never` rounds to whole units. */
  decimals?: 'always' | 'auto' | 'never'
}

/**
 * "₹1,18,240.00" with Indian grouping, "$1,422.52" in dollars (requirement CUR-1). A negative amount has a
 * true minus before the sign of the currency.
 */
export function formatMoney(
  paise: Paise,
  {
    currency = defaultMoneyFormat.currency,
    rupeesPerDollar = defaultMoneyFormat.rupeesPerDollar,
    decimals = 'always',
  }: FormatMoneyOptions = {},
): string {
  const inDollars = currency === 'USD'
  const units = Math.abs(paise) / 100 / (inDollars ? rupeesPerDollar : 1)
  const digits = decimals === 'never' || (decimals === 'auto' && Number.isInteger(units)) ? 0 : 2
  const figure = formatFigure(units, inDollars ? 'en-US' : 'en-IN', { fewest: digits, most: digits })
  return `${paise < 0 ? '−' : ''}${inDollars ? '$' : '₹'}${figure}`
}

/** What a price saves against the MRP, in whole per cent, rounded down so that the claim is never too good. */
export function savingPercent(price: Paise, mrp: Paise): number {
  return mrp > price && mrp > 0 ? Math.floor(((mrp - price) * 100) / mrp) : 0
}

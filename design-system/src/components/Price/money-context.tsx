import { createContext, use, type ReactNode } from 'react'
import {
  defaultMoneyFormat,
  formatMoney,
  type FormatMoneyOptions,
  type MoneyFormat,
  type Paise,
} from '../../foundations/money.ts'

const MoneyContext = createContext<MoneyFormat>(defaultMoneyFormat)

export interface MoneyProviderProps extends MoneyFormat {
  children?: ReactNode
}

/** Sets the currency that every price below it is shown in; without it that is the rupee. */
export function MoneyProvider({ children, currency, rupeesPerDollar }: MoneyProviderProps) {
  return <MoneyContext value={{ currency, rupeesPerDollar }}>{children}</MoneyContext>
}

/** How amounts are shown here. */
export function useMoneyFormat(): MoneyFormat {
  return use(MoneyContext)
}

/** `formatMoney` in the currency that is shown here, for amounts inside a sentence. */
export function useFormatMoney(): (paise: Paise, options?: FormatMoneyOptions) => string {
  const format = useMoneyFormat()
  return (paise, options) => formatMoney(paise, { ...format, ...options })
}

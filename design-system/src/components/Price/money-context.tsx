import { createContext, use, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import {
  defaultMoneyFormat,
  formatMoney,
  type FormatMoneyOptions,
  type MoneyFormat,
  type Paise,
} from '../../foundations/money.ts'
import { t } from '../../texts/t.ts'

/**
 * Where prices read how they are shown. The context holds this object, which never changes, and not the format: a
 * context that changes above a part that React has not hydrated yet makes React discard the part's server HTML.
 */
interface MoneySource {
  readonly subscribe: (listener: () => void) => () => void
  readonly current: () => MoneyFormat
  /** What the first render showed, and with it the server's HTML: a part that is hydrated late begins with it. */
  readonly first: () => MoneyFormat
}

const rupees: MoneySource = {
  subscribe: () => () => undefined,
  current: () => defaultMoneyFormat,
  first: () => defaultMoneyFormat,
}

function createMoneySource(first: MoneyFormat): MoneySource & { readonly set: (next: MoneyFormat) => void } {
  let current = first
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => current,
    first: () => first,
    set(next) {
      if (next.currency === current.currency && next.rupeesPerDollar === current.rupeesPerDollar) return
      current = next
      for (const listener of listeners) listener()
    },
  }
}

const MoneyContext = createContext(rupees)

export interface MoneyProviderProps extends MoneyFormat {
  children?: ReactNode
}

/** Sets the currency that every price below it is shown in; without it that is the rupee. */
export function MoneyProvider({ children, currency, rupeesPerDollar }: MoneyProviderProps) {
  const [source] = useState(() => createMoneySource({ currency, rupeesPerDollar }))
  useLayoutEffect(() => source.set({ currency, rupeesPerDollar }), [source, currency, rupeesPerDollar])
  return <MoneyContext value={source}>{children}</MoneyContext>
}

/** How amounts are shown here. */
export function useMoneyFormat(): MoneyFormat {
  const { subscribe, current, first } = use(MoneyContext)
  return useSyncExternalStore(subscribe, current, first)
}

/**
 * "Charged in rupees: ₹7,999.00." where prices show in another currency, null where they show in rupees: an order is
 * always charged in rupees (CUR-1).
 */
export function useChargeNote(): (paise: Paise) => string | null {
  const { currency } = useMoneyFormat()
  return paise =>
    currency === 'INR' ? null : t('Charged in rupees: {amount}.', { amount: formatMoney(paise) })
}

/** `formatMoney` in the currency that is shown here, for amounts inside a sentence. */
export function useFormatMoney(): (paise: Paise, options?: FormatMoneyOptions) => string {
  const format = useMoneyFormat()
  return (paise, options) => formatMoney(paise, { ...format, ...options })
}

import { MoneyProvider, useMoneyFormat } from '@shruti/design-system/Price'
import type { ReactNode } from 'react'
import type { Currency, User } from '@shruti/server/contract'
import { defaultExchangeRate } from '@shruti/server/contract/constants'
import { useApp } from '../app/app-context.ts'
import { itself, useSharedValue, type SharedValue } from '../hydration/shared-value.ts'
import { useSettings } from '../queries/shop.ts'
import { userKey } from '../queries/user.ts'
import { useStoredValue } from './use-stored-value.ts'

/** Below 768 px prices are always in rupees [CUR-1]. */
const narrowScreen = '(max-width: 767.98px)'

const screenIsNarrow: SharedValue<boolean> = {
  subscribe(listener) {
    const query = window.matchMedia(narrowScreen)
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  },
  current: () => window.matchMedia(narrowScreen).matches,
  first: () => false,
}

/** The visitor's choice, else the shop's; rupees on a narrow screen [CUR-1]. Prices below are shown in it. */
export function CurrencyProvider({ children }: { children: ReactNode }) {
  const settings = useSettings()
  const [stored] = useStoredValue('currency')
  const isNarrow = useSharedValue(screenIsNarrow, itself)
  const chosen = stored === 'INR' || stored === 'USD' ? stored : settings?.currency
  return (
    <MoneyProvider
      currency={isNarrow ? 'INR' : (chosen ?? 'INR')}
      rupeesPerDollar={settings?.exchangeRate ?? defaultExchangeRate}
    >
      {children}
    </MoneyProvider>
  )
}

/** The currency that prices show, and how to choose another. Only an administrator's choice is saved to the server [CUR-1]. */
export function useCurrency(): [currency: Currency, choose: (currency: Currency) => void] {
  const { api, queryClient } = useApp()
  const [, store] = useStoredValue('currency')
  function choose(next: Currency) {
    store(next)
    if (queryClient.getQueryData<User>(userKey)?.isAdmin)
      api.call('setCurrency', { currency: next }).catch(console.error)
  }
  return [useMoneyFormat().currency, choose]
}

import { MoneyProvider } from '@shruti/design-system/Price'
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { defaultExchangeRate } from '@shruti/server/contract/constants'
import type { Currency, User } from '@shruti/server/contract'
import { useSettings } from '../queries/shop.ts'
import { userKey } from '../queries/user.ts'
import { useApp } from '../app/app-context.ts'
import { wakeIslands } from '../hydration/island.tsx'
import { useStoredValue } from './use-stored-value.ts'

/** Below 768 px prices are always in rupees [CUR-1]. */
const narrowScreen = '(max-width: 767.98px)'

function subscribeToWidth(onChange: () => void) {
  const query = window.matchMedia(narrowScreen)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

interface CurrencyChoice {
  readonly currency: Currency
  readonly choose: (currency: Currency) => void
}

const CurrencyContext = createContext<CurrencyChoice>({ currency: 'INR', choose: () => undefined })
export const useCurrency = () => useContext(CurrencyContext)

/**
 * Which currency the prices below show: the visitor's choice, else the shop's; rupees on a narrow screen. Only an
 * administrator's choice is saved to the server [CUR-1].
 */
export function CurrencyProvider({ children }: { children: ReactNode }) {
  const { api, queryClient } = useApp()
  const settings = useSettings()
  const [stored, store] = useStoredValue('currency')
  const isNarrow = useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(narrowScreen).matches,
    () => false,
  )
  const chosen = stored === 'INR' || stored === 'USD' ? stored : settings?.currency
  const currency = isNarrow ? 'INR' : (chosen ?? 'INR')
  const rupeesPerDollar = settings?.exchangeRate ?? defaultExchangeRate
  const choice = useMemo(
    () => ({
      currency,
      choose(next: Currency) {
        void wakeIslands().then(() => store(next))
        if (queryClient.getQueryData<User>(userKey)?.isAdmin)
          api.call('setCurrency', { currency: next }).catch(console.error)
      },
    }),
    [currency, api, queryClient, store],
  )
  // Below here nothing renders again unless one of these changes: parts that sleep must be left alone.
  return useMemo(
    () => (
      <CurrencyContext value={choice}>
        <MoneyProvider currency={currency} rupeesPerDollar={rupeesPerDollar}>
          {children}
        </MoneyProvider>
      </CurrencyContext>
    ),
    [choice, currency, rupeesPerDollar, children],
  )
}

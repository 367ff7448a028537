import { MoneyProvider } from '@shruti/design-system/Price'
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import type { Currency } from '@shruti/server/contract'
import { useSettings } from '../queries/shop.ts'
import { useUser } from '../queries/user.ts'
import { useApp } from './app-context.ts'
import { useStoredValue } from './use-stored-value.ts'

/** Below 768 px prices are always in rupees [CUR-1]. */
const narrowScreen = '(max-width: 767.98px)'
const defaultRate = 83.12

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
  const { api } = useApp()
  const { data: user } = useUser()
  const settings = useSettings()
  const [stored, store] = useStoredValue('currency')
  const isNarrow = useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(narrowScreen).matches,
    () => false,
  )
  const chosen = stored === 'INR' || stored === 'USD' ? stored : settings?.currency
  const currency = isNarrow ? 'INR' : (chosen ?? 'INR')
  function choose(next: Currency) {
    store(next)
    if (user?.isAdmin) api.call('setCurrency', { currency: next }).catch(console.error)
  }
  return (
    <CurrencyContext value={{ currency, choose }}>
      <MoneyProvider currency={currency} rupeesPerDollar={settings?.exchangeRate ?? defaultRate}>
        {children}
      </MoneyProvider>
    </CurrencyContext>
  )
}

import { MoneyProvider } from '@shruti/design-system/Price'
import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Currency } from '@shruti/server/contract'
import { useSettings } from '../queries/shop.ts'
import { useUser } from '../queries/user.ts'
import { useApp } from './app-context.ts'

const storageKey = 'currency'
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
  const { api, storage } = useApp()
  const { data: user } = useUser()
  const settings = useSettings()
  const [chosen, setChosen] = useState<Currency | null>(null)
  const isNarrow = useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(narrowScreen).matches,
    () => false,
  )
  // The server knows no choice, so the first render does not either.
  useEffect(() => {
    const stored = storage.getItem(storageKey)
    if (stored === 'INR' || stored === 'USD') setChosen(stored)
  }, [storage])

  const currency = isNarrow ? 'INR' : (chosen ?? settings?.currency ?? 'INR')
  function choose(next: Currency) {
    setChosen(next)
    storage.setItem(storageKey, next)
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

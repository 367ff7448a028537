import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { userKey } from '../queries/user.ts'
import { AppProvider, type App } from '../app/app-context.ts'
import { CurrencyProvider } from '../preferences/currency.tsx'
import { hydratedEvent } from '../hydration/deferred-hydration.ts'
import { endHydration } from '../hydration/island.tsx'
import { takeMessage } from '../session/message-after-reload.ts'
import { readUserData } from '../session/user-data.ts'

/** Id of the one element in the root: what React prints before it belongs into the head. */
export const appElementId = 'app'

/** Everything that a page needs around it, in the browser, on the server and in stories alike. */
export function Providers({ app, children }: { app: App; children: ReactNode }) {
  useEffect(() => {
    // Who was signed in last shows at once, and is asked for anew [AUTH-3].
    const known = app.sessionHint() === 'user' ? readUserData(app.storage) : null
    if (known && app.queryClient.getQueryData(userKey) === undefined)
      app.queryClient.setQueryData(userKey, known, { updatedAt: 0 })
    const title = takeMessage(app.storage)
    if (title !== null) app.notify({ title })
    endHydration()
    document.dispatchEvent(new Event(hydratedEvent))
  }, [app])
  return (
    <div id={appElementId}>
      <QueryClientProvider client={app.queryClient}>
        <AppProvider value={app}>
          <CurrencyProvider>{children}</CurrencyProvider>
        </AppProvider>
      </QueryClientProvider>
    </div>
  )
}

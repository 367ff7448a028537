import { toast } from '@shruti/design-system/Toast'
import { hydrate, type DehydratedState } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider, type HydrationState } from 'react-router-dom'
import { browserStorage } from './browser-storage.ts'
import { createApp } from './create-app.ts'
import { Providers } from './Providers.tsx'
import { createRoutes } from './routes.tsx'
import { readSessionHint } from './session-hint.ts'

declare global {
  interface Window {
    /** Where React Router looks for its state, and turns errors in it back into errors. */
    __staticRouterHydrationData?: HydrationState
  }
}

/** What the server printed into the page. */
export interface PageState {
  readonly queries: DehydratedState
  readonly router: HydrationState
  readonly publicOrigin: string
}

// Libraries that write style elements of their own look for the page's nonce here.
Object.assign(window, {
  __webpack_nonce__: document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce,
})
const state = JSON.parse(document.getElementById('shruti-state')?.textContent ?? 'null') as PageState
const app = createApp({
  fetch: (...request) => fetch(...request),
  publicOrigin: state.publicOrigin,
  storage: browserStorage(),
  sessionHint: () => readSessionHint(document.cookie),
  notify: toast,
})
hydrate(app.queryClient, state.queries)
window.__staticRouterHydrationData = state.router

const routes = createRoutes(app)
// The matched routes are loaded first, so that React's first render equals the server's.
await Promise.all(
  (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }),
)
const router = createBrowserRouter(routes)
startTransition(() => {
  hydrateRoot(
    document.getElementById('root')!,
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  )
})

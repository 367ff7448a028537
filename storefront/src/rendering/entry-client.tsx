import './adopt-printed-styles.ts'
import { toast } from '@shruti/design-system/Toast'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { readLanguageFrom, splitLanguage } from '../language/language.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { browserCookies } from '../storage/cookie-jar.ts'
import { createApp } from '../app/create-app.ts'
import { startHydration } from '../hydration/island.tsx'
import { Providers } from '../shell/Providers.tsx'
import { RouteError } from '../shell/RouteError.tsx'
import { ToastHost } from '../shell/ToastHost.tsx'
import { rememberPlace, takeOverScroll } from '../router/arrival.ts'
import { createRouter } from '../router/create-router.ts'
import { browserHistory, inLanguage } from '../router/history.ts'
import { nextTask } from '../hydration/next-task.ts'
import { painted } from '../hydration/painted.ts'
import { incidentOf } from '../router/incident.ts'
import type { Problem } from '../router/resolve.ts'
import { RouterView } from '../router/RouterView.tsx'
import { documentTrueAtMs, printedFor, readQueries, type PrintedQueries } from './printed-queries.ts'
import { createRoutes } from '../routes.ts'
import { onceATask } from '../session/once-a-task.ts'
import { readSessionHint } from '../session/session-hint.ts'

/** What the server printed into the page. */
export interface PageState {
  readonly queries: PrintedQueries
  /** Why the page could not be shown, where it could not. */
  readonly problem: Problem | null
  readonly publicOrigin: string
}

// In a build of one language nobody asks.
readLanguageFrom(() => splitLanguage(window.location.pathname).language)

// Libraries that write style elements of their own look for the page's nonce here.
Object.assign(window, {
  __webpack_nonce__: document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce,
})
const state = JSON.parse(document.getElementById('shruti-state')?.textContent ?? 'null') as PageState
const app = createApp({
  fetch: (...request) => fetch(...request),
  publicOrigin: state.publicOrigin,
  storage: browserStorage('localStorage'),
  tabStorage: browserStorage('sessionStorage'),
  sessionHint: onceATask(() => readSessionHint(document.cookie)),
  cookies: browserCookies,
  notify: toast,
})
await nextTask(window)
readQueries(app.queryClient, printedFor(app.sessionHint(), state.queries), documentTrueAtMs(window))
await nextTask(window)

const router = createRouter({
  app,
  routes: createRoutes(),
  history: inLanguage(browserHistory()),
  painted,
  reportError(error) {
    const incident = incidentOf(error)
    console.error(`Incident ${incident}`, error)
    return incident
  },
  onLeave(left) {
    rememberPlace(left)
    const { href } = window.location
    // Without a connection there is nothing to keep.
    import('../offline/keep-page.ts').then(({ keepPage }) => keepPage(href)).catch(() => undefined)
  },
})
if (import.meta.env.DEV) {
  const { watchPrintedContent } = await import('../hydration/printed-content.ts')
  watchPrintedContent(window, message => console.error(message))
}
// The page's code is fetched first, so that React's first render equals the server's.
await router.adopt(state.problem)
takeOverScroll()
await nextTask(window)
startHydration()
startTransition(() => {
  hydrateRoot(
    document.getElementById('root')!,
    <Providers app={app}>
      <RouterView router={router} ErrorView={RouteError}>
        <ToastHost />
      </RouterView>
    </Providers>,
  )
})

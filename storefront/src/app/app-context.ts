import type { Clock } from '@shruti/design-system/foundations'
import type { ToastAction } from '@shruti/design-system/Toast'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Api } from '../api/api.ts'
import type { SendFile } from '../api/send-file.ts'
import type { KeyValueStorage } from '../storage/browser-storage.ts'
import type { CookieJar } from '../storage/cookie-jar.ts'
import type { SessionHint } from '../session/session-hint.ts'

/** One schema.org object for a search engine (https://schema.org). */
export type StructuredData = Readonly<Record<string, unknown>>

/** What a toast says; the two variants of TOAST-1. */
export interface ToastMessage {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** `information` where nothing was done: no tick then. */
  mark?: 'done' | 'information'
  /** A link that the page has elsewhere too, or what is possible only while the message shows: "Undo". */
  action?: ToastAction
  /** Five seconds without it. */
  durationMs?: number
}

/** What pages, loaders and queries are given: made once in the browser, once a request on the server. */
export interface App {
  readonly api: Api
  /** Asks as for nobody yet: the server counts no view of what is read by it. For a page that may be next. */
  readonly apiAhead: Api
  /** Sends files in place of the browser's way. */
  readonly sendFile?: SendFile | undefined
  readonly queryClient: QueryClient
  readonly storage: KeyValueStorage
  /** Lasts as long as the tab. */
  readonly tabStorage: KeyValueStorage
  readonly clock: Clock
  /** Read anew in each task: signing in and a guest's first add change it. */
  readonly sessionHint: () => SessionHint
  /** The browser's cookies that scripts may read; on the server those of the request, and those of its answer. */
  readonly cookies: CookieJar
  readonly notify: (message: ToastMessage) => void
  /** Origin for canonical addresses and shared links. */
  readonly publicOrigin: string
  /** Prints what a page says of itself to search engines; on the server alone. */
  readonly describe?: ((data: StructuredData) => void) | undefined
}

/** For classes; everything else calls `useApp`. */
export const AppContext = createContext<App | null>(null)
export const AppProvider = AppContext.Provider

/** The application's ports. @throws outside of AppProvider */
export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('useApp needs an AppProvider around it')
  return app
}

import { browserClock, type Clock } from '@shruti/design-system/foundations'
import { dismissToast, toast } from '@shruti/design-system/Toast'
import { withApi, worldNow, type MountedWorld, type StorySurroundings, type World } from '@shruti/mock-api'
import { useEffect, type ReactElement } from 'react'
import { memoryStorage } from '../storefront/src/storage/browser-storage.ts'
import { memoryCookies } from '../storefront/src/storage/cookie-jar.ts'
import { createApp } from '../storefront/src/app/create-app.ts'
import { Providers } from '../storefront/src/shell/Providers.tsx'
import { RouteError } from '../storefront/src/shell/RouteError.tsx'
import { ToastHost } from '../storefront/src/shell/ToastHost.tsx'
import { prefetchLayout } from '../storefront/src/shell/prefetch-layout.ts'
import { createRouter, type Router } from '../storefront/src/router/create-router.ts'
import { inLanguage, memoryHistory } from '../storefront/src/router/history.ts'
import { RouterView } from '../storefront/src/router/RouterView.tsx'
import { localPath } from '../storefront/src/language/language.ts'
import { createRoutes } from '../storefront/src/routes.ts'

/** The origin that pages print: whatever port they are served at, they look the same. */
export const storyOrigin = 'https://shruti.example'

/** The reference that a page prints when it has failed. */
export const storyIncident = '7f3a09c2'

function reportError(error: unknown): string {
  console.error(error)
  return storyIncident
}

/** What the shop puts off happens at once. */
const promptClock: Clock = { ...browserClock, after: (_delayMs, action) => browserClock.after(0, action) }

interface OpenPage {
  readonly mounted: MountedWorld
  readonly app: ReturnType<typeof createApp>
  readonly router: Router
  /** Aborted when the story goes: what is still on its way then fails, and nobody wants to know. */
  readonly leaving: AbortController
}

/** The world behind a story's page, to change the shop behind the shopper's back. */
export const worldOf = (loaded: object): World => (loaded as { page: OpenPage }).page.mounted.world

/** The address that the story shows: where a guard has led. */
export const addressOf = (loaded: object): string => {
  const { pathname, search } = (loaded as { page: OpenPage }).page.router.current().location
  return pathname + search
}

/** What a story of a page is made of: spread it into the story. */
export interface PageStory {
  readonly loaders: ((context: StorySurroundings) => Promise<Record<string, unknown>>)[]
  readonly render: (args: object, context: { readonly loaded: object }) => ReactElement
}

/** A story's `parameters.served`: how its page is compared with the one that is served (`.storybook/served`) [BEY-21]. */
export interface ServedParameter {
  /** Why the served page cannot always look like the story, in a sentence. */
  readonly differs: string
  /** So many pixels of one picture may differ for that reason. */
  readonly pixels: number
}

/**
 * Of a story in which something that the browser keeps as a layer of its own (a sticky column, a dialog) has moved by part
 * of a pixel: its layout is the same, to the 64th of a pixel.
 */
export const halfAPixel = (pixels: number): ServedParameter => ({
  differs:
    'A layer that moves by part of a pixel is not drawn anew: lines stand a pixel higher or lower, by what came when.',
  pixels,
})

declare module 'storybook/internal/csf' {
  interface Parameters {
    served?: ServedParameter
  }
}

/** Where a story goes, and what its visitor brings, as it was given to `pageAt`. */
export interface PageVisit {
  readonly path: string | ((world: World) => Promise<string>)
  readonly from: string | undefined
  readonly showsOffer: boolean
  readonly stored: Readonly<Record<string, string>>
}

const visits = new WeakMap<object, PageVisit>()

/** The visit behind a story's `render`; undefined for a story that shows no page. */
export const visitBehind = (render: object | undefined): PageVisit | undefined => render && visits.get(render)

/** What the visitor's browser has kept. */
export function storedBy(
  { showsOffer, stored }: PageVisit,
  globals: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  return {
    // The offer would come into the picture when it likes; it has stories of its own.
    ...(!showsOffer && { offerDismissedAt: String(worldNow) }),
    ...(globals['currency'] === 'USD' && { currency: 'USD' }),
    ...stored,
  }
}

/**
 * A page of the storefront at its path, with its real routes, guards and queries, in the story's world. The story
 * starts when the page's loaders are done, as a shopper's page does; what the shop loads later comes later here too,
 * so that a play finds it and does not get it at once.
 *
 * @param path where to go; a function gets the world, for the id of an order that is in it
 * @param stored what the browser has kept from earlier visits, by the keys of its storage
 * @param from shows this page, while the one at the path is on its way
 * @param showsOffer lets the offer come up, which the visitor has otherwise just closed
 */
export function pageAt(
  path: string | ((world: World) => Promise<string>),
  {
    from,
    showsOffer = false,
    stored = {},
  }: {
    readonly from?: string
    readonly showsOffer?: boolean
    readonly stored?: Readonly<Record<string, string>>
  } = {},
): PageStory {
  const visit: PageVisit = { path, from, showsOffer, stored }
  // No argument has a name: of a story that takes arguments Storybook writes the source anew at each drawing, and would write
  // the whole world here, which took a third of the time of showing a page.
  const render: PageStory['render'] = (...[, { loaded }]) => <Page {...(loaded as { page: OpenPage }).page} />
  visits.set(render, visit)
  return {
    loaders: [
      async context => {
        const { mounted } = await withApi(context)
        const { world, fetch } = mounted
        const app = createApp({
          fetch,
          sendFile: (address, body, { headers, signal }) =>
            fetch(address, { method: 'POST', headers, body, ...(signal && { signal }) }),
          publicOrigin: storyOrigin,
          tabStorage: memoryStorage(),
          storage: memoryStorage(storedBy(visit, context.globals)),
          sessionHint: () => world.visitor.hint,
          cookies: memoryCookies(),
          clock: promptClock,
          notify: toast,
          retries: false,
        })
        const entry = typeof path === 'string' ? path : await path(world)
        const leaving = new AbortController()
        const router = createRouter({
          app,
          routes: createRoutes(),
          history: inLanguage(memoryHistory(localPath(from ?? entry))),
          reportError: error => (leaving.signal.aborted ? '' : reportError(error)),
        })
        await Promise.all([prefetchLayout(app), router.start()])
        if (from !== undefined) void router.navigate(entry)
        return { page: { mounted, app, router, leaving } satisfies OpenPage }
      },
    ],
    render,
  }
}

function Page({ mounted, app, router, leaving }: OpenPage) {
  useEffect(
    () => () => {
      leaving.abort()
      router.dispose()
      app.queryClient.clear()
      dismissToast()
      mounted.close()
    },
    [mounted, app, router, leaving],
  )
  return (
    <Providers app={app}>
      <RouterView router={router} ErrorView={RouteError}>
        <ToastHost />
      </RouterView>
    </Providers>
  )
}

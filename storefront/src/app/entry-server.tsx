import { dehydrate } from '@tanstack/react-query'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import type { App } from './app-context.ts'
import { memoryStorage } from './browser-storage.ts'
import { createApp } from './create-app.ts'
import { renderDocument } from './document.ts'
import type { PageState } from './entry-client.tsx'
import { scriptOf, type Manifest } from './manifest.ts'
import { appElementId, Providers } from './Providers.tsx'
import { createRoutes } from './routes.tsx'
import { readSessionHint } from './session-hint.ts'

export interface RenderOptions {
  /** Answers same-origin /api calls in process, with the session of the request. */
  readonly fetch: typeof globalThis.fetch
  readonly nonce: string
  /** `index.html` with its markers. */
  readonly template: string
  /** Of the browser's build; null while developing. */
  readonly manifest: Manifest | null
  readonly publicOrigin: string
  /** Hears of what failed while the page could still be shown. */
  readonly reportError: (error: unknown) => void
}

export interface Rendered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The whole document; empty for a redirect. */
  readonly html: string
}

/** Errors as React Router reads them back in the browser; nothing of a stack leaves the server. */
function serializeErrors(errors: StaticHandlerContext['errors']) {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]: [string, unknown]) => [
      route,
      isRouteErrorResponse(error)
        ? { ...error, __type: 'RouteErrorResponse' }
        : { message: 'Server error occurred', __type: 'Error' },
    ]),
  )
}

/** Waits for the whole page: nothing of it comes later. @throws what React could not render */
function renderToText(element: React.ReactNode, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const output = new PassThrough({ encoding: 'utf8' })
    let text = ''
    output.on('data', (part: string) => {
      text += part
    })
    output.on('end', () => resolve(text))
    const { pipe, abort } = renderToPipeableStream(element, {
      onAllReady: () => pipe(output),
      onShellError: reject,
      onError: reject,
    })
    signal.addEventListener('abort', () => abort(signal.reason), { once: true })
  })
}

function stateOf(app: App, { loaderData, actionData, errors }: StaticHandlerContext): PageState {
  return {
    queries: dehydrate(app.queryClient),
    router: { loaderData, actionData, errors: serializeErrors(errors) },
    publicOrigin: app.publicOrigin,
  }
}

/** Renders a page of the shop; the request's signal gives it up. Guards and other redirects come back as status 302 with a location. */
export async function render(request: Request, options: RenderOptions): Promise<Rendered> {
  const cookies = request.headers.get('cookie') ?? ''
  const app = createApp({
    fetch: options.fetch,
    apiOrigin: new URL(request.url).origin,
    publicOrigin: options.publicOrigin,
    storage: memoryStorage(),
    sessionHint: () => readSessionHint(cookies),
    notify: () => undefined,
    retries: false,
  })
  const handler = createStaticHandler(createRoutes(app))
  const context = await handler.query(request)
  if (context instanceof Response) {
    return {
      status: context.status,
      headers: { location: context.headers.get('location') ?? '/', 'cache-control': 'no-store' },
      html: '',
    }
  }
  for (const error of Object.values(context.errors ?? {})) {
    if (!isRouteErrorResponse(error)) options.reportError(error)
  }
  const sheet = new ServerStyleSheet()
  try {
    const text = await renderToText(
      sheet.collectStyles(
        <Providers app={app}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            // Its own script would stand inside of the root and break hydration: the state is printed after it.
            hydrate={false}
          />
        </Providers>,
      ),
      request.signal,
    )
    // React prints title, meta and links before the root's own content.
    const split = text.indexOf(`<div id="${appElementId}"`)
    const routeSources = context.matches.flatMap(({ route }) => {
      const handle = route.handle as { source?: string } | undefined
      return handle?.source ? [handle.source] : []
    })
    return {
      status: context.statusCode,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      html: renderDocument({
        template: options.template,
        nonce: options.nonce,
        head: text.slice(0, split),
        styles: sheet.getStyleTags(),
        page: text.slice(split),
        state: stateOf(app, context),
        script: scriptOf(options.manifest, routeSources),
      }),
    }
  } finally {
    sheet.seal()
    app.queryClient.clear()
  }
}

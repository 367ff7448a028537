import { AsyncLocalStorage } from 'node:async_hooks'
import { ServerStyleSheet } from 'styled-components'
import { memoryStorage } from '../storage/browser-storage.ts'
import { PartsOfPageContext } from '../hydration/kept-part.tsx'
import { noticeKey } from '../queries/notice.ts'
import { createApp } from '../app/create-app.ts'
import { embedPicture, type ReadFile } from './embedded-picture.ts'
import { renderDocument, type HashedScript, type InlineParts } from './document.ts'
import type { PageState } from './entry-client.tsx'
import { localPath, localeOf, readLanguageFrom, splitLanguage, type Language } from '../language/language.ts'
import { loadShopTexts, shopText } from '../language/shop-text.ts'
import { KeptPartsOfPage, PartMemory } from './kept-parts.ts'
import { KeptStyles, StyleMemory } from './kept-styles.tsx'
import { scriptOf, type Manifest } from './manifest.ts'
import { printQueries } from './printed-queries.ts'
import { renderToText } from './render-to-text.ts'
import { appElementId, Providers } from '../shell/Providers.tsx'
import { RouteError } from '../shell/RouteError.tsx'
import { ToastHost } from '../shell/ToastHost.tsx'
import { prefetchLayout } from '../shell/prefetch-layout.ts'
import { createRouter } from '../router/create-router.ts'
import { memoryHistory } from '../router/history.ts'
import { Moved } from '../router/moved.ts'
import { loadRoute, prepareRoute, Redirect, type ReportError } from '../router/resolve.ts'
import { RouterView } from '../router/RouterView.tsx'
import { createRoutes } from '../routes.ts'
import { scriptJson } from './script-json.ts'
import { readSessionHint } from '../session/session-hint.ts'
import { crawlerFile } from '../crawlers/crawler-file.ts'

export { renderMessage } from './render-message.tsx'

/** The language of the page that is being rendered. */
const languages = new AsyncLocalStorage<Language>()
readLanguageFrom(() => languages.getStore() ?? 'en')

/** The texts of the API's answers are there: what is rendered before would lack them. */
export const ready: Promise<void> = loadShopTexts()

/** A text of the API's answers in a language, for what the server says without rendering a page. */
export const shopTextIn = (text: string, language: Language): string =>
  languages.run(language, () => shopText(text))

const routes = createRoutes()

const memories = { parts: new PartMemory(), styles: new StyleMemory() }

/** How long a crawler may keep its list of pages: a new product is found within the hour. */
const crawlerFileSeconds = 3600

export interface RenderOptions {
  /** Answers same-origin /api calls in process, with the session of the request. */
  readonly fetch: typeof globalThis.fetch
  /** The bytes of a file of the shop by its address; undefined when there is none. */
  readonly readFile: ReadFile
  /** For the inline scripts and styles of this one answer; null for a page that is kept for everybody. */
  readonly nonce: string | null
  /** `index.html` with its markers. */
  readonly template: string
  /** Of the browser's builds, one for each language; null while developing. */
  readonly manifests: Readonly<Record<Language, Manifest>> | null
  /** The script that starts the service worker; null while developing. */
  readonly serviceWorkerStart: HashedScript | null
  readonly publicOrigin: string
  /** What the page says once: why a form before it was refused. */
  readonly notice: string | null
  /** Logs what failed while the page could still be shown. */
  readonly reportError: ReportError
  /** Is told the pattern of the page's route. */
  readonly matched: (route: string) => void
}

export interface Rendered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Set-Cookie lines: what the visitor chose by a form, without a script. */
  readonly cookies?: readonly string[]
  /** The whole document, or what a crawler reads; empty for a redirect. */
  readonly html: string
  /** Of a document: what its policy has to allow by hash where there is no nonce. */
  readonly inline?: InlineParts
}

/** Renders a page of the shop; the request's signal gives it up. Guards and other redirects come back as status 302. */
export function render(request: Request, options: RenderOptions): Promise<Rendered> {
  const url = new URL(request.url)
  const { language, path } = splitLanguage(url.pathname)
  url.pathname = path
  return languages.run(language, () => renderIn(language, url, request, options))
}

/** @param url without what stands for the language */
async function renderIn(
  language: Language,
  url: URL,
  request: Request,
  options: RenderOptions,
): Promise<Rendered> {
  const cookies = request.headers.get('cookie') ?? ''
  const setCookies: string[] = []
  /** As text, since React may render a part twice. */
  const structuredData = new Set<string>()
  const app = createApp({
    fetch: options.fetch,
    apiOrigin: url.origin,
    publicOrigin: options.publicOrigin,
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    sessionHint: () => readSessionHint(cookies),
    cookies: { read: () => cookies, write: cookie => setCookies.push(cookie) },
    notify: () => undefined,
    describe: data => structuredData.add(scriptJson(data)),
    retries: false,
  })
  const file = await crawlerFile(app, url.pathname)
  if (file) {
    options.matched(url.pathname)
    return {
      status: 200,
      headers: { 'content-type': file.contentType, 'cache-control': `public, max-age=${crawlerFileSeconds}` },
      html: file.text,
    }
  }
  if (options.notice !== null) app.queryClient.setQueryData(noticeKey, options.notice)
  const loaded = await loadRoute(routes, url)
  options.matched(loaded.route.path)
  const [outcome] = await Promise.all([
    prepareRoute(app, loaded, url, options.reportError),
    prefetchLayout(app),
  ])
  if (outcome instanceof Redirect) {
    return {
      // Not kept by browsers, for the shop may have it back: crawlers alone make something of 301.
      status: outcome instanceof Moved ? 301 : 302,
      headers: { location: localPath(outcome.path), 'cache-control': 'no-store' },
      html: '',
    }
  }
  const router = createRouter({
    app,
    routes,
    history: memoryHistory(url.href),
    reportError: options.reportError,
  })
  await router.adopt(outcome.problem, loaded)
  const sheet = new ServerStyleSheet()
  const parts = options.nonce === null ? new KeptPartsOfPage(memories, sheet) : null
  try {
    const rendered = await renderToText(
      <KeptStyles sheet={sheet} memory={memories.styles}>
        <PartsOfPageContext value={parts}>
          <Providers app={app}>
            <RouterView router={router} ErrorView={RouteError}>
              <ToastHost />
            </RouterView>
          </Providers>
        </PartsOfPageContext>
      </KeptStyles>,
      request.signal,
    )
    const text = parts ? await embedPicture(parts.printed(rendered), options.readFile) : rendered
    // React prints title, meta and links before the root's own content.
    const split = text.indexOf(`<div id="${appElementId}"`)
    const state: PageState = {
      queries: printQueries(app.queryClient),
      problem: outcome.problem,
      publicOrigin: app.publicOrigin,
    }
    return {
      status: outcome.problem?.status ?? 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      cookies: setCookies,
      ...renderDocument({
        template: options.template,
        locale: localeOf[language],
        nonce: options.nonce,
        head: text.slice(0, split),
        styles: sheet.getStyleTags(),
        structuredData: [...structuredData],
        page: text.slice(split),
        state,
        script: scriptOf(options.manifests?.[language] ?? null, loaded.sources),
        serviceWorkerStart: options.serviceWorkerStart,
      }),
    }
  } finally {
    sheet.seal()
    app.queryClient.clear()
  }
}

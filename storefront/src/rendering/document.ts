import {
  fallbackFontFaces,
  globalCss,
  hindiFallbackFontFaces,
  webFontFaces,
} from '@shruti/design-system/foundations'
import { deferHydration, type DeferredScript } from '../hydration/deferred-hydration.ts'
import { nextTask } from '../hydration/next-task.ts'
import { currentLanguage, type Language } from '../language/language.ts'
import { devanagariUrls, fontUrls } from './assets.ts'
import { faviconUrl } from './favicon.ts'
import { painted } from '../hydration/painted.ts'
import { holdActions } from '../hydration/hold-actions.ts'
import { beginDocument, fontStyleId, lateCss, showLateParts } from './late-parts.ts'
import { scriptJson } from './script-json.ts'
import { savedCopyCss } from '../offline/saved-copy-css.ts'
import { whenShown } from '../hydration/when-shown.ts'

/** The announcement at the top of every page is night in both themes, and so is the browser's own bar. */
const nightGround = '#131512'

/** Id of the element that carries what the server already asked for. */
export const stateElementId = 'shruti-state'

/** A script that a page names together with its hash: the browser runs no other in its place. */
export interface HashedScript {
  readonly url: string
  /** As the attribute `integrity` takes it. */
  readonly integrity: string
}

export interface DocumentParts {
  /** `index.html` with its markers, in English. */
  readonly template: string
  /** As `lang` names it. */
  readonly locale: string
  /** Of this one answer: every style and script of the page carries it. Null for a page whose policy names their hashes. */
  readonly nonce: string | null
  /** Title, meta and links of the page, as React printed them. */
  readonly head: string
  /** Style elements of the components, without a nonce. */
  readonly styles: string
  /** JSON that can stand in a script element; as data, which no policy refuses. */
  readonly structuredData: readonly string[]
  readonly page: string
  /** What the browser needs to take over; printed as data, which no policy refuses. */
  readonly state: unknown
  readonly script: DeferredScript
  /** Has the browser keep pages for opening them offline; null while developing, where it would keep old ones. */
  readonly serviceWorkerStart: HashedScript | null
}

/**
 * zod's own setting, read when it is first loaded: otherwise it tries whether text may become code, which the page's
 * policy refuses (Trusted Types), and the browser tells so on its console.
 */
const withoutEvaluation = 'window.__zod_globalConfig={jitless:true}'

/** What runs or applies from within a page, as its policy counts it: the contents of each element, to the byte. */
export interface InlineParts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** A page with what its policy has to allow. */
export interface PrintedDocument {
  readonly html: string
  readonly inline: InlineParts
}

/** The contents of styled-components' own style elements; a rule may have a "<" of its own, as in `@container (width < 20rem)`. */
function contentsOf(styles: string): string[] {
  return [...styles.matchAll(/<style [^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
}

/** As the library marks style elements that it need not take over: the page's script goes on with them as they are. */
const stylesInUse = (styles: string, attribute: string) =>
  styles.replaceAll('<style data-styled="true"', `<style${attribute} data-styled="active"`)

/** What is the same in all pages of a language: functions and styles are put into words once. */
interface FixedParts {
  readonly css: string
  readonly fonts: string
  /** Runs in the head. */
  readonly firstScript: string
  /** Runs at the end, around the names of the page's own script. */
  readonly lastScript: readonly [before: string, after: string]
}

function fixedPartsIn(language: Language): FixedParts {
  const fonts = webFontFaces({ ...fontUrls, devanagariUrl: devanagariUrls[language] })
  const fallback = fallbackFontFaces + (language === 'hi' ? hindiFallbackFontFaces : '')
  const letters = scriptJson(fontUrls.latinUrl)
  return {
    css: `${fallback}${globalCss()}${lateCss}${savedCopyCss}`,
    fonts,
    firstScript: `${withoutEvaluation};(${beginDocument.toString()})(window,${letters})`,
    lastScript: [
      `const whenShown=${whenShown.toString()};` +
        `(${deferHydration.toString()})(window,whenShown,${holdActions.toString()},${nextTask.toString()},a=>import(a),`,
      `);(${showLateParts.toString()})(window,whenShown,${painted.toString()},${letters})`,
    ],
  }
}

const fixedParts = new Map<Language, FixedParts>()

function fixedPartsOf(language: Language): FixedParts {
  const known = fixedParts.get(language)
  if (known) return known
  const parts = fixedPartsIn(language)
  fixedParts.set(language, parts)
  return parts
}

const manifestLink = (rel: 'manifest' | 'late') => `<link rel="${rel}" href="/manifest.webmanifest">`

/** A script that browsers neither fetch nor run until `showLateParts` gives it its type. */
function lateScript(script: HashedScript | null): string {
  if (!script) return ''
  return `<script type="late" src="${script.url}" integrity="${script.integrity}"></script>`
}

/** Where head, page and end go in the template. */
const markers = /<!--shruti-(?:head|page|end)-->/

/** The whole page: the head in the order that paints soonest, the application's script last and put off. */
export function renderDocument(parts: DocumentParts): PrintedDocument {
  const attribute = parts.nonce === null ? '' : ` nonce="${parts.nonce}"`
  const { css, fonts, firstScript, lastScript: around } = fixedPartsOf(currentLanguage())
  const lastScript = around.join(scriptJson(parts.script))
  const head = [
    parts.nonce === null ? '' : `<meta property="csp-nonce"${attribute}>`,
    // Before the styles, which fill a slow connection's first packets: the page's largest picture is preloaded here.
    parts.head,
    // Its header is drawn whole: a document that comes in pieces showed it as it grew, with the search field on its way.
    '<link rel="expect" href="#main" blocking="render">',
    `<style${attribute}>${css}</style>`,
    `<style${attribute} id="${fontStyleId}" media="not all">${fonts}</style>`,
    `<noscript><style${attribute}>${fonts}</style>${manifestLink('manifest')}</noscript>`,
    `<script${attribute}>${firstScript}</script>`,
    stylesInUse(parts.styles, attribute),
    ...parts.structuredData.map(json => `<script type="application/ld+json">${json}</script>`),
    `<link rel="icon" href="${faviconUrl}" type="image/svg+xml">`,
    '<link rel="apple-touch-icon" href="/icon-192.png">',
    // Browsers ask for it beside the largest picture, and on the connection that the page came by.
    manifestLink('late'),
    `<meta name="theme-color" content="${nightGround}">`,
  ]
  const end = [
    `<script type="application/json" id="${stateElementId}">${scriptJson(parts.state)}</script>`,
    lateScript(parts.serviceWorkerStart),
    `<script${attribute}>${lastScript}</script>`,
  ]
  const [before = '', betweenHeadAndPage = '', afterPage = '', after = ''] = parts.template.split(markers)
  const beginning = before.replace('lang="en-IN"', `lang="${parts.locale}"`)
  const html = [beginning, ...head, betweenHeadAndPage, parts.page, afterPage, ...end, after].join('')
  return {
    html,
    inline: { scripts: [firstScript, lastScript], styles: [css, fonts, ...contentsOf(parts.styles)] },
  }
}

import { globalCss } from '@shruti/design-system/foundations'
import { deferHydration, type DeferredScript } from './deferred-hydration.ts'
import { fontUrls } from './assets.ts'
import { scriptJson } from './script-json.ts'
import { themeScript } from './theme-script.ts'

/** The announcement at the top of every page is night in both themes, and so is the browser's own bar. */
const nightGround = '#131512'

/** Id of the element that carries what the server already asked for. */
export const stateElementId = 'shruti-state'

export interface DocumentParts {
  /** `index.html` with its three markers. */
  readonly template: string
  /** Of this one answer; every style and script of the page carries it. */
  readonly nonce: string
  /** Title, meta and links of the page, as React printed them. */
  readonly head: string
  /** Style elements of the components, without a nonce. */
  readonly styles: string
  readonly page: string
  /** What the browser needs to take over; printed as data, which no policy refuses. */
  readonly state: unknown
  readonly script: DeferredScript
}

/** Adds the nonce to React's and styled-components' own style elements. */
function withNonce(styles: string, nonce: string): string {
  return styles.replaceAll('<style ', `<style nonce="${nonce}" `)
}

/** The whole page: the head in the order that paints soonest, the application's script last and put off. */
export function renderDocument(parts: DocumentParts): string {
  const { nonce } = parts
  const head = [
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<script nonce="${nonce}">${themeScript}</script>`,
    `<link rel="preload" href="${fontUrls.latinUrl}" as="font" type="font/woff2" crossorigin>`,
    `<style nonce="${nonce}">${globalCss(fontUrls)}</style>`,
    withNonce(parts.styles, nonce),
    parts.head,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<meta name="theme-color" content="${nightGround}">`,
  ].join('')
  const end = [
    `<script type="application/json" id="${stateElementId}">${scriptJson(parts.state)}</script>`,
    `<script nonce="${nonce}">(${deferHydration.toString()})(window,a=>import(a),${scriptJson(parts.script)})</script>`,
  ].join('')
  return parts.template
    .replace('<!--shruti-head-->', () => head)
    .replace('<!--shruti-page-->', () => parts.page)
    .replace('<!--shruti-end-->', () => end)
}

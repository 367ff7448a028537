import devanagariUrl from '../design-system/src/fonts/shruti-devanagari.woff2?url'
import latinUrl from '../design-system/src/fonts/shruti-latin.woff2?url'
import rupeeUrl from '../design-system/src/fonts/shruti-rupee.woff2?url'
import { globalCss } from '../design-system/src/foundations/index.ts'
import { dialogCss, framePadding } from './frame.ts'

const frameCss = `body[data-layout='padded']:not(.sb-main-fullscreen){padding:${framePadding}px}`

/** What the docs need beyond Storybook's theme: the story's own ground, and numbers before steps. */
const docsCss =
  '.docs-story{background:var(--shruti-surface-page)}.sbdocs ol:not(.sb-unstyled){list-style:decimal}'

/** Puts the design system's global style on the page once: docs pages hold many stories. */
export function installGlobalStyle(): void {
  const id = 'shruti-global-style'
  if (document.getElementById(id)) return
  const style = document.createElement('style')
  style.id = id
  style.textContent = globalCss({ latinUrl, rupeeUrl, devanagariUrl }) + frameCss + docsCss + dialogCss
  document.head.append(style)
}

/** Resolves when the brand's type has come: a story that is drawn before would be drawn twice. */
export async function loadFonts(): Promise<void> {
  await Promise.all([
    document.fonts.load('400 16px "Shruti Anek"', 'Shruti'),
    document.fonts.load('400 16px "Shruti Rupee"', '₹'),
    document.fonts.load('400 16px "Shruti Devanagari"', 'श'),
  ])
}

import devanagariUrl from '../design-system/src/fonts/shruti-devanagari.woff2?url'
import latinUrl from '../design-system/src/fonts/shruti-latin.woff2?url'
import rupeeUrl from '../design-system/src/fonts/shruti-rupee.woff2?url'
import { globalCss } from '../design-system/src/foundations/index.ts'

/**
 * As Storybook's own frame has it, in pixels, for the test runner's: the edge of a focused control must not be cut off.
 * A docs page is full-screen, and has none.
 */
export const framePadding = 16

const frameCss = `body[data-layout='padded']:not(.sb-main-fullscreen){padding:${framePadding}px}`

/** What the docs need beyond Storybook's theme: the story's own ground, and numbers before steps. */
const docsCss =
  '.docs-story{background:var(--shruti-surface-page)}.sbdocs ol:not(.sb-unstyled){list-style:decimal}'

/**
 * Chromium leaves the room that a dialog keeps for the scroll bar unpainted in a frame, as Storybook's is, and paints
 * it in a window, as a shopper's is.
 */
const dialogCss = 'html:has([data-scrim]){scrollbar-gutter:auto}'

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
    document.fonts.load('400 16px "Shruti Anek"', '₹'),
    document.fonts.load('400 16px "Shruti Devanagari"', 'श'),
  ])
}

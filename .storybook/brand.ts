import latinUrl from '../design-system/src/fonts/shruti-latin.woff2?url'
import rupeeUrl from '../design-system/src/fonts/shruti-rupee.woff2?url'
import { globalCss } from '../design-system/src/foundations/index.ts'

/** Puts the design system's global style on the page once: docs pages hold many stories. */
export function installGlobalStyle(): void {
  const id = 'shruti-global-style'
  if (document.getElementById(id)) return
  const style = document.createElement('style')
  style.id = id
  // The docs keep their own ground: what stands in a story follows the theme.
  style.textContent = globalCss({ latinUrl, rupeeUrl }) + '.docs-story{background:var(--shruti-surface-page)}'
  document.head.append(style)
}

/** Resolves when the brand's type has come: a story that is drawn before would be drawn twice. */
export async function loadFonts(): Promise<void> {
  await Promise.all([
    document.fonts.load('400 16px "Shruti Anek"', 'Shruti'),
    document.fonts.load('400 16px "Shruti Anek"', '₹'),
  ])
}

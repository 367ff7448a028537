import type { whenShown as WhenShownFunction } from '../hydration/when-shown.ts'

type WhenShown = typeof WhenShownFunction

/** Id of the style element that holds the brand's `@font-face` rules. */
export const fontStyleId = 'shruti-fonts'

/**
 * Pictures that are not waited for stay away while the page itself is on its way: a browser would fetch those within
 * some screens' reach beside the largest picture. Every one of them has a frame of its own size, so nothing moves.
 * The attribute is set by a script: where none runs, they are fetched as usual.
 */
export const lateCss = 'html[data-loading] img[loading=lazy]{display:none}'

/**
 * Printed into the head: sets the chosen theme before the first paint, and takes the fonts at once where this visit
 * has already fetched them. (A later visit might find its cache cleared and would wait for 61 kB.) Uses nothing outside of itself.
 */
export function beginDocument(page: Window, fontUrl: string): void {
  const root = page.document.documentElement
  root.dataset['loading'] = ''
  try {
    const theme = page.localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
    if (page.sessionStorage.getItem('fonts') !== fontUrl) return
    const fonts = page.document.getElementById('shruti-fonts') as HTMLStyleElement | null
    if (fonts) fonts.media = 'all'
  } catch {
    // A browser that refuses its storage gets the system's theme and the fonts a little later.
  }
}

/**
 * Printed into the page's end: once the page is shown, lets the pictures come that were kept away, and the fonts,
 * which a first view would otherwise wait for (61 kB; until then the text stands in a fallback of the same measure).
 * Uses nothing outside of itself.
 */
export function showLateParts(page: Window & typeof globalThis, whenShown: WhenShown, fontUrl: string): void {
  const { document } = page
  function show() {
    delete document.documentElement.dataset['loading']
    const fonts = document.getElementById('shruti-fonts') as HTMLStyleElement | null
    if (!fonts) return
    fonts.media = 'all'
    document.fonts
      .load("1em 'Shruti Anek'")
      .then(() => page.sessionStorage.setItem('fonts', fontUrl))
      // The font cannot be had, or nothing can be kept: the next page begins like this one.
      .catch(() => undefined)
  }
  whenShown(page, show)
}

import type { whenShown as WhenShownFunction } from '../hydration/when-shown.ts'

type WhenShown = typeof WhenShownFunction

/** Id of the style element that holds the brand's `@font-face` rules. */
export const fontStyleId = 'shruti-fonts'

/**
 * Pictures that are not waited for stay away while the page itself is on its way: a browser would fetch those within
 * some screens' reach beside the largest picture. Every one of them has a frame of its own size, so nothing moves.
 * The attribute is set by a script: where none runs, they are fetched as usual.
 */
const latePicturesCss = 'html[data-loading] img[loading=lazy]{display:none}'

/**
 * What stands below the first screens of a phone is left out of style and layout until the page is shown: half of the
 * processor's work until then. It is there at the first scroll, touch or key. A page that is opened at a place within it, or
 * where it was left, is laid out whole.
 */
const latePartsCss =
  '@media (max-width:767px){html[data-loading=top] :is(main>[data-island],main~[data-island]>footer){display:none}}'

/** What is rendered after the first paint of a page has its place until then: the footer would be seen to jump. */
const partsBelowCss = '[data-island=below]{min-height:100vh}'

export const lateCss = `${latePicturesCss}${latePartsCss}${partsBelowCss}`

/**
 * Printed into the head: sets the chosen theme before the first paint, and takes the fonts at once where this visit
 * has already fetched them. (A later visit might find its cache cleared and would wait for 61 kB.) Uses nothing outside of itself.
 */
export function beginDocument(page: Window, fontUrl: string): void {
  const root = page.document.documentElement
  const [navigation] = page.performance.getEntriesByType('navigation')
  const isAtTop =
    navigation && 'type' in navigation && navigation.type === 'navigate' && page.location.hash === ''
  root.dataset['loading'] = isAtTop ? 'top' : ''
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
 * Printed into the page's end: once the page is shown, lets the pictures come that were kept away, the manifest and the
 * script that were put off, and the fonts, which a first view would otherwise wait for (61 kB; until then the text stands in a
 * fallback of the same measure).
 * Uses nothing outside of itself.
 * @param fontUrls the one that most text is in first
 */
export function showLateParts(
  page: Window & typeof globalThis,
  whenShown: WhenShown,
  fontUrls: readonly string[],
): void {
  const { document } = page
  const actions = ['scroll', 'wheel', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'beforeprint']
  function showParts() {
    delete document.documentElement.dataset['loading']
    for (const kind of actions) page.removeEventListener(kind, showParts, true)
  }
  function show() {
    showParts()
    document.querySelector('link[rel=late]')?.setAttribute('rel', 'manifest')
    // A script that changes its type is run when it is put into the page again.
    const script = document.querySelector<HTMLScriptElement>('script[type=late]')
    if (script) {
      script.type = 'module'
      document.body.append(script)
    }
    const fonts = document.getElementById('shruti-fonts') as HTMLStyleElement | null
    if (!fonts || fonts.media === 'all') return
    // Fetched before the page is told of them: it would lay out all text to wait for them, and again with each.
    const files = fontUrls.map(url => new page.FontFace('Shruti', `url(${url})`).load())
    void Promise.allSettled(files).then(([letters]) => {
      fonts.media = 'all'
      try {
        if (letters?.status === 'fulfilled') page.sessionStorage.setItem('fonts', fontUrls[0] ?? '')
      } catch {
        // Nothing can be kept: the next page begins like this one.
      }
    })
  }
  for (const kind of actions) page.addEventListener(kind, showParts, true)
  whenShown(page, show)
}

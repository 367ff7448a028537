import type { painted as PaintedFunction } from '../hydration/painted.ts'
import type { whenShown as WhenShownFunction } from '../hydration/when-shown.ts'

type WhenShown = typeof WhenShownFunction
type Painted = typeof PaintedFunction

/** Id of the style element that holds the brand's `@font-face` rules. */
export const fontStyleId = 'shruti-fonts'

/**
 * How far a page is, as `data-loading` of its root says until all of it shows. `top`: it begins at its top and is on its way;
 * an empty one: it is on its way and shows whole; `parts`: it is shown, and what stands below comes part by part.
 */
type Loading = 'top' | '' | 'parts'

/**
 * Pictures that are not waited for stay away while the page itself is on its way: a browser would fetch those within
 * some screens' reach beside the largest picture. Every one of them has a frame of its own size, so nothing moves.
 * The attribute is set by a script: where none runs, they are fetched as usual.
 */
const latePicturesCss = 'html[data-loading]:not([data-loading=parts]) img[loading=lazy]{display:none}'

/**
 * What stands below the first screens of a phone is left out of style and layout until the page is shown: half of the
 * processor's work until then. Then it comes part by part, and is there at the first scroll, touch or key. A page that is opened
 * at a place within it, or where it was left, is laid out whole.
 */
const latePartsCss =
  '@media (max-width:767px){html:is([data-loading=top],[data-loading=parts]) ' +
  ':is(:is(main>[data-island],main [data-below]):not([data-shown]),main~[data-island]:not([data-shown])>footer){display:none}}'

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
  root.dataset['loading'] = (isAtTop ? 'top' : '') satisfies Loading
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
 * script that were put off, the fonts, which a first view would otherwise wait for (61 kB; until then the text stands in a
 * fallback of the same measure), and what stands below the first view: some of it in each frame, since all of it in one holds up a
 * phone for a third of a second; and after the fonts, so that it is laid out once.
 * Uses nothing outside of itself.
 * @param fontUrl the file that most text is in, whose rule is the first
 */
export function showLateParts(
  page: Window & typeof globalThis,
  whenShown: WhenShown,
  painted: Painted,
  fontUrl: string,
): void {
  const { document } = page
  const root = document.documentElement
  const actions = ['scroll', 'wheel', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'beforeprint']
  function showAll() {
    delete root.dataset['loading']
    for (const kind of actions) page.removeEventListener(kind, showAll, true)
  }
  async function showParts(fonts: Promise<unknown>) {
    const main = document.querySelector('main')
    let isSeen = true
    /** What is seen does not wait for its font. */
    async function waitBelow() {
      if (!isSeen || (main && main.getBoundingClientRect().bottom < page.innerHeight)) return
      isSeen = false
      await fonts
      await painted()
    }
    // Looked at before anything changes, which would have to be laid out for it.
    const waited = waitBelow()
    root.dataset['loading'] = 'parts' satisfies Loading
    await waited
    let elements = 0
    for (const part of document.querySelectorAll<HTMLElement>(
      'main>[data-island],main [data-below],main~[data-island]',
    )) {
      part.dataset['shown'] = ''
      elements += part.getElementsByTagName('*').length
      if (elements < 100) continue
      elements = 0
      await painted()
      if (root.dataset['loading'] === undefined) return
      await waitBelow()
    }
    showAll()
  }
  /**
   * Has the files of the style's rules fetched, then all of them used at once. Were the style let in instead, the browser would lay out
   * all text to wait for them, and again with each, although they are in its cache.
   */
  async function showFonts({ sheet }: HTMLStyleElement) {
    const faces = [...(sheet?.cssRules ?? [])].map(rule => {
      const { style } = rule as CSSFontFaceRule
      const value = (name: string) => style.getPropertyValue(name)
      return new page.FontFace(value('font-family').replace(/["']/g, ''), value('src'), {
        weight: value('font-weight'),
        stretch: value('font-stretch'),
        unicodeRange: value('unicode-range'),
      }).load()
    })
    const [letters, ...others] = await Promise.allSettled(faces)
    for (const face of [letters, ...others]) if (face?.status === 'fulfilled') document.fonts.add(face.value)
    try {
      if (letters?.status === 'fulfilled') page.sessionStorage.setItem('fonts', fontUrl)
    } catch {
      // Nothing can be kept: the next page begins like this one.
    }
  }
  function show() {
    document.querySelector('link[rel=late]')?.setAttribute('rel', 'manifest')
    // A script that changes its type is run when it is put into the page again.
    const script = document.querySelector<HTMLScriptElement>('script[type=late]')
    if (script) {
      script.type = 'module'
      document.body.append(script)
    }
    const style = document.getElementById('shruti-fonts') as HTMLStyleElement | null
    const fonts = style && style.media !== 'all' ? showFonts(style) : undefined
    if (root.dataset['loading'] !== 'top') showAll()
    // Letters on a slow line are not waited for long: whoever reads without scrolling, by a screen reader, finds the rest.
    else void showParts(Promise.race([fonts, new Promise(resolve => page.setTimeout(resolve, 1500))]))
  }
  for (const kind of actions) page.addEventListener(kind, showAll, true)
  whenShown(page, show)
}

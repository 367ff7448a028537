/** Where the font files are served from. */
export interface FontUrls {
  /** `shruti-latin.woff2`, 61 kB: preload this one. */
  latinUrl: string
  /** `shruti-rupee.woff2`, 1.6 kB: the rupee sign alone, fetched only by a page that prints one. */
  rupeeUrl: string
  /**
   * `shruti-devanagari.woff2`, 86 kB, for a document in Hindi; `shruti-hindi.woff2`, 2.7 kB, with the letters of
   * "हिन्दी" alone, for one that only leads there. Without it Hindi is set in the system's type.
   */
  devanagariUrl?: string
}

const percent = (ratio: number) => `${Math.round(ratio * 1000) / 10}%`

const latinRange =
  'U+20-7E,U+A0,U+A9,U+AB,U+B0,U+B7,U+BB,U+BD,U+D7,U+E0,U+E7,U+E9,U+2009,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+202F,U+2212'
const rupeeRange = 'U+20B9'

/** Anek Devanagari's ascent and descent, in em. */
const devanagariHeight = { ascent: 1.013, descent: 0.6925 }

const devanagariRange = 'U+900-97F,U+200C-200D'

const face = (url: string, unicodeRange: string, family = 'Shruti Anek') =>
  `@font-face{font-family:'${family}';src:url(${JSON.stringify(url)}) format('woff2');font-weight:300 650;font-stretch:85% 125%;font-display:swap;unicode-range:${unicodeRange}}`

/**
 * What the text is set in until the font has come: the system's Arial or Roboto, stretched so that a line of
 * it is as long and as high as the same line of Anek Latin. The ratios were measured on 260 characters of
 * running English at the widths 94, 106 and 116 %; Anek's ascent is 0.9 em, its descent 0.2 em.
 */
const fallbackFace = (stretchRange: string, widthRatio: number) =>
  `@font-face{font-family:'Shruti Anek Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');font-stretch:${stretchRange};size-adjust:${percent(widthRatio)};ascent-override:${percent(0.9 / widthRatio)};descent-override:${percent(0.2 / widthRatio)};line-gap-override:0%}`

/** `@font-face` rules of the fallback alone: they fetch nothing. */
export const fallbackFontFaces = [
  fallbackFace('85% 100%', 0.865),
  fallbackFace('101% 109%', 1.015),
  fallbackFace('110% 125%', 1.145),
].join('')

/**
 * The same for Hindi: the Devanagari of Android, or of Windows, macOS and Debian, until Anek Devanagari has come. The
 * ratios were measured on the 1,379 runs of Devanagari of the storefront's own texts, beside Noto Sans Devanagari.
 */
const hindiFallbackFace = (stretchRange: string, widthRatio: number) =>
  `@font-face{font-family:'Shruti Devanagari Fallback';src:local('Noto Sans Devanagari'),local('NotoSansDevanagari-Regular'),local('Nirmala UI'),local('Kohinoor Devanagari'),local('Lohit Devanagari');font-stretch:${stretchRange};size-adjust:${percent(widthRatio)};ascent-override:${percent(devanagariHeight.ascent / widthRatio)};descent-override:${percent(devanagariHeight.descent / widthRatio)};line-gap-override:0%;unicode-range:${devanagariRange}}`

/** `@font-face` rules of the fallback for a document in Hindi, beside those of Latin letters. */
export const hindiFallbackFontFaces = [
  hindiFallbackFace('85% 100%', 0.921),
  hindiFallbackFace('101% 109%', 1.073),
  hindiFallbackFace('110% 125%', 1.201),
].join('')

/** `@font-face` rules of the files alone, for a page that adds them once its first view is there. */
export function webFontFaces({ latinUrl, rupeeUrl, devanagariUrl }: FontUrls): string {
  const devanagari = devanagariUrl ? face(devanagariUrl, devanagariRange, 'Shruti Devanagari') : ''
  return face(latinUrl, latinRange) + face(rupeeUrl, rupeeRange) + devanagari
}

/**
 * `@font-face` rules of the brand's type (Anek Latin and Anek Devanagari, SIL Open Font License 1.1). The addresses are the
 * caller's, because only a bundler knows the hashed name that it gave a file.
 */
export function fontFaces(urls: FontUrls): string {
  return webFontFaces(urls) + fallbackFontFaces + (urls.devanagariUrl ? hindiFallbackFontFaces : '')
}

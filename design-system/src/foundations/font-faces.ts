import { brandFamilies } from '../tokens/token-css.ts'

const [lettersFamily, rupeeFamily] = brandFamilies

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
/**
 * Of a family of its own: of one with the letters, Chromium would measure a `ch` by the sign alone while the letters are on
 * their way, and lines would break elsewhere for a frame.
 */
const rupeeRange = 'U+20B9'

/** Ascent and descent of Anek Latin and Anek Devanagari, in em. */
const latinHeight = { ascent: 0.9, descent: 0.2 }
const devanagariHeight = { ascent: 1.013, descent: 0.6925 }

const devanagariRange = 'U+900-97F,U+200C-200D'

const face = (url: string, unicodeRange: string, family: string = lettersFamily) =>
  `@font-face{font-family:'${family}';src:url(${JSON.stringify(url)}) format('woff2');font-weight:300 650;font-stretch:85% 125%;font-display:swap;unicode-range:${unicodeRange}}`

interface FallbackFace {
  readonly family: string
  /** Full names of fonts; the first installed one is taken. */
  readonly fonts: readonly string[]
  /** Width of the brand's letters beside those of `fonts`. */
  readonly widthRatio: number
  /** Ascent and descent of the brand's font, in em. */
  readonly height: { readonly ascent: number; readonly descent: number }
  /** Which text it is for, further descriptors. */
  readonly use: string
}

const fallbackFace = ({ family, fonts, widthRatio, height, use }: FallbackFace) =>
  `@font-face{font-family:'${family}';src:${fonts.map(font => `local('${font}')`).join()};size-adjust:${percent(widthRatio)};ascent-override:${percent(height.ascent / widthRatio)};descent-override:${percent(height.descent / widthRatio)};line-gap-override:0%;${use}}`

/**
 * Anek Latin's width beside Arial's and Roboto's, which differ by half a percent. Measured on 3,000 characters of the
 * storefront's English, and on tabular figures, at the widths 94 to 120 % and the weights 380 to 650: it grows evenly with
 * both; the formula is off by less than 0.01.
 */
const latinWidthRatio = (stretch: number, weight: number) =>
  1.016 + 0.0128 * (stretch - 106) + 0.00014 * (weight - 400)

/** Widths of the brand's text, in percent: the first and the last of a range, and the one that most of its text has. */
const stretches = [
  [85, 97, 95],
  [98, 103, 101],
  [104, 107, 106],
  [108, 109, 108],
  [110, 113, 111],
  [114, 116, 115],
  [117, 125, 119],
] as const

const weights = [
  [1, 450, 410],
  [451, 1000, 500],
] as const

/**
 * `@font-face` rules of the fallback alone: what the text is set in until the font has come, the system's Arial or Roboto,
 * stretched so that a line of it is as long and as high as the same line of Anek Latin. They fetch nothing.
 */
export const fallbackFontFaces = stretches
  .flatMap(([narrowest, widest, stretch]) =>
    weights.map(([lightest, boldest, weight]) =>
      fallbackFace({
        family: 'Shruti Anek Fallback',
        fonts: ['Arial', 'Liberation Sans', 'Roboto'],
        widthRatio: latinWidthRatio(stretch, weight),
        height: latinHeight,
        use: `font-weight:${lightest} ${boldest};font-stretch:${narrowest}% ${widest}%`,
      }),
    ),
  )
  .join('')

/**
 * `@font-face` rules of the fallback for a document in Hindi, beside those of Latin letters: the Devanagari of Android, or
 * of Windows, macOS and Debian, until Anek Devanagari has come. That font has one width, so one face is enough; its ratio
 * was measured on 1,097 runs of Devanagari of the storefront's own texts at weight 420, beside Noto Sans Devanagari.
 */
export const hindiFallbackFontFaces = fallbackFace({
  family: 'Shruti Devanagari Fallback',
  fonts: [
    'Noto Sans Devanagari',
    'NotoSansDevanagari-Regular',
    'Nirmala UI',
    'Kohinoor Devanagari',
    'Lohit Devanagari',
  ],
  widthRatio: 1.024,
  height: devanagariHeight,
  use: `unicode-range:${devanagariRange}`,
})

/** `@font-face` rules of the files alone, for a page that adds them once its first view is there. */
export function webFontFaces({ latinUrl, rupeeUrl, devanagariUrl }: FontUrls): string {
  const devanagari = devanagariUrl ? face(devanagariUrl, devanagariRange, 'Shruti Devanagari') : ''
  return face(latinUrl, latinRange) + face(rupeeUrl, rupeeRange, rupeeFamily) + devanagari
}

/**
 * `@font-face` rules of the brand's type (Anek Latin and Anek Devanagari, SIL Open Font License 1.1). The addresses are the
 * caller's, because only a bundler knows the hashed name that it gave a file.
 */
export function fontFaces(urls: FontUrls): string {
  return webFontFaces(urls) + fallbackFontFaces + (urls.devanagariUrl ? hindiFallbackFontFaces : '')
}

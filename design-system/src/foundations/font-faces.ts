/** Where the two font files are served from. */
export interface FontUrls {
  /** `shruti-latin.woff2`, 61 kB: preload this one. */
  latinUrl: string
  /** `shruti-rupee.woff2`, 1.6 kB: the rupee sign alone, fetched only by a page that prints one. */
  rupeeUrl: string
}

const face = (url: string, unicodeRange: string) =>
  `@font-face{font-family:'Shruti Anek';src:url(${JSON.stringify(url)}) format('woff2');font-weight:300 650;font-stretch:85% 125%;font-display:swap;unicode-range:${unicodeRange}}`

/**
 * `@font-face` rules of the brand's type (Anek Latin, SIL Open Font License 1.1). The addresses are the
 * caller's, because only a bundler knows the hashed name that it gave a file.
 */
export function fontFaces({ latinUrl, rupeeUrl }: FontUrls): string {
  return (
    face(
      latinUrl,
      'U+20-7E,U+A0,U+A9,U+AB,U+B0,U+B7,U+BB,U+BD,U+D7,U+E0,U+E7,U+E9,U+2009,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+202F,U+2212',
    ) + face(rupeeUrl, 'U+20B9')
  )
}

import devanagariUrl from '@shruti/design-system/fonts/shruti-devanagari.woff2?url'
import hindiUrl from '@shruti/design-system/fonts/shruti-hindi.woff2?url'
import latinUrl from '@shruti/design-system/fonts/shruti-latin.woff2?url'
import rupeeUrl from '@shruti/design-system/fonts/shruti-rupee.woff2?url'

/**
 * The files that the server names in the page. The browser's build has this module as an entry of its own, which
 * no page loads: that is how the files come to be written with the same names as the server's build expects.
 */
export const fontUrls = { latinUrl, rupeeUrl }

/** Devanagari for a page in each language: English has one word of it, the name of the other. */
export const devanagariUrls = { en: hindiUrl, hi: devanagariUrl }

import { dark, light } from '../tokens/themes.ts'
import { fontFamilies, tokenCss } from '../tokens/token-css.ts'
import { directionCss } from './direction.ts'
import { fontFaces, type FontUrls } from './font-faces.ts'

/**
 * What is in Hindi, a whole document or a word of one in English, has a family of its own beside the brand's. Headings in
 * Devanagari, with marks above and below the letters, need a sixth more between their lines.
 */
const hindiCss = `:root:lang(hi){--shruti-leading:1.16;--shruti-font:${fontFamilies('Shruti Devanagari', 'Shruti Devanagari Fallback', 'Shruti Anek Fallback')}}
:root:not(:lang(hi)) :lang(hi){font-family:'Shruti Devanagari',var(--shruti-font)}`

const underScrim = (page: string) => `color-mix(in srgb,${page} 44%,#131512)`

/**
 * Beside the scrim, where the scrollbar was, the page is as dark as below it. The colours stand here as such: a rule of the root
 * that begins to match and takes one from a custom property has Chromium work out the styles of the whole page.
 */
const scrimGround = `light-dark(${underScrim(light['surface-page'])},${underScrim(dark['surface-page'])})`

/**
 * A modal dialog keeps presses from the page by its scrim. Radix sets a style on the body besides, which all of the page
 * inherits: its styles would be worked out anew whenever one opens or closes.
 */
const modalCss = `@media not print{html:has([data-scrim]){overflow:hidden;scrollbar-gutter:stable;background:${scrimGround}}
html:has([data-scrim]) body{pointer-events:auto!important}}`

const reset = `*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block-start:96px;scroll-behavior:smooth}
${modalCss}
body{min-block-size:100dvh;margin:0;background:var(--shruti-surface-page);color:var(--shruti-text-primary);font:var(--shruti-type-body);font-stretch:var(--shruti-type-body-width);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility}
h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote,fieldset,legend{margin:0;padding:0;border:0;min-inline-size:0}
h1,h2,h3,h4,h5,h6{font:inherit}ul,ol{list-style:none}table{border-collapse:collapse}address{font-style:normal}
img,svg,video{display:block;max-inline-size:100%}svg{flex:none}a{color:inherit;text-decoration:none}
button,input,select,textarea{font:inherit;font-stretch:inherit;color:inherit;letter-spacing:inherit;border-radius:0}
button{padding:0;border:0;background:none;cursor:pointer}[hidden]{display:none!important}
::selection{background:var(--shruti-selection);color:var(--shruti-text-primary)}
:focus-visible{outline:2px solid var(--shruti-focus);outline-offset:3px}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}`

/**
 * Everything that is global: custom properties, fonts, reset, base type, focus ring. A server can print this
 * once into a `<style>` of the page, so that the browser's bundle carries none of it.
 */
export function globalCss(fontUrls?: FontUrls): string {
  return (fontUrls ? fontFaces(fontUrls) : '') + tokenCss + hindiCss + reset + directionCss
}

import { createGlobalStyle } from 'styled-components'
import type { FontUrls } from './font-faces.ts'
import { globalCss } from './global-css.ts'

const Style = createGlobalStyle<{
  $fontUrls: FontUrls | undefined
}>`${({ $fontUrls }) => globalCss($fontUrls)}`

export interface GlobalStyleProps {
  /** Where the fonts are served from; without it the page falls back to the system's sans serif. */
  fontUrls?: FontUrls
}

/** Render once, at the root of the application. For a server-rendered page prefer `globalCss`. */
export function GlobalStyle({ fontUrls }: GlobalStyleProps) {
  return <Style $fontUrls={fontUrls} />
}

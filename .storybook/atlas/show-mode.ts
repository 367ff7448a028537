import { lengthenTexts } from './lengthen.ts'
import { modeNamed, type ModeOfPage } from './modes.ts'

/** Shows the page in a mode, as far as a page can. @returns shows it as it was */
export function showModeOfPage({ direction, textSize, longText, theme }: ModeOfPage): () => void {
  const root = document.documentElement
  const before = root.dataset.theme
  if (direction) root.dir = direction
  if (textSize) root.style.fontSize = textSize
  if (theme) root.dataset.theme = theme
  const shorten = longText ? lengthenTexts(document.body) : undefined
  return () => {
    if (direction) root.removeAttribute('dir')
    if (textSize) root.style.removeProperty('font-size')
    if (theme) root.dataset.theme = before
    shorten?.()
  }
}

let end: (() => void) | undefined

/** Shows what is drawn from here on in the mode that the toolbar names. */
export async function showMode({
  globals,
}: {
  readonly globals: Readonly<Record<string, unknown>>
}): Promise<void> {
  end?.()
  end = showModeOfPage(modeNamed(globals['mode']) ?? {})
}

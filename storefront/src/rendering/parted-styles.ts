import { __PRIVATE__ } from 'styled-components'

/** What styled-components keeps its rules in: a list of rules with places. */
type Tag = ReturnType<(typeof __PRIVATE__.mainSheet)['getTag']>['tag']

export type Sheet = Pick<CSSStyleSheet, 'cssRules' | 'insertRule' | 'deleteRule'>

/** As it is where rules are not text. */
interface ElementTag extends Tag {
  readonly element: HTMLStyleElement
  readonly sheet: CSSStyleSheet
}

const isElementTag = (tag: Tag): tag is ElementTag => 'sheet' in tag

/** Rules in a style sheet, but for the one that the server printed. */
const mostInSheet = 40

/**
 * A list of rules over several style sheets, each after the one before. Chromium works out the styles of the whole document
 * anew when a `@media` rule or the like comes into a style sheet in use; in a small one, of what its rules match
 * (decisions/0013).
 *
 * @param first has the rules that were there before; what comes after all of them goes into others
 * @param addSheet puts an empty one after all there are; undefined where the page allows none
 */
export function rulesInParts(first: Sheet, addSheet: () => Sheet | undefined): Tag {
  const sheets = [first]

  /** The sheet of a rule, and its place there. */
  function find(index: number) {
    let place = index
    for (const sheet of sheets) {
      if (place < sheet.cssRules.length) return { sheet, place }
      place -= sheet.cssRules.length
    }
    return undefined
  }

  function sheetForLast(): Sheet {
    const last = sheets.at(-1) ?? first
    if (last !== first && last.cssRules.length < mostInSheet) return last
    const next = addSheet()
    if (next) sheets.push(next)
    return next ?? last
  }

  return {
    get length() {
      return sheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0)
    },
    insertRule(index, rule) {
      const found = find(index)
      const sheet = found?.sheet ?? sheetForLast()
      try {
        sheet.insertRule(rule, found?.place ?? sheet.cssRules.length)
        return true
      } catch {
        // Of a selector that this browser does not know.
        return false
      }
    },
    deleteRule(index) {
      const found = find(index)
      found?.sheet.deleteRule(found.place)
    },
    getRule(index) {
      const found = find(index)
      return found?.sheet.cssRules[found.place]?.cssText ?? ''
    },
  }
}

/** From here on the page's components add their rules in parts. In development they are text, and stay in one. */
export function partStyles(): void {
  const { tag } = __PRIVATE__.mainSheet.getTag()
  if (!isElementTag(tag)) return
  let last = tag.element
  __PRIVATE__.mainSheet.getTag().tag = rulesInParts(tag.sheet, () => {
    const next = last.cloneNode() as HTMLStyleElement
    // An element in a document does not show it among its attributes.
    next.nonce = last.nonce
    last.after(next)
    last = next
    return next.sheet ?? undefined
  })
}

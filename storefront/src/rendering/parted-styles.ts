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

/** Takes rules that stand in a style sheet already. In a browser the library never asks for what a list holds. */
const printedRules: Tag = {
  length: 0,
  insertRule: () => true,
  deleteRule: () => undefined,
  getRule: () => '',
}

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
    ...printedRules,
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
  }
}

/** The end of each rule that styled-components prints. */
const ruleEnd = '/*!sc*/\n'

/** What the server printed of the library's own, which does not look for style elements that are in use. */
const printedStyles = 'style[data-styled=active]'

/**
 * Tells the library which classes are printed, and how many rules each of its groups has: those of the page, and the one that
 * names the group and ends it. It looks for style elements in what it takes for a shadow root.
 */
function registerPrinted(printed: HTMLStyleElement): void {
  const counted = {
    textContent: printed.textContent.replaceAll('data-styled.g', `counted{}${ruleEnd}$&`),
    getAttribute: (name: string) => (name === 'data-styled' ? '' : printed.getAttribute(name)),
  }
  const root: unknown = { host: null, nodeType: 11, querySelectorAll: () => [counted] }
  const { mainSheet } = __PRIVATE__
  mainSheet.options.target = root as HTMLElement
  mainSheet.rehydrate()
  mainSheet.options.target = undefined
}

/**
 * Goes on with the style sheet that the server printed, and adds in parts what comes after it. The library by itself puts each
 * printed rule into a style sheet of its own and removes the printed one: a fifth of what its script takes, and the
 * styles of the whole page once more. Called before any component is made, since they take places in the style sheet.
 */
export function adoptPrintedStyles(): void {
  const { mainSheet } = __PRIVATE__
  const printed = document.querySelector<HTMLStyleElement>(printedStyles)
  if (!printed) return
  const grouped = mainSheet.getTag()
  const { tag } = grouped
  const rules = printed.textContent.split(ruleEnd).filter(rule => rule.trim() !== '').length
  // A browser leaves out what it does not know.
  const isWhole = isElementTag(tag) && printed.sheet?.cssRules.length === rules
  if (isWhole) {
    grouped.tag = printedRules
    registerPrinted(printed)
  } else {
    printed.dataset['styled'] = ''
    mainSheet.rehydrate()
  }
  if (!isElementTag(tag)) return
  let last = tag.element
  grouped.tag = rulesInParts(isWhole && printed.sheet ? printed.sheet : tag.sheet, () => {
    const next = last.cloneNode() as HTMLStyleElement
    // An element in a document does not show it among its attributes.
    next.nonce = last.nonce
    last.after(next)
    last = next
    return next.sheet ?? undefined
  })
}

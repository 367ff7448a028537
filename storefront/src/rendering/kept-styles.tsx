import { useContext, useMemo, type ContextType, type ReactNode } from 'react'
import { StyleSheetContext, type ServerStyleSheet } from 'styled-components'

type Stylis = ContextType<typeof StyleSheetContext>['stylis']

interface KeptRules {
  readonly rules: string[]
  /** Of the component whose class they are of; animations have none. */
  readonly componentId: string | undefined
}

/** Far more classes than the design system has, should a component ever take its CSS from a visitor. */
const mostKept = 10_000

/**
 * What stylis worked out for the pages of a server. styled-components asks it for each class of each page, and gets the
 * same each time: a class is named by a hash of its component and its CSS. The rules of global styles have no class, and
 * are not kept.
 */
export class StyleMemory {
  /** By what stylis writes before them: a class, or an animation's name after its at-rule. */
  readonly #kept = new Map<string, KeptRules>()

  /** Gives stylis this memory. */
  remembering(stylis: Stylis): Stylis {
    const compile: Stylis = (css, selector = '', prefix = '', componentId) => {
      if (selector === '') return stylis(css, selector, prefix, componentId)
      const name = prefix + selector
      const found = this.#kept.get(name)
      if (found) return found.rules
      if (this.#kept.size >= mostKept) this.#kept.clear()
      const rules = stylis(css, selector, prefix, componentId)
      this.#kept.set(name, { rules, componentId })
      return rules
    }
    compile.hash = stylis.hash
    return compile
  }

  /**
   * The classes with styles in a part of a page, in the order in which it prints them; null where one of them is animated,
   * since the animation's rules go by another name.
   */
  classesIn(html: string): string[] | null {
    const names = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' ')))
    const classes = [...names].filter(name => this.#kept.has(`.${name}`))
    const isAnimated = (name: string) =>
      this.#kept.get(`.${name}`)?.rules.some(rule => rule.includes('animation')) === true
    return classes.some(isAnimated) ? null : classes
  }

  /**
   * Adds the styles of classes to a page, as if the components that have them were rendered there.
   * @returns false, and nothing is added, when they are kept no longer
   */
  addTo({ instance }: ServerStyleSheet, classes: readonly string[]): boolean {
    if (!classes.every(name => this.#kept.has(`.${name}`))) return false
    for (const name of classes) {
      const { rules = [], componentId = '' } = this.#kept.get(`.${name}`) ?? {}
      if (!instance.hasNameForId(componentId, name)) instance.insertRules(componentId, name, rules)
    }
    return true
  }
}

export interface KeptStylesProps {
  readonly sheet: ServerStyleSheet
  readonly memory: StyleMemory
  readonly children: ReactNode
}

/** Collects the styles of a page, as `sheet.collectStyles` does, and works out each rule once in the life of the server. */
export function KeptStyles({ sheet, memory, children }: KeptStylesProps) {
  const own = useContext(StyleSheetContext)
  const value = useMemo(
    () => ({ ...own, styleSheet: sheet.instance, stylis: memory.remembering(own.stylis) }),
    [own, sheet, memory],
  )
  return <StyleSheetContext value={value}>{children}</StyleSheetContext>
}

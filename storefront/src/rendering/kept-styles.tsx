import { useContext, useMemo, type ContextType, type ReactNode } from 'react'
import { StyleSheetContext, type ServerStyleSheet } from 'styled-components'

type Stylis = ContextType<typeof StyleSheetContext>['stylis']

/** Far more classes than the design system has, should a component ever take its CSS from a visitor. */
const mostKept = 10_000

/**
 * Gives stylis a memory. styled-components asks it for each class of each page, and gets the same each time: a class is
 * named by a hash of its component and its CSS. The rules of global styles have no class, and are not kept.
 */
function withMemory(stylis: Stylis): Stylis {
  const kept = new Map<string, string[]>()
  const compile: Stylis = (css, selector = '', prefix = '', componentId) => {
    if (selector === '') return stylis(css, selector, prefix, componentId)
    const name = `${prefix} ${selector}`
    const found = kept.get(name)
    if (found) return found
    if (kept.size >= mostKept) kept.clear()
    const rules = stylis(css, selector, prefix, componentId)
    kept.set(name, rules)
    return rules
  }
  compile.hash = stylis.hash
  return compile
}

const remembering = new WeakMap<Stylis, Stylis>()

function rememberingOf(stylis: Stylis): Stylis {
  const known = remembering.get(stylis) ?? withMemory(stylis)
  remembering.set(stylis, known)
  return known
}

/** Collects the styles of a page, as `sheet.collectStyles` does, and works out each rule once in the life of the server. */
export function KeptStyles({ sheet, children }: { sheet: ServerStyleSheet; children: ReactNode }) {
  const own = useContext(StyleSheetContext)
  const value = useMemo(
    () => ({ ...own, styleSheet: sheet.instance, stylis: rememberingOf(own.stylis) }),
    [own, sheet],
  )
  return <StyleSheetContext value={value}>{children}</StyleSheetContext>
}

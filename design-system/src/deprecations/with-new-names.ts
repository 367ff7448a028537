import { deprecationName, deprecations, deprecationText, type Deprecation } from './deprecations.ts'

const warned = new Set<string>()

function warnOnce(deprecation: Deprecation) {
  const name = deprecationName(deprecation)
  if (warned.has(name)) return
  warned.add(name)
  console.warn(
    `@shruti/design-system: ${name} is deprecated. ${deprecationText(deprecation)} "npx shruti-codemod <path>" renames it.`,
  )
}

/**
 * Props by the names that they have now: what comes under a deprecated name is moved, unless the new one is given too.
 * In development each deprecated name is warned of once.
 *
 * @param component the component's name, as in the table of deprecations
 */
export function withNewNames<Props extends object>(
  component: string,
  props: Props,
  table: readonly Deprecation[] = deprecations,
): Props {
  const renamed: Record<string, unknown> = Object.fromEntries(Object.entries(props))
  for (const deprecation of table) {
    if (deprecation.kind === 'component' || deprecation.component !== component) continue
    const { from, to } = deprecation
    if (deprecation.kind === 'value') {
      if (renamed[deprecation.prop] !== from) continue
      renamed[deprecation.prop] = to
    } else {
      if (!(from in renamed)) continue
      renamed[to] ??= renamed[from]
      delete renamed[from]
    }
    if (process.env.NODE_ENV !== 'production') warnOnce(deprecation)
  }
  // The same props under other names of theirs: every name is one of Props.
  return renamed as Props
}

interface Versions {
  /** The version that deprecates the old name. */
  readonly since: string
  /** The version that has it no more. */
  readonly goneIn: string
}

/** A component has another name; so have its props' type and the path that it is imported from. */
export interface RenamedComponent extends Versions {
  readonly kind: 'component'
  readonly from: string
  readonly to: string
}

/** A prop has another name. */
export interface RenamedProp extends Versions {
  readonly kind: 'prop'
  readonly component: string
  readonly from: string
  readonly to: string
}

/** A value of a prop, a string, is another. */
export interface RenamedValue extends Versions {
  readonly kind: 'value'
  readonly component: string
  readonly prop: string
  readonly from: string
  readonly to: string
}

export type Deprecation = RenamedComponent | RenamedProp | RenamedValue

/**
 * Every name that has changed and still works. The codemod renames by this table, components warn by it in development,
 * and a test holds their `@deprecated` to it.
 */
export const deprecations: readonly Deprecation[] = [
  { kind: 'prop', component: 'SortBar', from: 'onSort', to: 'onSortChange', since: '0.2.0', goneIn: '1.0.0' },
]

/** What is renamed, in one word: "SortBar.onSort". */
export function deprecationName(deprecation: Deprecation): string {
  if (deprecation.kind === 'component') return deprecation.from
  if (deprecation.kind === 'prop') return `${deprecation.component}.${deprecation.from}`
  return `${deprecation.component}.${deprecation.prop}=${deprecation.from}`
}

/** "Since 0.2.0: use `onSortChange`. Gone in 1.0.0.", as it stands after `@deprecated`. */
export const deprecationText = ({ to, since, goneIn }: Deprecation) =>
  `Since ${since}: use \`${to}\`. Gone in ${goneIn}.`

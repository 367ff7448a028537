/** What a designer or an engineer has to know of a component beyond its stories and props. */
export interface Guide {
  /** The first version that has it, released or coming: "0.2.0". */
  readonly since: string
  /** Stable where nothing is said. */
  readonly status?: Status
  /** When to use it, and what instead where it does not fit. */
  readonly when: string
  /** Its parts, in the order in which they are read, each with what it is for. */
  readonly anatomy: Readonly<Record<string, string>>
  /** Keys and what they do; a sentence where there is nothing to operate. */
  readonly keyboard: Readonly<Record<string, string>> | string
  readonly do: readonly string[]
  readonly dont: readonly string[]
}

/**
 * How far somebody can rely on a component. What is stable changes in a breaking way only with a deprecation first; what
 * is experimental may change in any minor version; what is deprecated names what takes its place.
 */
export type Status =
  'stable' | 'experimental' | { readonly deprecatedSince: string; readonly useInstead: string }

/** The guides of one section of Storybook, by the component's name as it stands in the stories' title. */
export type Guides = Readonly<Record<string, Guide>>

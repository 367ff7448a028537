import type { Operation } from '../operation/operation.ts'

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
  /**
   * How it is operated by keys; a sentence where nothing in any of its stories can be operated, or nothing but what
   * others put into it.
   */
  readonly operation: Operation | OnlyWithin | string
  readonly do: readonly string[]
  readonly dont: readonly string[]
}

/**
 * How far somebody can rely on a component. What is stable changes in a breaking way only with a deprecation first; what
 * is experimental may change in any minor version; what is deprecated names what takes its place.
 */
export type Status =
  'stable' | 'experimental' | { readonly deprecatedSince: string; readonly useInstead: string }

/** Of a component that takes no key, around others that may. */
export interface OnlyWithin {
  readonly onlyWithin: string
}

/** The guides of one section of Storybook, by the component's name as it stands in the stories' title. */
export type Guides = Readonly<Record<string, Guide>>

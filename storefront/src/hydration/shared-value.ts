import { useSyncExternalStore } from 'react'

/**
 * A value that every part of a page may depend on and that changes while the page is open: the address, the currency,
 * the theme. It reaches the parts only in this way, never as the changing value of a context or as a prop that is handed down.
 * React discards the server's HTML of a part that is not hydrated yet when a context above it changes or it gets
 * other props; a value that each part subscribes to for itself cannot reach a part before it is hydrated.
 */
export interface SharedValue<T> {
  /** Calls back after each change. @returns how to stop */
  readonly subscribe: (listener: () => void) => () => void
  /** The same object until the value changes. */
  readonly current: () => T
  /** What the server rendered with. A part that is hydrated late begins with it, so that it matches its HTML. */
  readonly first: () => T
}

/** For whoever follows the whole of a shared value. */
export const itself = <T>(value: T): T => value

/** Follows a shared value, or what `select` takes from it: a primitive, or an object that the value holds. */
export function useSharedValue<T, Selected>(
  { subscribe, current, first }: SharedValue<T>,
  select: (value: T) => Selected,
): Selected {
  return useSyncExternalStore(
    subscribe,
    () => select(current()),
    () => select(first()),
  )
}

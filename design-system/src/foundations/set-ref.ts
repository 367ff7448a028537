import type { Ref } from 'react'

/** Hands an element on to a caller's ref, whichever kind it is, from a component that needs the element too. */
export function setRef<Target>(
  ref: Ref<Target> | undefined,
  target: Target | null,
): (() => void) | undefined {
  if (typeof ref === 'function') {
    const cleanUp = ref(target)
    return typeof cleanUp === 'function' ? cleanUp : undefined
  }
  if (ref) ref.current = target
  return undefined
}

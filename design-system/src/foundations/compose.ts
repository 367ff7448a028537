import { useCallback, useRef, type Ref, type RefObject } from 'react'
import { setRef } from './set-ref.ts'

/** One handler that runs a caller's first and then the component's own. */
export function composeHandlers<Happening>(
  callers: ((event: Happening) => void) | undefined,
  own: (event: Happening) => void,
): (event: Happening) => void {
  return event => {
    callers?.(event)
    own(event)
  }
}

/** A ref of the component's own beside the one that a caller passed: give the callback to the element. */
export function useComposedRef<Target>(
  ref: Ref<Target> | undefined,
): [own: RefObject<Target | null>, attach: (target: Target | null) => (() => void) | undefined] {
  const own = useRef<Target>(null)
  const attach = useCallback(
    (target: Target | null) => {
      own.current = target
      return setRef(ref, target)
    },
    [ref],
  )
  return [own, attach]
}

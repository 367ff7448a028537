import { useRef, type FocusEvent } from 'react'

/**
 * The way back for the focus out of something that goes away while the page stays, such as a popup that is no dialog:
 * without it nothing would have the focus, and the keyboard and a screen reader would begin at the top again.
 *
 * @returns `noteOrigin`, for the element's `onFocus`; and `leave`, to call before it goes: where it holds the focus, that
 *   goes back to where it came from, or to the page's content when it came from nowhere
 */
export function useWayBack<Target extends HTMLElement>() {
  const element = useRef<Target>(null)
  const origin = useRef<HTMLElement>(null)
  return {
    noteOrigin: ({ currentTarget, relatedTarget }: FocusEvent<Target>) => {
      element.current = currentTarget
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        origin.current = relatedTarget
    },
    leave: () => {
      if (!element.current?.contains(document.activeElement)) return
      const target = origin.current?.isConnected ? origin.current : document.querySelector('main')
      target?.focus({ preventScroll: true })
    },
  }
}

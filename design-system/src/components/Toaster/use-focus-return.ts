import { useCallback, useEffect, useRef } from 'react'

/**
 * Radix moves the focus to the list when a message goes that had it. When that was the last one, the list is empty:
 * the focus goes back to where it came from.
 *
 * @param hasMessages whether any message is open
 * @returns the ref of the list
 */
export function useFocusReturn(hasMessages: boolean) {
  const list = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>(null)

  useEffect(() => {
    if (hasMessages) return
    if (document.activeElement === list.current && cameFrom.current?.isConnected) cameFrom.current.focus()
    cameFrom.current = null
  }, [hasMessages])

  return useCallback((element: HTMLElement | null) => {
    list.current = element
    // Around the list stand the stops by which Tab comes to it.
    const region = element?.parentElement
    if (!region) return
    const noteOrigin = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget))
        cameFrom.current = relatedTarget
    }
    region.addEventListener('focusin', noteOrigin)
    return () => region.removeEventListener('focusin', noteOrigin)
  }, [])
}

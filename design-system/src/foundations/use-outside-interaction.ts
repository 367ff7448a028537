import { useEffect, type RefObject } from 'react'

/**
 * Calls back when the visitor presses, or moves the focus to, something outside an element: what was opened may close.
 * Listens while `isOpen` alone. A press on the element itself is the element's own affair.
 */
export function useOutsideInteraction(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onOutside: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return
    const look = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onOutside()
    }
    document.addEventListener('pointerdown', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('focusin', look)
    }
  }, [root, isOpen, onOutside])
}

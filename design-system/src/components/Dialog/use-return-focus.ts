import { useRef } from 'react'

/**
 * Handlers for a Radix content that is opened from outside: Radix gives the focus back to its own trigger
 * only, and without one it would be lost. This remembers where the focus was.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}

import { useEffect, useRef, type RefObject } from 'react'

/**
 * Of the button that a form takes the place of: whoever uses the keyboard is back on it when the form closes, unless they went on
 * elsewhere. The form itself takes the focus by `takesFocus` of FormStack.
 */
export function useOpener(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}

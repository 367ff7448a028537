import { useEffect, type RefObject } from 'react'

/**
 * Gives an element the focus if it has just been lost: what held it went away while `isTurn` became true. Where
 * the visitor has moved on, nothing happens.
 */
export function useLostFocus(target: RefObject<HTMLElement | null>, isTurn: boolean): void {
  useEffect(() => {
    if (isTurn && document.activeElement === document.body) target.current?.focus()
  }, [target, isTurn])
}

/**
 * Calls back while the focus, moved by keyboard, is on a control that the element lies over (WCAG 2.4.11), and
 * with `false` when it is elsewhere again. Looks once more when the page has come to rest, since focusing scrolls.
 *
 * @param isFloating whether the element is on the screen at all
 */
export function useCoveredFocus(
  floating: RefObject<HTMLElement | null>,
  isFloating: boolean,
  onChange: (covers: boolean) => void,
): void {
  useEffect(() => {
    if (!isFloating) return
    const look = () => onChange(coversFocus(floating.current))
    document.addEventListener('focusin', look)
    document.addEventListener('scrollend', look)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('scrollend', look)
    }
  }, [floating, isFloating, onChange])
}

function coversFocus(floating: HTMLElement | null): boolean {
  const focused = document.activeElement
  // What only scripts can focus, such as a page's heading after navigation, is no control.
  if (!floating || !(focused instanceof HTMLElement) || focused.tabIndex < 0) return false
  if (floating.contains(focused) || !focused.matches(':focus-visible')) return false
  const above = floating.getBoundingClientRect()
  const below = focused.getBoundingClientRect()
  return (
    below.left < above.right &&
    below.right > above.left &&
    below.top < above.bottom &&
    below.bottom > above.top
  )
}

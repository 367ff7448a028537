import { useRef } from 'react'

/** An element that the focus can go back to, or into, and what stood beside it. */
interface Place {
  readonly element: Element
  readonly beside: readonly (Element | null)[]
}

const canHaveFocus =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [contenteditable="true"]'

/** Where the focus was, and all that holds it, from the inside out. The page itself, and what an app is mounted in, are no places. */
function placesOf(opener: Element | null): readonly Place[] {
  const places: Place[] = []
  for (
    let element = opener;
    element?.parentElement && (element === opener || element.parentElement !== document.body);
    element = element.parentElement
  ) {
    places.push({ element, beside: [element.nextElementSibling, element.previousElementSibling] })
  }
  return places
}

/** Whether it has the focus now: what is gone, hidden or disabled does not take it. */
function takesFocus(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus()
  return document.activeElement === element
}

const takesFocusWithin = (element: Element) =>
  element.isConnected && (takesFocus(element) || [...element.querySelectorAll(canHaveFocus)].some(takesFocus))

/**
 * Handlers for a Radix content that is opened from outside: Radix gives the focus back to its own trigger
 * only, and without one it would be lost. This remembers where the focus was. If that is gone meanwhile or hidden (a row
 * that was deleted, a field that was saved, an item of a menu that closed), the focus goes to what is nearest to it: what
 * stands there now, or stood beside it.
 */
export function useReturnFocus() {
  const places = useRef<readonly Place[]>([])
  return {
    onOpenAutoFocus: () => {
      places.current = placesOf(document.activeElement)
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const remembered = places.current
      places.current = []
      if (!remembered[0] || takesFocus(remembered[0].element)) return
      // Somebody has seen to it: a page that opened meanwhile, for instance.
      if (document.activeElement !== document.body) return
      remembered.some(
        ({ element, beside }) =>
          takesFocusWithin(element) ||
          beside.some(neighbour => neighbour !== null && takesFocusWithin(neighbour)),
      )
    },
  }
}

/** Pixels by which a ring may stand out: an edge falls between two of them. */
const slack = 0.5

const clips = (overflow: string) => overflow !== 'visible'

/** What draws the ring of the element that has the focus: itself, or the frame around it. */
function ringOf(focused: Element): { element: Element; reach: number } | undefined {
  for (
    let element: Element | null = focused;
    element && element !== document.body;
    element = element.parentElement
  ) {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    const width = Number.parseFloat(outlineWidth)
    if (outlineStyle !== 'none' && width > 0)
      return { element, reach: width + Number.parseFloat(outlineOffset) }
  }
  return undefined
}

/** Where the ring of the element that has the focus is cut off by something that could not be scrolled to show it. */
export function findCutRing(): readonly string[] {
  const focused = document.activeElement
  if (!focused?.matches(':focus-visible')) return []
  const ring = ringOf(focused)
  if (!ring) return []
  const { top, bottom, left, right } = ring.element.getBoundingClientRect()
  for (let part = ring.element.parentElement; part && part !== document.body; part = part.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(part)
    const box = part.getBoundingClientRect()
    // What only a screen reader reads has no ring on the screen.
    if (box.width <= 1 || box.height <= 1) return []
    const isAtTop = part.scrollTop <= 0
    const isAtBottom = part.scrollTop + part.clientHeight >= part.scrollHeight - 1
    const isCut =
      (clips(overflowY) && isAtTop && top >= box.top - slack && top - ring.reach < box.top - slack) ||
      (clips(overflowY) &&
        isAtBottom &&
        bottom <= box.bottom + slack &&
        bottom + ring.reach > box.bottom + slack) ||
      (clips(overflowX) && left >= box.left - slack && left - ring.reach < box.left - slack) ||
      (clips(overflowX) && right <= box.right + slack && right + ring.reach > box.right + slack)
    if (isCut)
      return [
        `the focus ring of ${focused.localName} is cut off by ${part.localName}.${part.classList[0] ?? ''}`,
      ]
    if (position === 'fixed') break
  }
  return []
}

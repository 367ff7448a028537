import { useLayoutEffect, type RefObject } from 'react'

/** What a floating part keeps clear of, and how far it may go. */
export interface MakeWayOptions {
  /** Selector of what it must never lie over. The control that the keyboard is on counts too (WCAG 2.4.11). */
  avoid: string
  /** How far above its own place it may rise, in pixels. */
  reachPx: number
  /** The lower one chooses its place first, and the others keep clear of it. */
  rank: number
}

interface Floating extends MakeWayOptions {
  readonly element: HTMLElement
}

interface Place {
  /** To the right of the part's own place, in pixels; negative to the left. */
  readonly across: number
  /** Above it, in pixels. */
  readonly rise: number
}

/** Least distance between a floating part and what it keeps clear of, in pixels. */
const clearancePx = 4

const floating: Floating[] = []
const places = new WeakMap<HTMLElement, Place>()

/**
 * Keeps a part that is fixed at a lower corner of the screen clear of the page's controls while the page scrolls and
 * changes: it rises above them, or goes to the other corner, and where neither is free it hides (`data-aside`) until
 * there is room. It stays where it is while the focus is in it. Every placement is made before the next paint.
 *
 * @param isFloating whether the part is on the screen at all
 */
export function useMakeWay(
  part: RefObject<HTMLElement | null>,
  isFloating: boolean,
  { avoid, reachPx, rank }: MakeWayOptions,
): void {
  useLayoutEffect(() => {
    const element = part.current
    if (!isFloating || !element) return
    const entry = { element, avoid, reachPx, rank }
    if (floating.length === 0) startWatching()
    floating.push(entry)
    floating.sort((one, other) => one.rank - other.rank)
    arrange()
    return () => {
      floating.splice(floating.indexOf(entry), 1)
      release(element)
      if (floating.length === 0) stopWatching()
      else arrange()
    }
  }, [part, isFloating, avoid, reachPx, rank])
}

let stopWatching = () => {}

function startWatching() {
  // A page that grows, shrinks or is exchanged moves controls without scrolling.
  const resized = new ResizeObserver(arrange)
  resized.observe(document.documentElement)
  resized.observe(document.body)
  const changed = new MutationObserver(arrange)
  changed.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-chat'] })
  const events = ['scroll', 'resize', 'focusin', 'focusout', 'animationend'] as const
  for (const event of events) window.addEventListener(event, arrange, { capture: true, passive: true })
  stopWatching = () => {
    resized.disconnect()
    changed.disconnect()
    for (const event of events) window.removeEventListener(event, arrange, { capture: true })
  }
}

function arrange() {
  const placed: DOMRect[] = []
  for (const { element, avoid, reachPx } of floating) {
    const own = ownPlace(element)
    const obstacles = [...rectsOf(avoid), ...placed]
    const place = freePlace(own, obstacles, reachPx) ?? (element.contains(document.activeElement) && atHome)
    if (place) {
      put(element, place)
      placed.push(moved(own, place))
    } else {
      release(element)
      element.dataset.aside = ''
    }
  }
}

const atHome: Place = { across: 0, rise: 0 }

function put(element: HTMLElement, place: Place) {
  delete element.dataset.aside
  places.set(element, place)
  element.style.translate = place.across || place.rise ? `${place.across}px ${-place.rise}px` : ''
}

function release(element: HTMLElement) {
  put(element, atHome)
}

/** Where the style sheet puts it, whatever it has moved by since. */
function ownPlace(element: HTMLElement): DOMRect {
  const { across, rise } = places.get(element) ?? atHome
  return moved(element.getBoundingClientRect(), { across: -across, rise: -rise })
}

const moved = ({ x, y, width, height }: DOMRect, { across, rise }: Place) =>
  new DOMRect(x + across, y - rise, width, height)

function freePlace(own: DOMRect, obstacles: readonly DOMRect[], reachPx: number): Place | undefined {
  const toOtherCorner = document.documentElement.clientWidth - own.right - own.left
  for (const across of [0, toOtherCorner]) {
    const rise = freeRise(moved(own, { across, rise: 0 }), obstacles)
    if (rise <= reachPx) return { across, rise }
  }
  return undefined
}

/** How far a part has to rise until it lies over nothing. */
function freeRise(part: DOMRect, obstacles: readonly DOMRect[]): number {
  let rise = 0
  for (;;) {
    const risen = moved(part, { across: 0, rise })
    const below = obstacles.filter(obstacle => isUnder(risen, obstacle))
    if (below.length === 0) return rise
    rise = Math.ceil(part.bottom - Math.min(...below.map(obstacle => obstacle.top)) + clearancePx)
  }
}

const isUnder = (part: DOMRect, obstacle: DOMRect) =>
  obstacle.left < part.right + clearancePx &&
  obstacle.right > part.left - clearancePx &&
  obstacle.top < part.bottom + clearancePx &&
  obstacle.bottom > part.top - clearancePx

function rectsOf(avoid: string): DOMRect[] {
  const focused = document.activeElement
  const controls: Element[] = [...document.querySelectorAll(avoid)]
  // What only scripts can focus, such as a page's heading after navigation, is no control.
  if (focused instanceof HTMLElement && focused.tabIndex >= 0 && focused.matches(':focus-visible')) {
    controls.push(focused)
  }
  return controls
    .filter(control => !floating.some(({ element }) => element.contains(control)))
    .filter(control => control.checkVisibility({ visibilityProperty: true }))
    .map(control => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
}

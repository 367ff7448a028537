import { useLayoutEffect } from 'react'

/** What a floating part keeps clear of, and how far it may go. */
interface Manners {
  /** Selector of what it must never lie over. The control that the keyboard is on counts too (WCAG 2.4.11). */
  readonly avoid: string
  /** How far above its own place it may rise, in pixels. */
  readonly reachPx: number
  /** It is marked `data-reading-on` from when the page scrolls down until it scrolls up again. */
  readonly leavesReaders?: boolean
}

/** By the value of `data-floats`. The first chooses its place first, and the next keeps clear of it. */
const floatingParts: Readonly<Record<string, Manners>> = {
  offer: { avoid: '[data-buys], [data-chat]', reachPx: 240 },
  /**
   * Buttons, links that look like one (`data-variant`), fields and their labels: all that a press is meant for. And what
   * something costs.
   */
  chat: {
    avoid: 'button, a[data-variant], summary, input, select, textarea, label, [data-buys], [data-amount]',
    reachPx: 160,
    leavesReaders: true,
  },
}

interface Place {
  /** To the right of the part's own place, in pixels; negative to the left. */
  readonly across: number
  /** Above it, in pixels. */
  readonly rise: number
}

/** Movement of the page, in pixels, that is no more than a trembling finger. */
const tremblePx = 8

/** Least distance between a floating part and what it keeps clear of, in pixels. */
const clearancePx = 4

let users = 0
const places = new WeakMap<HTMLElement, Place>()

/**
 * Keeps the parts that are fixed at a lower corner of the screen (`data-floats`) clear of the page's controls, and the
 * chat button of its amounts, while the page scrolls and changes: each rises above them, or goes to the other corner,
 * and where neither is free it hides (`data-aside`) until there is room. It stays where it is while the focus is in it.
 * A placement is made before the next paint. The parts are found in the document, so that one is placed, and leaves
 * whoever reads on, even before React has hydrated it.
 */
export function useMakeWay(): void {
  useLayoutEffect(() => {
    users += 1
    if (users === 1) startWatching()
    arrangeSoon()
    return () => {
      users -= 1
      if (users === 0) stopWatching()
    }
  }, [])
}

let stopWatching = () => {}
let frame = 0

/** Hears the page scroll, and marks the parts that leave whoever reads on. */
function createReading(): () => void {
  let lastPx = window.scrollY
  const leaving = Object.keys(floatingParts).filter(name => floatingParts[name]?.leavesReaders)
  return () => {
    const movedPx = window.scrollY - lastPx
    if (Math.abs(movedPx) < tremblePx) return
    lastPx = window.scrollY
    for (const name of leaving) floating(name)?.toggleAttribute('data-reading-on', movedPx > 0)
  }
}

const floating = (name: string) => document.querySelector<HTMLElement>(`[data-floats='${name}']`)

/** Measuring makes the browser lay the page out: once a frame is enough, however much changes in it. */
function arrangeSoon() {
  frame ||= requestAnimationFrame(() => {
    frame = 0
    arrange()
  })
}

function startWatching() {
  const reading = createReading()
  // A page that grows, shrinks or is exchanged moves controls without scrolling.
  const resized = new ResizeObserver(arrangeSoon)
  resized.observe(document.documentElement)
  resized.observe(document.body)
  const changed = new MutationObserver(arrangeSoon)
  changed.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-chat'] })
  const events = ['scroll', 'resize', 'focusin', 'focusout', 'animationend'] as const
  for (const event of events) window.addEventListener(event, arrangeSoon, { capture: true, passive: true })
  window.addEventListener('scroll', reading, { passive: true })
  stopWatching = () => {
    window.removeEventListener('scroll', reading)
    resized.disconnect()
    changed.disconnect()
    for (const event of events) window.removeEventListener(event, arrangeSoon, { capture: true })
    cancelAnimationFrame(frame)
    frame = 0
  }
}

function arrange() {
  const placed: DOMRect[] = []
  for (const [name, { avoid, reachPx }] of Object.entries(floatingParts)) {
    const element = floating(name)
    if (!element) continue
    const own = ownPlace(element)
    const free = freePlace(own, [...rectsWithin(heightsOf(own, reachPx), avoid), ...placed], reachPx)
    const place = free ?? (element.contains(document.activeElement) ? atHome : undefined)
    put(element, place)
    if (place) placed.push(moved(own, place))
  }
}

const atHome: Place = { across: 0, rise: 0 }

/** Without a place it hides. */
function put(element: HTMLElement, place: Place | undefined) {
  const { across, rise } = place ?? atHome
  places.set(element, { across, rise })
  element.toggleAttribute('data-aside', !place)
  const translate = across || rise ? `${across}px ${-rise}px` : ''
  // The browser works out the styles of what is written, be it what was there.
  if (element.style.translate !== translate) element.style.translate = translate
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

/** Of the screen, in pixels. */
interface Heights {
  readonly top: number
  readonly bottom: number
}

/** Where a part may come to lie. */
const heightsOf = ({ top, bottom }: DOMRect, reachPx: number): Heights => ({
  top: top - reachPx - clearancePx,
  bottom: bottom + clearancePx,
})

/** Only those in reach are asked whether they are visible, which takes the browser longer than to say where they all lie. */
function rectsWithin({ top, bottom }: Heights, avoid: string): DOMRect[] {
  const focused = document.activeElement
  const controls: Element[] = [...document.querySelectorAll(avoid)]
  // What only scripts can focus, such as a page's heading after navigation, is no control.
  if (focused instanceof HTMLElement && focused.tabIndex >= 0 && focused.matches(':focus-visible')) {
    controls.push(focused)
  }
  return controls
    .map(control => ({ control, rect: control.getBoundingClientRect() }))
    .filter(({ rect }) => rect.bottom > top && rect.top < bottom && rect.width > 1 && rect.height > 1)
    .filter(({ control }) => !control.closest('[data-floats]'))
    .filter(({ control }) => control.checkVisibility({ visibilityProperty: true }))
    .map(({ rect }) => rect)
}

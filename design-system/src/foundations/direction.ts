import { useSyncExternalStore } from 'react'

export type Direction = 'ltr' | 'rtl'

/**
 * 1 where a document is read from left to right, -1 where it is read from right to left: a factor for what CSS has no
 * logical property for, such as a translation.
 */
export const inlineSign = 'var(--shruti-inline-sign,1)'

/** Icons that point along the line: an arrow that leads on, a door that leads out, a message that is sent. */
const pointing = "[class*='-left'],[class*='-right'],.lucide-log-out,.lucide-send-horizontal"

/** The factor, and icons that point the other way. */
export const directionCss = `[dir=ltr]{--shruti-inline-sign:1}[dir=rtl]{--shruti-inline-sign:-1}[dir=rtl] .lucide:is(${pointing}){scale:${inlineSign} 1}`

/** 1 where the element's lines begin at the left, -1 where they begin at the right. */
export function inlineSignOf(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1
}

function watchDirection(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

const pageDirection = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')
const serverDirection = (): Direction => 'ltr'

/** The direction of the document, for a library that moves the focus with the arrow keys and cannot know it. */
export function usePageDirection(): Direction {
  return useSyncExternalStore(watchDirection, pageDirection, serverDirection)
}

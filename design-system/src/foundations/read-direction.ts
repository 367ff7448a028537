import { useSyncExternalStore } from 'react'

export type Direction = 'ltr' | 'rtl'

/** 1 where the element's lines begin at the left, -1 where they begin at the right. */
export function inlineSignOf(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1
}

function watchDirection(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

const pageDirection = (): Direction => (document.dir === 'rtl' ? 'rtl' : 'ltr')
const serverDirection = (): Direction => 'ltr'

/**
 * The direction of the document, for a library that moves the focus with the arrow keys and cannot know it. Only for what
 * loads after the page: no product page carries it.
 */
export function usePageDirection(): Direction {
  return useSyncExternalStore(watchDirection, pageDirection, serverDirection)
}

import type { RouterState } from './create-router.ts'

/** How far each visited page was scrolled, by the key of its visit. */
const places = new Map<string, number>()

/** Remembers where the visitor leaves a page, to bring them back to it. */
export function rememberPlace({ location }: Pick<RouterState, 'location'>): void {
  places.set(location.key, window.scrollY)
}

/**
 * Begins a page that has just come as a document begins: at its start, at what the address's hash names, or where
 * the visitor left it; keyboard and screen reader start there too.
 */
export function restoreScrollAndFocus({ location, scroll }: Pick<RouterState, 'location' | 'scroll'>): void {
  if (scroll === 'stay') return
  const { hash, key } = location
  document.getElementById('main')?.focus({ preventScroll: true })
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
  if (scroll === 'start' && target) return target.scrollIntoView()
  window.scrollTo({ top: scroll === 'restore' ? (places.get(key) ?? 0) : 0, behavior: 'instant' })
  return undefined
}

/** We restore places ourselves, since a page comes later than its address; a reload is the browser's work. */
export function takeOverScroll(): void {
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto'
  })
}

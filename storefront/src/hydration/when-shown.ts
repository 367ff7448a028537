/**
 * Calls back once the page is loaded, has been painted and is idle, so that nothing of what then starts competes with
 * its largest picture. A page in a hidden tab is not painted: there it waits for the load alone. Printed into the
 * page (`whenShown.toString()`), so it uses nothing outside of itself.
 */
export function whenShown(page: Window & typeof globalThis, callback: () => void): void {
  const { document } = page
  function callWhenIdle() {
    if ('requestIdleCallback' in page) page.requestIdleCallback(callback, { timeout: 2000 })
    else setTimeout(callback, 200)
  }
  /** A frame's callbacks run before it is painted, those of the next one after. */
  function callAfterFrame() {
    page.requestAnimationFrame(() => page.requestAnimationFrame(callWhenIdle))
  }
  function callWhenPainted() {
    if (document.hidden) return callWhenIdle()
    if (!page.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return callAfterFrame()
    // On a busy device what was drawn reaches the screen some frames later: the browser tells when it did.
    const observer = new page.PerformanceObserver(() => {
      observer.disconnect()
      callAfterFrame()
    })
    observer.observe({ type: 'paint', buffered: true })
  }
  if (document.readyState === 'complete') callWhenPainted()
  else page.addEventListener('load', callWhenPainted)
}

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
  function callWhenPainted() {
    if (document.hidden) return callWhenIdle()
    // A frame's callbacks run before it is painted, those of the next one after.
    page.requestAnimationFrame(() => page.requestAnimationFrame(callWhenIdle))
  }
  if (document.readyState === 'complete') callWhenPainted()
  else page.addEventListener('load', callWhenPainted)
}

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
    const told: readonly string[] = page.PerformanceObserver?.supportedEntryTypes ?? []
    if (!told.includes('paint')) return callAfterFrame()
    const isPictureTold = told.includes('largest-contentful-paint')
    const hasPicture = isPictureTold && document.querySelector('img[fetchpriority=high]') !== null
    let isPainted = false
    function callOnce() {
      if (isPainted) return
      isPainted = true
      observer.disconnect()
      callAfterFrame()
    }
    // On a busy device what was drawn reaches the screen some frames later, and a picture after the text: the browser tells
    // when it did.
    const observer = new page.PerformanceObserver(list => {
      if (!hasPicture || list.getEntries().some(entry => 'url' in entry && entry.url)) callOnce()
    })
    observer.observe({ type: hasPicture ? 'largest-contentful-paint' : 'paint', buffered: true })
    // Where a text is larger than the picture, nobody is told of the picture.
    if (hasPicture) page.setTimeout(callOnce, 500)
  }
  if (document.readyState === 'complete') callWhenPainted()
  else page.addEventListener('load', callWhenPainted)
}

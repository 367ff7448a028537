import type { whenShown as WhenShownFunction } from '../hydration/when-shown.ts'

/**
 * Printed into the page's end: once the page is shown, has the browser keep catalogue pages for opening them offline.
 * Where that is refused the shop works as before. Uses nothing outside of itself.
 */
export function startServiceWorker(
  page: Window & typeof globalThis,
  whenShown: typeof WhenShownFunction,
): void {
  const { serviceWorker } = page.navigator
  // There is none on an address without TLS.
  if (serviceWorker)
    whenShown(page, () => void serviceWorker.register('/service-worker.js').catch(() => undefined))
}

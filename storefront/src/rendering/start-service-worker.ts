import type { whenShown as WhenShownFunction } from '../hydration/when-shown.ts'

/** The part of the browser's Trusted Types that is used here; TypeScript's own types have none. */
interface PolicyFactory {
  createPolicy(
    name: 'service-worker',
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => unknown }
}

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
  if (!serviceWorker) return
  whenShown(page, () => {
    // Where the policy demands Trusted Types, this one address is all that may become a script.
    const { trustedTypes } = page as { trustedTypes?: PolicyFactory }
    const policy = trustedTypes?.createPolicy('service-worker', {
      createScriptURL: () => '/service-worker.js',
    })
    const address = policy ? policy.createScriptURL('') : '/service-worker.js'
    void serviceWorker.register(address as string).catch(() => undefined)
  })
}

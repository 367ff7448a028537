/*
 * A script of its own, named in every page with its hash and run once the page is shown (`showLateParts`): has the browser
 * keep catalogue pages for opening them offline. Where that is refused, or this file is gone, the shop works as before.
 */

const serviceWorkerUrl = '/service-worker.js'

/** The part of the browser's Trusted Types that is used here; TypeScript's own types have none. */
interface PolicyFactory {
  createPolicy(
    name: 'service-worker',
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string }
}

function registerServiceWorker(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  // Where the policy demands Trusted Types, this one address is all that may become a script.
  const address =
    trustedTypes
      ?.createPolicy('service-worker', { createScriptURL: () => serviceWorkerUrl })
      .createScriptURL(serviceWorkerUrl) ?? serviceWorkerUrl
  navigator.serviceWorker.register(address).catch(() => undefined)
}

// There is none on an address without TLS.
if ('serviceWorker' in navigator) registerServiceWorker()

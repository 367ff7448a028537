/**
 * The shop's sign in the browser's tab, as `public/favicon.svg` has it for search engines. It stands in the page
 * itself: a request of its own would come between a first view and its largest picture.
 */
export const faviconSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#131512"/><rect x="4" y="13" width="24" height="3" fill="#F3F4F0"/><rect x="20" y="3.5" width="3" height="7" fill="#F7559A"/><rect x="20" y="16" width="3" height="12" fill="#F3F4F0"/><path d="M8 16v6a5 5 0 0 0 5 5h2" fill="none" stroke="#F3F4F0" stroke-width="3"/></svg>'

export const faviconUrl = `data:image/svg+xml,${encodeURIComponent(faviconSvg)}`

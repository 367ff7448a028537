/** Where an order is paid; the server names it in the order. Apart from `paths.ts`, which every page carries. */
export const payPath = (orderId: string) => `/pay/${encodeURIComponent(orderId)}`

/** Where whoever has a link pays. @param hash "#" and the token */
export const payLinkPath = (hash = '') => `/pay/link${hash}`

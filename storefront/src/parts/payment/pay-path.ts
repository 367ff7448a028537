/** Where an order is paid; the server names it in the order. Apart from `paths.ts`, which every page carries. */
export const payPath = (orderId: string) => `/pay/${encodeURIComponent(orderId)}`

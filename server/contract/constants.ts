/** Figures that the server, the shop and the mocks share. Needs no schema, so that the browser loads nothing else. */

/** Pieces of one product and variant that a cart may hold, and that one call may add. */
export const maximumQuantity = 10

/** How long the total of a checkout holds, in milliseconds: after that it is asked for anew (CHK-1). */
export const quoteLifetimeMs = 15 * 60 * 1000

/** From this many pieces of a variant down a shopper reads that few are left. */
export const fewLeft = 5

/** Days after delivery within which a product can be returned. Apart from the words about returns, which no product page needs. */
export const returnWindowDays = 30

/** Rupees for one US dollar until an administrator sets another rate (CUR-1). */
export const defaultExchangeRate = 83.12

/** In figures by product, the key of those that are not shown one by one. No rows are found by it (ADM-5). */
export const otherProductsKey = 'others'

/** Rates of GST on goods, in percent: the law's, so that nobody types one that it does not have. */

/** In force since 22 September 2025 (notification 9/2025-Central Tax (Rate)). */
export const gstRates = [0, 5, 18, 40] as const

/** Goods entered before may still have these. */
export const formerGstRates = [12, 28] as const

/** What a new product has until the owner says otherwise. */
export const usualGstRate = 18

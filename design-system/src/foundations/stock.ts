/** From this many pieces down a shopper reads that few are left, unless the shop says another number. */
export const defaultFewLeft = 5

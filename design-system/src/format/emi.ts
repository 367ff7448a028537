/**
 * What every place says of instalments. They need card payment, which the shop does not take yet, so that no text may
 * offer them as a way to pay.
 * @param monthly an amount with its currency, "₹833.25"
 */
export function emiSentence(monthly: string): string {
  return `EMI: ${monthly} a month for 12 months, once we accept cards.`
}

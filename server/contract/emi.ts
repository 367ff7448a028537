/** Instalments: from which order value on, in paise, and over how many months. */
export interface EmiPlan {
  readonly from: number
  readonly months: number
}

/**
 * What a total comes to a month, in paise, rounded up so that the months cover it; undefined below the plan's
 * threshold. The one sum behind every monthly figure of the shop (CHAT-9, SHOP-2).
 * @param total paise
 */
export function emiMonthly(total: number, { from, months }: EmiPlan): number | undefined {
  return total < from ? undefined : Math.ceil(total / months)
}

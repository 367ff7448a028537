/** Instalments: from which order value on, in paise, and over how many months. */
export interface EmiPlan {
  readonly from: number
  readonly months: number
}

/**
 * What a total comes to a month, in paise, rounded up so that the months cover it; undefined below the plan's
 * threshold, and without a plan. The one sum behind every monthly figure of the shop (CHAT-9, SHOP-2).
 * @param total paise
 */
export function emiMonthly(total: number, plan: EmiPlan | null | undefined): number | undefined {
  return !plan || total < plan.from ? undefined : Math.ceil(total / plan.months)
}

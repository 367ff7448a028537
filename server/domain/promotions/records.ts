import { collection } from '../ports/store.ts'

/** What a promotion takes off an order. */
export interface PromotionRule {
  kind: 'percent' | 'amount' | 'free_shipping' | 'buy_x_get_y'
  /** Percent, or paise; 0 for free shipping; of `buy_x_get_y` the percent off each piece that one gets, 100 for free. */
  value: number
  /** Of `buy_x_get_y`: after so many pieces at their price come so many at the lower one. */
  buyQuantity?: number
  getQuantity?: number
  /** Which products it is for, by their ids and by slugs of categories. Absent: all. */
  scope?: { readonly productIds: readonly string[]; readonly categories: readonly string[] }
}

export interface PromotionRecord extends PromotionRule {
  id: string
  /** Upper case, unique; null for one that needs no code (free shipping for all). */
  code: string | null
  firstOrderOnly: boolean
  /** Paise, of the whole order. */
  minimumSubtotal: number
  startsAt: string
  endsAt: string | null
  /** How often it may be used in all; null without limit. */
  usageLimit: number | null
  /** How often one buyer may use it; absent without limit. */
  perCustomerLimit?: number
  usedCount: number
  /** Which place of the page it feeds. */
  placement: 'popup' | 'banner' | 'newsletter' | null
  title: string
  body: string
  active: boolean
  /** Absent where nothing was ever changed: 1. */
  version?: number
}

export const promotionCollections = {
  promotions: collection<PromotionRecord>({
    equal: { code: { of: promotion => promotion.code ?? undefined, unique: true } },
  }),
} as const

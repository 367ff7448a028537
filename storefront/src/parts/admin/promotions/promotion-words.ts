import type { BadgeProps } from '@shruti/design-system/Badge'
import { formatMoney } from '@shruti/design-system/foundations'
import type { AdminPromotionSummary, PromotionState } from '@shruti/server/contract'

/** What a promotion does now. */
export const stateWords: Readonly<Record<PromotionState, { label: string; tone: BadgeProps['tone'] }>> = {
  running: { label: 'Running', tone: 'success' },
  scheduled: { label: 'Scheduled', tone: 'info' },
  used_up: { label: 'Used up', tone: 'warning' },
  ended: { label: 'Ended', tone: 'neutral' },
  off: { label: 'Off', tone: 'neutral' },
}

export const kindWords: Readonly<Record<AdminPromotionSummary['kind'], string>> = {
  percent: 'Percentage',
  amount: 'Amount',
  free_shipping: 'Free standard delivery',
  buy_x_get_y: 'Buy some, get some',
}

export const placementWords: Readonly<Record<NonNullable<AdminPromotionSummary['placement']>, string>> = {
  popup: 'Popup',
  banner: 'Banner',
  newsletter: 'Newsletter',
}

/** What it takes off: "20% off", "Buy 2, get 1 free". */
export function giftInWords({ kind, value, buyQuantity, getQuantity }: AdminPromotionSummary): string {
  switch (kind) {
    case 'percent':
      return `${value}% off`
    case 'amount':
      return `${formatMoney(value)} off`
    case 'free_shipping':
      return 'Free standard delivery'
    case 'buy_x_get_y':
      return `Buy ${buyQuantity ?? 1}, get ${getQuantity ?? 1} ${value === 100 ? 'free' : `at ${value}% off`}`
  }
}

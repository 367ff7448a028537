import { shopError } from '../../errors.ts'
import { daysIn, lastDays, longestPeriodDays, type Period } from './periods.ts'

const usualDays = 30

export interface AskedPeriod {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/**
 * The period that is asked for; without one, the last 30 days.
 * @throws period_invalid when it ends before it begins, or is longer than a year
 */
export function periodOf({ from, to }: AskedPeriod, nowMs: number): Period {
  const usual = lastDays(nowMs, usualDays)
  const period = {
    from: from ?? (to === undefined || to >= usual.from ? usual.from : to),
    to: to ?? usual.to,
  }
  const days = daysIn(period)
  if (days < 1 || days > longestPeriodDays)
    throw shopError('period_invalid', { days: String(longestPeriodDays) }, from === undefined ? 'to' : 'from')
  return period
}

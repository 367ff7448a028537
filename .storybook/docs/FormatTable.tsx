import {
  formatDate,
  formatDateTime,
  formatDayRange,
  formatTime,
} from '../../design-system/src/format/dates.ts'
import { formatMoney, savingPercent } from '../../design-system/src/foundations/money.ts'
import { TokenRows } from './DocsParts.tsx'

const morning = '2026-11-20T05:30:00.000Z'

/** What the date formats make of one instant. */
export function DateFormats() {
  return (
    <TokenRows
      rows={[
        { name: 'formatDate', facts: ['A day that is past or far'], sample: formatDate(morning) },
        { name: 'formatDateTime', facts: ['When something happened'], sample: formatDateTime(morning) },
        { name: 'formatTime', facts: ['Today’s times, and the chat’s'], sample: formatTime(morning) },
        {
          name: 'formatDayRange',
          facts: ['When something will come, also over the end of a month'],
          sample: `${formatDayRange('2026-11-24', '2026-11-26')}; ${formatDayRange('2026-11-30', '2026-12-02')}`,
        },
      ]}
    />
  )
}

const lakh = 11_824_000

/** What the money formats make of paise. */
export function MoneyFormats() {
  return (
    <TokenRows
      rows={[
        { name: 'formatMoney(paise)', facts: ['Prices, totals, bills'], sample: formatMoney(lakh) },
        {
          name: "decimals: 'auto'",
          facts: ['Within a sentence'],
          sample: `${formatMoney(79_900, { decimals: 'auto' })}, ${formatMoney(79_950, { decimals: 'auto' })}`,
        },
        {
          name: "decimals: 'never'",
          facts: ['Filters, figures of the administration'],
          sample: formatMoney(lakh, { decimals: 'never' }),
        },
        {
          name: "currency: 'USD'",
          facts: ['At the shop’s rate; orders are charged in rupees'],
          sample: formatMoney(lakh, { currency: 'USD' }),
        },
        { name: 'A deduction', facts: ['A true minus, before the sign'], sample: formatMoney(-50_000) },
        {
          name: 'savingPercent',
          facts: ['Rounded down, so that the claim is never too good'],
          sample: `Save ${savingPercent(799_900, 999_900)}%`,
        },
      ]}
    />
  )
}

import { formatFigure, formatCount } from '@shruti/design-system/foundations'
import { Grid } from '@shruti/design-system/Grid'
import { StatTile } from '@shruti/design-system/StatTile'
import type { Dashboard } from '@shruti/server/contract'
import { RouterLink } from '../../../router/RouterLink.tsx'
import { cartToOrder, changePercent, money, rowsHref } from './figure-words.ts'

const perCent = (share: number) => `${formatFigure(share * 100, 'en-IN', { fewest: 0, most: 1 })}%`
const share = (part: number, whole: number) => (whole > 0 ? part / whole : undefined)
const average = (sum: number, of: number) => (of > 0 ? Math.round(sum / of) : undefined)

/** The figures of the dashboard against the period before, each with the rows that it adds up [ADM-1, ADM-5]. */
export function DashboardTiles({ dashboard }: { dashboard: Dashboard }) {
  const { now, earlier, carts, period } = dashboard
  const [value, valueBefore] = [average(now.gross, now.orders), average(earlier.gross, earlier.orders)]
  const [ordered, orderedBefore] = [
    cartToOrder(now.orders, carts.now),
    cartToOrder(earlier.orders, carts.earlier),
  ]
  const why = (filters: Record<string, string> = {}) => ({
    whyHref: rowsHref(period, filters),
    LinkComponent: RouterLink,
  })
  return (
    <Grid columns={6} gap={3} twoOnMobile>
      <StatTile
        label="Revenue"
        value={money(now.revenue)}
        changePercent={changePercent(now.revenue, earlier.revenue)}
        note="After refunds and cancellations"
        {...why()}
      />
      <StatTile
        label="Orders"
        value={formatCount(now.orders)}
        changePercent={changePercent(now.orders, earlier.orders)}
        note={`${formatCount(now.cancelled)} cancelled`}
        {...why({ kind: 'sale' })}
      />
      <StatTile
        label="Average order"
        value={value === undefined ? '–' : money(value)}
        changePercent={value === undefined ? undefined : changePercent(value, valueBefore ?? 0)}
        note="Before refunds"
        {...why({ kind: 'sale' })}
      />
      <StatTile
        label="Units"
        value={formatCount(now.units)}
        changePercent={changePercent(now.units, earlier.units)}
        note="Less what came back"
        {...why()}
      />
      <StatTile
        label="Returns"
        value={formatCount(now.returns)}
        changePercent={changePercent(now.returns, earlier.returns)}
        better="down"
        note={`${perCent(share(now.returns, now.orders) ?? 0)} of the orders`}
        {...why({ kind: 'return' })}
      />
      <StatTile
        label="Cart to order"
        value={ordered === undefined ? '–' : perCent(ordered)}
        changePercent={
          ordered === undefined || orderedBefore === undefined
            ? undefined
            : changePercent(ordered, orderedBefore)
        }
        note={`${formatCount(carts.now)} carts begun`}
      />
    </Grid>
  )
}

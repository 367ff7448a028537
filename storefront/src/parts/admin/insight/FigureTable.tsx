import { formatCount } from '@shruti/design-system/foundations'
import { EmptyState } from '@shruti/design-system/EmptyState'
import { Link } from '@shruti/design-system/Link'
import { Meter } from '@shruti/design-system/Meter'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@shruti/design-system/Table'
import type { Figures, FiguresBy } from '@shruti/server/contract'
import { otherProductsKey } from '@shruti/server/contract/constants'
import { RouterLink } from '../../../router/RouterLink.tsx'
import { money, periodName, rowsHref } from './figure-words.ts'

type Row = Figures['rows'][number]

/** What a report counts: money and orders, or how often something was done. */
export const isCounted = (by: FiguresBy) => by === 'step' || by === 'search' || by === 'found-nothing'

/** By which filter the rows behind a figure are found; what was only counted has none. */
const rowFilters: Readonly<Partial<Record<FiguresBy, string>>> = {
  product: 'productId',
  category: 'category',
  state: 'state',
  method: 'method',
  promotion: 'promotion',
  reason: 'reason',
}

export interface FigureTableProps {
  figures: Figures
  by: FiguresBy
  /** Names the table: "Revenue by product". */
  caption: string
  /** Head of the first column: "Product". */
  header: string
}

/** Figures in rows, each with a bar, the period before, and the rows that it adds up [ADM-5]. */
export function FigureTable({ figures, by, caption, header }: FigureTableProps) {
  const { rows, period } = figures
  if (rows.length === 0)
    return (
      <EmptyState title="Nothing in this period" headingLevel="p">
        Choose other days to compare.
      </EmptyState>
    )
  const counted = isCounted(by)
  const valueOf = ({ now }: Row) => (counted ? now.count : by === 'reason' ? now.returns : now.revenue)
  const most = Math.max(1, ...rows.map(row => valueOf(row)))
  const filter = rowFilters[by]
  const hrefOf = ({ key }: Row) => {
    if (by === 'day') return rowsHref({ from: key, to: key })
    const isRest = by === 'product' && key === otherProductsKey
    return filter === undefined || isRest ? undefined : rowsHref(period, { [filter]: key })
  }
  return (
    <Table caption={caption} bounded>
      <TableHead>
        <TableHeader>{header}</TableHeader>
        <TableHeader>Share</TableHeader>
        {counted ? (
          <>
            <TableHeader numeric>Times</TableHeader>
            <TableHeader numeric>Period before</TableHeader>
          </>
        ) : (
          <>
            <TableHeader numeric>Revenue</TableHeader>
            <TableHeader numeric>Period before</TableHeader>
            <TableHeader numeric>Orders</TableHeader>
            <TableHeader numeric>Units</TableHeader>
            <TableHeader numeric>Returns</TableHeader>
          </>
        )}
      </TableHead>
      <TableBody>
        {rows.map(row => {
          const { key, label, now, earlier } = row
          const href = hrefOf(row)
          const name = by === 'day' ? periodName(label) : label
          return (
            <TableRow key={key}>
              <TableCell strong>
                {href === undefined ? (
                  name
                ) : (
                  <Link
                    variant="plain"
                    href={href}
                    LinkComponent={RouterLink}
                    aria-label={`Why? The rows of ${name}`}
                  >
                    {name}
                  </Link>
                )}
              </TableCell>
              <TableCell>
                <Meter value={Math.max(0, valueOf(row))} max={most} />
              </TableCell>
              {counted ? (
                <>
                  <TableCell numeric>{formatCount(now.count)}</TableCell>
                  <TableCell numeric>{formatCount(earlier.count)}</TableCell>
                </>
              ) : (
                <>
                  <TableCell numeric>{money(now.revenue)}</TableCell>
                  <TableCell numeric>{money(earlier.revenue)}</TableCell>
                  <TableCell numeric>{formatCount(now.orders)}</TableCell>
                  <TableCell numeric>{formatCount(now.units)}</TableCell>
                  <TableCell numeric>{formatCount(now.returns)}</TableCell>
                </>
              )}
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}

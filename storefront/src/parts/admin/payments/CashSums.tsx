import { formatMoney, formatCount } from '@shruti/design-system/foundations'
import { Disclosure } from '@shruti/design-system/Disclosure'
import { Grid } from '@shruti/design-system/Grid'
import { Stack } from '@shruti/design-system/Stack'
import { StatTile } from '@shruti/design-system/StatTile'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@shruti/design-system/Table'
import type { CashFigures } from '@shruti/server/contract'

const orders = (count: number) => `${formatCount(count)} ${count === 1 ? 'order' : 'orders'}`

/** What couriers have to collect, owe and have handed over, in all and each of them [ADM-7]. */
export function CashSums({ figures }: { figures: CashFigures }) {
  const { toCollect, due, collected, couriers } = figures
  const tiles = [
    { label: 'To collect', sum: toCollect },
    { label: 'With couriers', sum: due },
    { label: 'Collected', sum: collected },
  ]
  return (
    <Stack gap={4}>
      <Grid columns={3} gap={4}>
        {tiles.map(({ label, sum: { count, amount } }) => (
          <StatTile
            key={label}
            label={label}
            value={amount === null ? 'Too many to add up' : formatMoney(amount)}
            note={orders(count)}
          />
        ))}
      </Grid>
      {couriers.length > 0 && (
        <Disclosure title="By courier">
          <Table caption="Cash by courier" density="compact">
            <TableHead>
              <TableHeader>Courier</TableHeader>
              <TableHeader numeric>To collect</TableHeader>
              <TableHeader numeric>With the courier</TableHeader>
              <TableHeader numeric>Collected</TableHeader>
            </TableHead>
            <TableBody>
              {couriers.map(courier => (
                <TableRow key={courier.courier ?? ''}>
                  <TableCell strong>{courier.courier ?? 'None yet'}</TableCell>
                  <TableCell numeric>{formatMoney(courier.toCollect)}</TableCell>
                  <TableCell numeric>{formatMoney(courier.due)}</TableCell>
                  <TableCell numeric>{formatMoney(courier.collected)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Disclosure>
      )}
    </Stack>
  )
}

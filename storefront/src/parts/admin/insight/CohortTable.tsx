import { formatCount } from '@shruti/design-system/foundations'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@shruti/design-system/Table'
import type { Cohorts } from '@shruti/server/contract'
import { periodName } from './figure-words.ts'

/** Customers by the month of their first order, and how many of them ordered in the months after it [ADM-5]. */
export function CohortTable({ cohorts }: { cohorts: Cohorts }) {
  return (
    <Table caption="Customers by the month of their first order" density="compact">
      <TableHead>
        <TableHeader>First order</TableHeader>
        <TableHeader numeric>Customers</TableHeader>
        {cohorts.slice(1).map(({ month }, index) => (
          <TableHeader key={month} numeric aria-label={`Ordered ${index + 1} months later`}>
            +{index + 1}
          </TableHeader>
        ))}
      </TableHead>
      <TableBody>
        {cohorts.map(({ month, customers, later }) => (
          <TableRow key={month}>
            <TableCell strong>{periodName(month)}</TableCell>
            <TableCell numeric>{formatCount(customers)}</TableCell>
            {cohorts.slice(1).map(({ month: column }, index) => {
              const ordered = later[index]
              return (
                <TableCell key={column} numeric>
                  {ordered === undefined ? '' : formatCount(ordered)}
                </TableCell>
              )
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

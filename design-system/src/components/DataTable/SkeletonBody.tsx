import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { TableBody, TableCell, TableRow, type CellStack } from '../Table/Table.tsx'

export interface SkeletonBodyProps {
  rows: number
  columns: readonly { id: string; stack?: CellStack }[]
  selectable: boolean
  hasActions: boolean
}

/** Rows that hold the place of those that are loading. */
export function SkeletonBody({ rows, columns, selectable, hasActions }: SkeletonBodyProps) {
  return (
    <TableBody aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <TableRow key={row}>
          {selectable && (
            <TableCell stack="leading">
              <Skeleton />
            </TableCell>
          )}
          {columns.map(column => (
            <TableCell key={column.id} stack={column.stack}>
              <Skeleton width="most" />
            </TableCell>
          ))}
          {hasActions && <TableCell stack="hidden" />}
        </TableRow>
      ))}
    </TableBody>
  )
}

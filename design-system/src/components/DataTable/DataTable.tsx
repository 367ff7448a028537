import type { ReactNode } from 'react'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../Table/Table.tsx'
import { nextSort, type DataTableColumn, type DataTableSort } from './columns.ts'
import { SkeletonBody } from './SkeletonBody.tsx'
import { useDataTable, type DataTableRow } from './use-data-table.ts'
import { BulkBar, BulkCount, ClearButton, Message, Root } from './DataTable.styles.ts'

export interface DataTableProps<Entry extends object> {
  /** Names the table. */
  caption: string
  columns: readonly DataTableColumn<Entry>[]
  /** The page of records that the server answered with, in its order. */
  records: readonly Entry[]
  /** Stable id of a record. */
  recordId: (record: Entry) => string
  /** Names a record's checkbox: "Order SHR-24118". */
  recordLabel: (record: Entry) => string
  /** Ids of columns that are not shown. */
  hiddenColumns?: readonly string[]
  /** The column that the records are sorted by now. */
  sort?: DataTableSort
  /** Sorting is the server's work; the caller keeps it in the URL. */
  onSortChange?: (sort: DataTableSort) => void
  /** Ids of the chosen records. Leave both out for a table without checkboxes. */
  selection?: readonly string[] | undefined
  onSelectionChange?: ((selection: string[]) => void) | undefined
  /** BulkActions: what can be done with the chosen records. */
  bulkActions?: ReactNode
  /** Skeleton rows stand in the place of the records. */
  loading?: boolean
  /** Message of a failed load; shows instead of the rows. */
  error?: string
  /** Loads again after a failure; without it there is no button. */
  onRetry?: () => void
  /** Shows instead of rows when there are none. */
  empty?: ReactNode
  /** How many rows the skeleton holds while it loads. */
  skeletonRows?: number
}

/**
 * The administration's table: server-side sort, choice of rows (with Shift for a range) and of columns,
 * loading, empty and failed states (requirement ADM-9). Paging and filters stand around it.
 */
export function DataTable<Entry extends object>({
  caption,
  columns,
  records,
  recordId,
  recordLabel,
  hiddenColumns,
  sort,
  onSortChange,
  selection,
  onSelectionChange,
  bulkActions,
  loading = false,
  error,
  onRetry,
  empty,
  skeletonRows = 8,
}: DataTableProps<Entry>) {
  const selectable = selection !== undefined && onSelectionChange !== undefined
  const { table, rows, shownColumns } = useDataTable({
    columns,
    records,
    recordId,
    hiddenColumns,
    selection: selectable ? selection : undefined,
    onSelectionChange,
  })
  const state = error !== undefined ? 'failed' : loading ? 'loading' : rows.length === 0 ? 'empty' : 'rows'

  return (
    <Root aria-busy={loading || undefined}>
      {selectable && selection.length > 0 && (
        <SelectionBar count={selection.length} onClear={() => onSelectionChange([])}>
          {bulkActions}
        </SelectionBar>
      )}
      <Table caption={caption} stacked>
        <TableHead>
          {selectable && (
            <TableHeader>
              <Checkbox
                label="Select all on this page"
                hideLabel
                checked={rows.length > 0 && table.getIsAllRowsSelected()}
                indeterminate={table.getIsSomeRowsSelected()}
                disabled={state !== 'rows'}
                onChange={table.getToggleAllRowsSelectedHandler()}
              />
            </TableHeader>
          )}
          {shownColumns.map(({ id, header, numeric, sortable }) => (
            <TableHeader
              key={id}
              numeric={numeric}
              sorted={sortable ? (sort?.columnId === id ? sort.direction : 'none') : undefined}
              onSort={() => onSortChange?.(nextSort(id, sort))}
            >
              {header}
            </TableHeader>
          ))}
        </TableHead>
        {state === 'rows' && (
          <TableBody>
            {rows.map(row => (
              <RecordRow
                key={row.id}
                row={row}
                columns={shownColumns}
                label={recordLabel(row.original)}
                selectable={selectable}
              />
            ))}
          </TableBody>
        )}
        {state === 'loading' && (
          <SkeletonBody rows={skeletonRows} columns={shownColumns} selectable={selectable} />
        )}
      </Table>
      {state === 'failed' && (
        <Message>
          <ErrorState title={error} onRetry={onRetry} retrying={loading} headingLevel="p" />
        </Message>
      )}
      {state === 'empty' && <Message>{empty ?? <EmptyState title="No results" headingLevel="p" />}</Message>}
    </Root>
  )
}

interface SelectionBarProps {
  count: number
  onClear: () => void
  children: ReactNode
}

function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <BulkBar role="region" aria-label="Selected rows" data-ground="night">
      <BulkCount role="status">{count.toLocaleString('en-IN')} selected</BulkCount>
      {children}
      <ClearButton type="button" onClick={onClear}>
        Clear
      </ClearButton>
    </BulkBar>
  )
}

interface RecordRowProps<Entry extends object> {
  row: DataTableRow<Entry>
  columns: readonly DataTableColumn<Entry>[]
  /** Names the record in its checkbox. */
  label: string
  selectable: boolean
}

function RecordRow<Entry extends object>({ row, columns, label, selectable }: RecordRowProps<Entry>) {
  return (
    <TableRow selected={selectable ? row.getIsSelected() : undefined}>
      {selectable && (
        <TableCell stack="leading">
          <Checkbox
            label={`Select ${label}`}
            hideLabel
            checked={row.getIsSelected()}
            onChange={row.getToggleSelectedHandler()}
          />
        </TableCell>
      )}
      {columns.map(column => (
        <TableCell key={column.id} numeric={column.numeric} strong={column.strong} stack={column.stack}>
          {column.cell(row.original)}
        </TableCell>
      ))}
    </TableRow>
  )
}

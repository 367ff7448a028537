import { useMemo, type ReactNode } from 'react'
import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row,
} from '@tanstack/react-table'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  type CellStack,
  type SortDirection,
} from '../Table/Table.tsx'
import { BulkBar, BulkCount, Message, Root } from './DataTable.styles.ts'

export interface DataTableColumn<Entry extends object> {
  id: string
  header: string
  cell: (record: Entry) => ReactNode
  /** Figures stand right. */
  numeric?: boolean
  strong?: boolean
  /** The server can sort by it. */
  sortable?: boolean
  /** Where it goes when rows stack, below 768 px. */
  stack?: CellStack
}

export interface DataTableSort {
  columnId: string
  direction: SortDirection
}

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
  sort?: DataTableSort
  /** Sorting is the server's work; the caller keeps it in the URL. */
  onSortChange?: (sort: DataTableSort) => void
  /** Ids of the chosen records. Leave both out for a table without checkboxes. */
  selection?: readonly string[] | undefined
  onSelectionChange?: ((selection: string[]) => void) | undefined
  /** Buttons for what can be done with the chosen records. */
  bulkActions?: ReactNode
  loading?: boolean
  /** Message of a failed load; shows instead of the rows. */
  error?: string
  onRetry?: () => void
  /** Shows instead of rows when there are none. */
  empty?: ReactNode
  /** How many rows the skeleton holds while it loads. */
  skeletonRows?: number
}

const features = tableFeatures({ rowSelectionFeature, columnVisibilityFeature })

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
  hiddenColumns = none,
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
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Entry> => ({ id: column.id, header: column.header })),
    [columns],
  )
  const selectable = selection !== undefined && onSelectionChange !== undefined
  const rowSelection = toSelection(selection ?? none)
  const table = useTable({
    features,
    columns: definitions,
    data: records,
    getRowId: recordId,
    enableRowSelection: selectable,
    state: {
      rowSelection,
      columnVisibility: Object.fromEntries(hiddenColumns.map(id => [id, false])),
    },
    onRowSelectionChange: updater => {
      const next = typeof updater === 'function' ? updater(rowSelection) : updater
      onSelectionChange?.(Object.keys(next))
    },
  })

  const byId = new Map(columns.map(column => [column.id, column]))
  const shown = table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? [])
  const rows = table.getRowModel().rows
  const state = error !== undefined ? 'failed' : loading ? 'loading' : rows.length === 0 ? 'empty' : 'rows'

  const header = (column: DataTableColumn<Entry>) => (
    <TableHeader
      key={column.id}
      numeric={column.numeric}
      sorted={column.sortable ? (sort?.columnId === column.id ? sort.direction : 'none') : undefined}
      onSort={() => onSortChange?.(nextSort(column.id, sort))}
    >
      {column.header}
    </TableHeader>
  )

  const line = (row: Row<typeof features, Entry>) => (
    <TableRow key={row.id} selected={selectable ? row.getIsSelected() : undefined}>
      {selectable && (
        <TableCell stack="leading">
          <Checkbox
            label={`Select ${recordLabel(row.original)}`}
            hideLabel
            checked={row.getIsSelected()}
            onChange={row.getToggleSelectedHandler()}
          />
        </TableCell>
      )}
      {shown.map(column => (
        <TableCell key={column.id} numeric={column.numeric} strong={column.strong} stack={column.stack}>
          {column.cell(row.original)}
        </TableCell>
      ))}
    </TableRow>
  )

  return (
    <Root aria-busy={loading || undefined}>
      {selectable && selection.length > 0 && (
        <BulkBar role="region" aria-label="Selected rows" data-ground="night">
          <BulkCount role="status">{selection.length.toLocaleString('en-IN')} selected</BulkCount>
          {bulkActions}
          <button type="button" onClick={() => onSelectionChange([])}>
            Clear
          </button>
        </BulkBar>
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
          {shown.map(header)}
        </TableHead>
        {state === 'rows' && <TableBody>{rows.map(line)}</TableBody>}
        {state === 'loading' && <SkeletonBody rows={skeletonRows} columns={shown} selectable={selectable} />}
      </Table>
      {state === 'failed' && (
        <Message>
          <ErrorState title={error} onRetry={onRetry} retrying={loading} headingLevel="p" />
        </Message>
      )}
      {state === 'empty' && (
        <Message>{empty ?? <EmptyState title="Nothing here" headingLevel="p" />}</Message>
      )}
    </Root>
  )
}

interface SkeletonBodyProps {
  rows: number
  columns: readonly { id: string; stack?: CellStack }[]
  selectable: boolean
}

function SkeletonBody({ rows, columns, selectable }: SkeletonBodyProps) {
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
        </TableRow>
      ))}
    </TableBody>
  )
}

const none: readonly string[] = []

const toSelection = (ids: readonly string[]) => Object.fromEntries(ids.map(id => [id, true as const]))

/** A press turns the order of the column that is sorted, and starts another one ascending. */
function nextSort(columnId: string, sort: DataTableSort | undefined): DataTableSort {
  const turned = sort?.columnId === columnId && sort.direction === 'ascending'
  return { columnId, direction: turned ? 'descending' : 'ascending' }
}

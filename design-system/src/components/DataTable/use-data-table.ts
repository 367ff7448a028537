import { useMemo } from 'react'
import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row,
} from '@tanstack/react-table'
import type { DataTableColumn } from './columns.ts'

const features = tableFeatures({ rowSelectionFeature, columnVisibilityFeature })

export type DataTableRow<Entry extends object> = Row<typeof features, Entry>

const none: readonly string[] = []

const toSelection = (ids: readonly string[]) => Object.fromEntries(ids.map(id => [id, true as const]))

interface DataTableModel<Entry extends object> {
  columns: readonly DataTableColumn<Entry>[]
  records: readonly Entry[]
  recordId: (record: Entry) => string
  hiddenColumns: readonly string[] | undefined
  /** Undefined for a table without checkboxes. */
  selection: readonly string[] | undefined
  onSelectionChange: ((selection: string[]) => void) | undefined
}

/** The rows, the columns that show and the selection of a table, kept by TanStack Table. */
export function useDataTable<Entry extends object>({
  columns,
  records,
  recordId,
  hiddenColumns = none,
  selection,
  onSelectionChange,
}: DataTableModel<Entry>) {
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Entry> => ({ id: column.id, header: column.header })),
    [columns],
  )
  const rowSelection = toSelection(selection ?? none)
  const table = useTable({
    features,
    columns: definitions,
    data: records,
    getRowId: recordId,
    enableRowSelection: selection !== undefined,
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
  return {
    table,
    rows: table.getRowModel().rows,
    shownColumns: table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? []),
  }
}

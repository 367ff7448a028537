import { useMemo } from 'react'
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row,
} from '@tanstack/react-table'
import type { DataTableColumn } from './columns.ts'
import { arrangedColumns, type TableLayout } from './layout.ts'

const features = tableFeatures({
  rowSelectionFeature,
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
})

export type DataTableRow<Entry extends object> = Row<typeof features, Entry>

const none: readonly string[] = []

const toSelection = (ids: readonly string[]) => Object.fromEntries(ids.map(id => [id, true as const]))

interface DataTableModel<Entry extends object> {
  columns: readonly DataTableColumn<Entry>[]
  records: readonly Entry[]
  recordId: (record: Entry) => string
  layout: TableLayout
  /** Undefined for a table without checkboxes. */
  selection: readonly string[] | undefined
}

/** The rows and the columns that show, kept by TanStack Table. */
export function useDataTable<Entry extends object>({
  columns,
  records,
  recordId,
  layout,
  selection,
}: DataTableModel<Entry>) {
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Entry> => ({
        id: column.id,
        header: column.header,
        enableHiding: !column.required,
      })),
    [columns],
  )
  const state = useMemo(() => {
    const order = arrangedColumns(columns, layout)
    const hidden = order.filter(({ id, required }) => !required && layout.hidden.includes(id))
    const pinned = order.filter(({ id }) => layout.pinned.includes(id))
    return {
      columnVisibility: Object.fromEntries(hidden.map(({ id }) => [id, false])),
      columnOrder: order.map(({ id }) => id),
      columnPinning: { start: pinned.map(({ id }) => id), end: [] },
    }
  }, [columns, layout])
  const rowSelection = useMemo(() => toSelection(selection ?? none), [selection])
  const table = useTable({
    features,
    columns: definitions,
    data: records,
    getRowId: recordId,
    enableRowSelection: selection !== undefined,
    state: { ...state, rowSelection },
  })
  const visible = table.getVisibleLeafColumns().map(({ id }) => id)
  const key = visible.join(' ')
  const shownColumns = useMemo(() => {
    const byId = new Map(columns.map(column => [column.id, column]))
    return key.split(' ').flatMap(id => byId.get(id) ?? [])
  }, [columns, key])
  return { rows: table.getRowModel().rows, shownColumns }
}

import type { ReactNode } from 'react'
import type { CellStack, SortDirection } from '../Table/Table.tsx'
import type { CellEdit } from './cell-edit.ts'

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
  /** Stands before it where rows stack: a figure or a day without its heading says nothing. */
  stackLabel?: string
  /** Always shows: what one knows a row by. */
  required?: boolean
  /** Width in pixels once widths are fixed and none was chosen; 160 without it. */
  width?: number
  /** What a press on the cell's copy button takes to the clipboard. Without it there is no button. */
  copyText?: (record: Entry) => string
  /** The cell's figure can be changed in its place. */
  edit?: CellEdit<Entry>
}

export interface DataTableSort {
  columnId: string
  direction: SortDirection
}

/** A press turns the order of the column that is sorted, and starts another one ascending. */
export function nextSort(columnId: string, sort: DataTableSort | undefined): DataTableSort {
  const turned = sort?.columnId === columnId && sort.direction === 'ascending'
  return { columnId, direction: turned ? 'descending' : 'ascending' }
}

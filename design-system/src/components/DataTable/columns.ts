import type { ReactNode } from 'react'
import type { CellStack, SortDirection } from '../Table/Table.tsx'

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

/** A press turns the order of the column that is sorted, and starts another one ascending. */
export function nextSort(columnId: string, sort: DataTableSort | undefined): DataTableSort {
  const turned = sort?.columnId === columnId && sort.direction === 'ascending'
  return { columnId, direction: turned ? 'descending' : 'ascending' }
}

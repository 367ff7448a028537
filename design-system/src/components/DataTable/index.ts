export * from './BulkAction.tsx'
export type { DataTableColumn, DataTableSort } from './columns.ts'
export * from './DataTable.tsx'

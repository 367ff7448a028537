import type { TableLayout } from '../../../contract/index.ts'
import { collection } from '../../ports/store.ts'

/** How an administrator has a table. */
export interface TableLayoutRecord {
  /** The user's id and the table's: "usr-admin:orders". */
  id: string
  userId: string
  layout: TableLayout
}

/** A view of a table that somebody saved. */
export interface SavedViewRecord {
  id: string
  /** Who made it. */
  userId: string
  table: string
  name: string
  shared: boolean
  query: string
  layout: TableLayout | null
  version: number
}

export const tableCollections = {
  tableLayouts: collection<TableLayoutRecord>({ equal: { userId: { of: ({ userId }) => userId } } }),
  savedViews: collection<SavedViewRecord>({
    equal: { table: { of: ({ table }) => table }, userId: { of: ({ userId }) => userId } },
  }),
} as const

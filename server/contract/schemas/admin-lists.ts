import * as z from 'zod'
import { id, instant, paging, pathId } from './common.ts'
import { textLine } from './text.ts'

/** What the lists of the administration have in common (ADM-9): search, order, several filter values, bulk actions, export. */

/** A search as it is typed; at least part of what is looked for. */
export const search = z.string().trim().max(100, 'Use at most 100 characters').optional()

/** The inputs of a list that is sorted by one of `sorts`; the first is what it is sorted by unless asked otherwise. */
export function listInput<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return {
    search,
    sort: z.enum(sorts).optional(),
    direction: z.enum(['asc', 'desc'], 'Sort asc or desc').optional(),
    ...paging,
  }
}

/** Records that a bulk action is for, at most a hundred a call: a longer selection is sent in several calls, with progress. */
export const bulkIds = z
  .array(id, 'Choose what it is for')
  .min(1, 'Choose what it is for')
  .max(100, 'Choose at most 100 at a time')

/**
 * Several calls that are undone together have one batch: an id that the client makes up. Without one the call is a batch of
 * its own.
 */
export const batchId = z
  .string()
  .regex(/^[\w-]{16,64}$/, 'A batch is 16 to 64 letters, digits, - or _')
  .optional()

export const bulkAnswer = z.strictObject({
  /** How many records changed. */
  changed: z.int().min(0),
  /** Records that stayed as they were, and why. */
  skipped: z.array(z.strictObject({ id, label: z.string(), message: z.string() })),
  /** Takes it back, with all calls of the batch; null where nothing changed or nothing can be taken back. */
  undoId: z.string().nullable(),
  /** Until when. */
  undoUntil: instant.nullable(),
})

export const undoInput = z.object({ undoId: pathId })

export const undoAnswer = z.strictObject({
  /** How many records are as they were before. */
  changed: z.int().min(0),
  /** Records that somebody changed in the meantime: they stay. */
  skipped: z.array(z.strictObject({ id, label: z.string(), message: z.string() })),
})

/** Where an export goes on: the answer's X-Next-Cursor. */
export const exportPaging = { cursor: z.string().max(400).optional() }

/** A part of a CSV: the first begins with the header. X-Total-Count says how many rows there are in all. */
export const csvFile = z.file()

const columnId = z.string().regex(/^[\w.-]{1,40}$/, 'No such column')
const columnIds = z.array(columnId).max(60).readonly()

/** How somebody wants a table. */
export const tableLayout = z.strictObject({
  /** Columns that are not shown. */
  hidden: columnIds,
  /** All columns in their order; empty: as the table has them. */
  order: columnIds,
  /** Pixels by column; a column that is not named is as wide as its content. */
  widths: z.record(columnId, z.int().min(40).max(1200)),
  /** Columns that stay in view while the others scroll. */
  pinned: columnIds,
  density: z.enum(['comfortable', 'compact']),
})

export const tableId = z.string().regex(/^[a-z][a-z-]{1,39}$/, 'No such table')

export const savedView = z.strictObject({
  id,
  name: z.string(),
  /** All administrators see it; otherwise its maker alone. */
  shared: z.boolean(),
  /** Whether the asking administrator made it: nobody else changes it. */
  mine: z.boolean(),
  /** The list's query: "status=placed&sort=total". */
  query: z.string(),
  layout: tableLayout.nullable(),
  version: z.int(),
})

/** A table as the asking administrator has it. A layout of null: as the table has it by itself. */
export const adminTable = z.strictObject({
  layout: tableLayout.nullable(),
  views: z.array(savedView),
  /** Whether keys of a single character work in all tables (WCAG 2.1.4). */
  singleKeys: z.boolean(),
})

export const tableKeys = z.strictObject({ singleKeys: z.boolean('Choose yes or no') })

export const getTableInput = z.object({ table: tableId })

export const setTableLayoutInput = z.object({ table: tableId, layout: tableLayout.nullable() })

const viewFields = {
  name: textLine({ missing: 'Name the view', max: 40 }),
  shared: z.boolean().default(false),
  query: z.string().max(2000, 'This view has too many filters'),
  layout: tableLayout.nullable().default(null),
}

export const createViewInput = z.object({ table: tableId, ...viewFields })

export const updateViewInput = z.object({ id: pathId, version: z.int(), ...viewFields })

export const viewIdInput = z.object({ id: pathId })

/** How somebody has laid a table out. Columns are named by their ids; those that are gone are passed over. */
export interface TableLayout {
  /** Columns that do not show. */
  hidden: readonly string[]
  /** Columns from the start of the line; those that are not named follow in their own order. */
  order: readonly string[]
  /** Widths in pixels. None is fixed while this is empty: columns are as wide as what they hold. */
  widths: Readonly<Record<string, number>>
  /** Columns that stay in view at the start of the line while the others scroll sideways. */
  pinned: readonly string[]
  /** Rows of 40 or of 32 px. */
  density: 'comfortable' | 'compact'
}

/** A table as it is without anybody's choices. */
export const plainLayout: TableLayout = {
  hidden: [],
  order: [],
  widths: {},
  pinned: [],
  density: 'comfortable',
}

/** Least and greatest width of a column, in pixels. */
export const columnWidthBounds = { min: 64, max: 640 } as const

/** The width in pixels of a column that nobody gave one, once the others have theirs. */
export const unfixedWidth = ({ width = 160 }: { width?: number }) => width

/** A width within the bounds, in whole pixels. */
export function boundedWidth(widthPx: number): number {
  return Math.round(Math.min(columnWidthBounds.max, Math.max(columnWidthBounds.min, widthPx)))
}

interface Arranged {
  id: string
  required?: boolean
}

/** All columns in the order of the layout, pinned ones first, hidden ones in their places. */
export function arrangedColumns<Column extends Arranged>(
  columns: readonly Column[],
  { order, pinned }: Pick<TableLayout, 'order' | 'pinned'>,
): Column[] {
  const place = (id: string) => {
    const at = order.indexOf(id)
    return at === -1 ? order.length + columns.findIndex(column => column.id === id) : at
  }
  const isPinned = (id: string) => (pinned.includes(id) ? 0 : 1)
  return columns.toSorted((a, b) => isPinned(a.id) - isPinned(b.id) || place(a.id) - place(b.id))
}

/** Shows a column, or hides it. */
export function withShown(layout: TableLayout, id: string, isShown: boolean): TableLayout {
  const others = layout.hidden.filter(hidden => hidden !== id)
  return { ...layout, hidden: isShown ? others : [...others, id] }
}

/** Pins a column to the start of the line, or lets it go. */
export function withPinned(layout: TableLayout, id: string, isPinned: boolean): TableLayout {
  const others = layout.pinned.filter(pinned => pinned !== id)
  return { ...layout, pinned: isPinned ? [...others, id] : others }
}

/** Moves a column by so many places within its part of the line, the pinned or the other one. */
export function withMoved(
  layout: TableLayout,
  columns: readonly Arranged[],
  id: string,
  step: number,
): TableLayout {
  const ids = arrangedColumns(columns, layout).map(column => column.id)
  const from = ids.indexOf(id)
  const to = from + step
  const other = ids[to]
  if (from === -1 || other === undefined) return layout
  if (layout.pinned.includes(id) !== layout.pinned.includes(other)) return layout
  ids.splice(to, 0, ...ids.splice(from, 1))
  return { ...layout, order: ids }
}

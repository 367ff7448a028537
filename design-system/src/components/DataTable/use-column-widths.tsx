import { useState, type ReactNode, type RefObject } from 'react'
import type { DataTableColumn } from './columns.ts'
import { unfixedWidth, type TableLayout } from './layout.ts'

interface ColumnWidths {
  /** Pixels by column; undefined while columns are as wide as what they hold. */
  widths: Readonly<Record<string, number>> | undefined
  resize: (id: string, widthPx: number, isDone: boolean) => void
  /** The `<colgroup>`, once widths are fixed. */
  columnGroup: ReactNode
}

interface ColumnWidthsModel {
  scroller: RefObject<HTMLElement | null>
  columns: readonly DataTableColumn<never>[]
  layout: TableLayout
  onLayoutChange: ((layout: TableLayout) => void) | undefined
  selectable: boolean
  hasActions: boolean
}

/** Widths of the checkboxes' and the menus' columns, in pixels. */
const selectionPx = 52
const actionsPx = 68

/**
 * The widths of the columns: as wide as what they hold, until one is changed; from then on all are fixed, at what they
 * were. The last one takes what is left of the line.
 */
export function useColumnWidths({
  scroller,
  columns,
  layout,
  onLayoutChange,
  selectable,
  hasActions,
}: ColumnWidthsModel): ColumnWidths {
  // While a separator is dragged, the widths are the table's own affair.
  const [dragged, setDragged] = useState<Readonly<Record<string, number>>>()
  const chosen = dragged ?? layout.widths
  const isFixed = Object.keys(chosen).length > 0
  const widths = isFixed ? chosen : undefined

  function asTheyAre(): Record<string, number> {
    const heads = scroller.current?.querySelectorAll<HTMLElement>('th[data-column]') ?? []
    return Object.fromEntries(
      [...heads].map(head => [head.dataset['column']!, Math.round(head.getBoundingClientRect().width)]),
    )
  }
  function resize(id: string, widthPx: number, isDone: boolean) {
    const next = { ...(isFixed ? chosen : asTheyAre()), [id]: widthPx }
    setDragged(isDone ? undefined : next)
    if (isDone) onLayoutChange?.({ ...layout, widths: next })
  }

  const last = columns.at(-1)
  const total = columns.reduce((sum, column) => sum + (chosen[column.id] ?? unfixedWidth(column)), 0)
  const around = (selectable ? selectionPx : 0) + (hasActions ? actionsPx : 0)
  // Widths are set by script: pages allow no style attributes.
  const sized = (widthPx: number) => (element: HTMLTableColElement | null) => {
    element?.style.setProperty('inline-size', `${widthPx}px`)
  }
  const columnGroup = widths && (
    <colgroup
      ref={group => {
        group?.closest('table')?.style.setProperty('min-inline-size', `${total + around}px`)
      }}
    >
      {selectable && <col ref={sized(selectionPx)} />}
      {columns.map(column => (
        <col
          key={column.id}
          ref={column === last ? undefined : sized(chosen[column.id] ?? unfixedWidth(column))}
        />
      ))}
      {hasActions && <col ref={sized(actionsPx)} />}
    </colgroup>
  )
  return { widths, resize, columnGroup }
}

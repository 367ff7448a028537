import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { TableHeader } from '../Table/Table.tsx'
import { nextSort, type DataTableColumn, type DataTableSort } from './columns.ts'
import { ResizeHandle } from './DataTable.styles.ts'
import { boundedWidth, columnWidthBounds, unfixedWidth } from './layout.ts'

export interface HeaderCellProps<Entry extends object> {
  column: DataTableColumn<Entry>
  sort: DataTableSort | undefined
  onSortChange: ((sort: DataTableSort) => void) | undefined
  /** Its place among the cells that stay in view; undefined for one that scrolls. */
  pin: number | undefined
  /** In pixels; undefined while widths are not fixed. */
  width: number | undefined
  /** Without it the column cannot be resized. `isDone` is false while a drag goes on. */
  onResize: ((id: string, widthPx: number, isDone: boolean) => void) | undefined
}

/** By how much an arrow key changes a width, in pixels. */
const stepPx = 16

/** Head of a column: a press sorts by it, its separator changes its width. */
export function HeaderCell<Entry extends object>({
  column,
  sort,
  onSortChange,
  pin,
  width,
  onResize,
}: HeaderCellProps<Entry>) {
  const { id, header, numeric, sortable } = column
  const cell = useRef<HTMLTableCellElement>(null)
  const drag = useRef<{ x: number; widthPx: number }>(undefined)
  const widthNow = () => width ?? Math.round(cell.current?.getBoundingClientRect().width ?? 0)

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -stepPx, ArrowRight: stepPx }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onResize?.(id, boundedWidth(widthNow() + step), true)
  }
  function dragged(event: PointerEvent, isDone: boolean) {
    const start = drag.current
    if (!start) return
    if (isDone) drag.current = undefined
    onResize?.(id, boundedWidth(start.widthPx + event.clientX - start.x), isDone)
  }

  return (
    <TableHeader
      ref={cell}
      numeric={numeric}
      sorted={sortable && onSortChange ? (sort?.columnId === id ? sort.direction : 'none') : undefined}
      onSort={() => onSortChange?.(nextSort(id, sort))}
      data-pin={pin}
      data-column={id}
      // Without it each cell of the column would be read with the width that the handle has.
      aria-label={onResize && header}
      end={
        onResize && (
          <ResizeHandle
            role="separator"
            tabIndex={0}
            aria-orientation="vertical"
            aria-label={`Width of ${header}`}
            aria-valuenow={width ?? unfixedWidth(column)}
            aria-valuetext={width === undefined ? 'As wide as it needs' : `${width} pixels`}
            aria-valuemin={columnWidthBounds.min}
            aria-valuemax={columnWidthBounds.max}
            onKeyDown={onKeyDown}
            onPointerDown={event => {
              event.currentTarget.setPointerCapture(event.pointerId)
              drag.current = { x: event.clientX, widthPx: widthNow() }
            }}
            onPointerMove={event => dragged(event, false)}
            onPointerUp={event => dragged(event, true)}
          />
        )
      }
    >
      {header}
    </TableHeader>
  )
}

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { TableBody } from '../Table/Table.tsx'
import { Spacer } from './DataTable.styles.ts'
import { RecordRow, type RowSettings } from './RecordRow.tsx'
import type { DataTableRow } from './use-data-table.ts'

export interface RowsBodyProps<Entry extends object> {
  rows: readonly DataTableRow<Entry>[]
  settings: RowSettings<Entry>
  /** The row that Tab reaches, by its place. */
  tabbableIndex: number
}

/** Every row in the page. */
export function RowsBody<Entry extends object>({ rows, settings, tabbableIndex }: RowsBodyProps<Entry>) {
  return (
    <TableBody>
      {rows.map((row, index) => (
        <RecordRow
          key={row.id}
          id={row.id}
          record={row.original}
          settings={settings}
          selected={row.getIsSelected()}
          tabbable={index === tabbableIndex}
        />
      ))}
    </TableBody>
  )
}

export interface VirtualRowsBodyProps<Entry extends object> extends RowsBodyProps<Entry> {
  /** The row with the focus in it, by its place; it need not be the one that Tab reaches. */
  activeIndex: number
  /** The element that the rows scroll in. */
  scroller: RefObject<HTMLElement | null>
  /** In pixels, until a row is measured. */
  rowHeight: number
  columnCount: number
}

/** Rows drawn beyond those in view, so that a quick turn of the wheel finds them there. */
const overscan = 12

/** Only the rows in view, with room left for the others; the active row and the one that Tab reaches stay, so that the focus is not lost. */
export function VirtualRowsBody<Entry extends object>({
  rows,
  settings,
  activeIndex,
  tabbableIndex,
  scroller,
  rowHeight,
  columnCount,
}: VirtualRowsBodyProps<Entry>) {
  // oxlint-disable-next-line react/incompatible-library -- its functions answer anew after each scroll, so nothing here may be remembered; the rows remember themselves
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    // What a server prints of a long table: as many rows as a window holds.
    initialRect: { width: 1024, height: 800 },
    overscan,
    rangeExtractor: range => {
      const drawn = new Set([...defaultRangeExtractor(range), activeIndex, tabbableIndex])
      return [...drawn].toSorted((a, b) => a - b)
    },
  })
  const items = virtualizer.getVirtualItems()
  let end = 0
  return (
    <TableBody>
      {items.flatMap(item => {
        const row = rows[item.index]
        if (!row) return []
        const gap = item.start - end
        end = item.end
        return [
          gap > 0 && <Gap key={`before ${row.id}`} heightPx={gap} columnCount={columnCount} />,
          <RecordRow
            key={row.id}
            id={row.id}
            record={row.original}
            settings={settings}
            selected={row.getIsSelected()}
            tabbable={item.index === tabbableIndex}
            rowIndex={item.index + 1}
            measure={virtualizer.measureElement}
          />,
        ]
      })}
      <Gap heightPx={virtualizer.getTotalSize() - end} columnCount={columnCount} />
    </TableBody>
  )
}

/** Room for rows that are not in the page. Its height is set by script: pages allow no style attributes. */
function Gap({ heightPx, columnCount }: { heightPx: number; columnCount: number }) {
  return (
    <tr aria-hidden="true">
      <Spacer
        colSpan={columnCount}
        ref={cell => {
          cell?.style.setProperty('block-size', `${heightPx}px`)
        }}
      />
    </tr>
  )
}

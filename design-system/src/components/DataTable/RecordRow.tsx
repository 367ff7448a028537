import { memo, type MouseEvent } from 'react'
import { ActionMenu, type ActionMenuItem } from '../ActionMenu/ActionMenu.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { TableCell, TableRow } from '../Table/Table.tsx'
import type { LinkComponent } from '../../foundations/link-component.ts'
import type { DataTableColumn } from './columns.ts'
import { CopyButton } from './CopyButton.tsx'
import { EditableCell } from './EditableCell.tsx'

/** What all rows of a table share; its parts stay the same from one rendering to the next. */
export interface RowSettings<Entry extends object> {
  columns: readonly DataTableColumn<Entry>[]
  recordLabel: (record: Entry) => string
  selectable: boolean
  /** How many cells at the start of the line stay in view. */
  pinnedCells: number
  rowActions: ((record: Entry) => readonly (readonly ActionMenuItem[])[]) | undefined
  LinkComponent: LinkComponent
  /** A checkbox was pressed, with Shift for a range. */
  onChoose: (id: string, isRange: boolean) => void
  /** The focus came to the row itself, or to something in it. */
  onRowFocus: (id: string, isRowItself: boolean) => void
}

export interface RecordRowProps<Entry extends object> {
  id: string
  record: Entry
  settings: RowSettings<Entry>
  selected: boolean
  /** The one row that Tab reaches. */
  tabbable: boolean
  /** Its place among all rows, from 1, where not all of them are in the page. */
  rowIndex?: number | undefined
  /** Measures the row's height. */
  measure?: ((row: HTMLTableRowElement | null) => void) | undefined
}

/** A checkbox changes by a press, which knows of Shift. */
const isWithShift = (event: Event) => 'shiftKey' in event && event.shiftKey === true

function Row<Entry extends object>({
  id,
  record,
  settings,
  selected,
  tabbable,
  rowIndex,
  measure,
}: RecordRowProps<Entry>) {
  const { columns, recordLabel, selectable, pinnedCells, rowActions, LinkComponent, onChoose, onRowFocus } =
    settings
  const label = recordLabel(record)
  const pin = (place: number) => (place < pinnedCells ? place : undefined)
  const offset = selectable ? 1 : 0
  return (
    <TableRow
      ref={measure}
      selected={selectable ? selected : undefined}
      data-row-id={id}
      data-index={rowIndex === undefined ? undefined : rowIndex - 1}
      aria-rowindex={rowIndex === undefined ? undefined : rowIndex + 1}
      tabIndex={tabbable ? 0 : -1}
      onFocus={event => onRowFocus(id, event.target === event.currentTarget)}
    >
      {selectable && (
        <TableCell stack="leading" data-pin={pin(0)}>
          <Checkbox
            label={`Select ${label}`}
            hideLabel
            checked={selected}
            // The browser would choose the text between two presses with Shift.
            onMouseDown={(event: MouseEvent) => event.shiftKey && event.preventDefault()}
            onChange={event => onChoose(id, isWithShift(event.nativeEvent))}
          />
        </TableCell>
      )}
      {columns.map((column, place) => (
        <TableCell
          key={column.id}
          numeric={column.numeric}
          strong={column.strong}
          stack={column.stack}
          stackLabel={column.stackLabel}
          data-pin={pin(place + offset)}
        >
          {column.edit ? (
            <EditableCell edit={column.edit} record={record} label={`${column.header} of ${label}`}>
              {column.cell(record)}
            </EditableCell>
          ) : (
            column.cell(record)
          )}
          {column.copyText && <CopyButton text={column.copyText(record)} />}
        </TableCell>
      ))}
      {rowActions && (
        <TableCell stack="trailing">
          <ActionMenu
            label={`Actions for ${label}`}
            groups={rowActions(record)}
            LinkComponent={LinkComponent}
          />
        </TableCell>
      )}
    </TableRow>
  )
}

/** One record. It renders again only when it, its choice or its place changes: a long table has many. */
export const RecordRow = memo(Row) as typeof Row

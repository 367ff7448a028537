import { useMemo, useRef, useState, type ReactNode } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import type { ActionMenuItem } from '../ActionMenu/ActionMenu.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { Table, TableHead, TableHeader } from '../Table/Table.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { DataTableColumn, DataTableSort } from './columns.ts'
import { Message, Root } from './DataTable.styles.ts'
import { HeaderCell } from './HeaderCell.tsx'
import { KeyList } from './KeyList.tsx'
import { plainLayout, unfixedWidth, type TableLayout } from './layout.ts'
import type { RowSettings } from './RecordRow.tsx'
import { RowsBody, VirtualRowsBody } from './RowsBody.tsx'
import { SelectionBar, type BulkProgress, type SelectAllMatching } from './SelectionBar.tsx'
import { SkeletonBody } from './SkeletonBody.tsx'
import { useColumnWidths } from './use-column-widths.tsx'
import { useDataTable } from './use-data-table.ts'
import { useLatest } from './use-latest.ts'
import { usePinOffsets } from './use-pin-offsets.ts'
import { useRowKeys } from './use-row-keys.ts'

export interface DataTableProps<Entry extends object> {
  /** Names the table. */
  caption: string
  columns: readonly DataTableColumn<Entry>[]
  /** The page of records that the server answered with, in its order. More than 100 are drawn as they scroll in. */
  records: readonly Entry[]
  /** Stable id of a record. */
  recordId: (record: Entry) => string
  /** Names a record's checkbox, its menu and its cells: "order SHR-24118". */
  recordLabel: (record: Entry) => string
  /** Which columns show, in which order and width, and how dense rows are; what is left out is plain. */
  layout?: Partial<TableLayout> | undefined
  /** A column got another width. Without it widths cannot be changed. */
  onLayoutChange?: ((layout: TableLayout) => void) | undefined
  /** The column that the records are sorted by now. */
  sort?: DataTableSort | undefined
  /** Sorting is the server's work; the caller keeps it in the URL. */
  onSortChange?: ((sort: DataTableSort) => void) | undefined
  /** Ids of the chosen records. Leave both out for a table without checkboxes. */
  selection?: readonly string[] | undefined
  onSelectionChange?: ((selection: string[]) => void) | undefined
  /** Offers what matches on the other pages too, once all of this page is chosen. */
  selectAll?: SelectAllMatching | undefined
  /** BulkActions: what can be done with the chosen records. */
  bulkActions?: ReactNode
  /** Something is being done with the chosen records. */
  bulkProgress?: BulkProgress | undefined
  /** What can be done with one record, in groups. */
  rowActions?: ((record: Entry) => readonly (readonly ActionMenuItem[])[]) | undefined
  /** Enter was pressed on a row. The row has a link that does the same. */
  onOpen?: ((record: Entry) => void) | undefined
  /**
   * Whether keys of a single character work: J, K, C, / and ?. Whoever speaks to their computer, or presses keys by
   * accident, does without them (WCAG 2.1.4); arrows, Space, Enter, Home and End always work.
   */
  singleKeys?: boolean
  /** The keys of a single character were switched on or off in the list of keys. Without it there is no switch. */
  onSingleKeysChange?: ((singleKeys: boolean) => void) | undefined
  /** `/` was pressed: give the focus to the search. */
  onSearchKey?: (() => void) | undefined
  /** Skeleton rows stand in the place of the records. */
  loading?: boolean
  /** These are the rows as they were; others are on their way. */
  refreshing?: boolean
  /** There is no connection: says that the rows are as they were last loaded. */
  offline?: boolean
  /** Message of a failed load; shows instead of the rows. */
  error?: string | undefined
  /** Loads again after a failure; without it there is no button. */
  onRetry?: () => void
  /** Shows instead of rows when there are none. */
  empty?: ReactNode
  /** How many rows the skeleton holds while it loads. */
  skeletonRows?: number
  LinkComponent?: LinkComponent
}

/** More rows than these are drawn as they scroll into view. */
const mostDrawnRows = 100

/**
 * The administration's table (requirement ADM-9): sorted and paged by the server; choice of rows, on this page and on
 * all; columns by choice, order, width and pin; actions and figures to change in each row; keys for all of it; loading,
 * empty, failed and offline states. Search and filters stand around it in a DataTableToolbar, pages in a Pagination.
 *
 * It is a table and no grid: screen readers then read it with their own keys for tables, and links, boxes and menus in
 * it are reached by Tab as anywhere. Its own keys move between rows.
 */
export function DataTable<Entry extends object>({
  caption,
  columns,
  records,
  recordId,
  recordLabel,
  layout: chosenLayout,
  onLayoutChange,
  sort,
  onSortChange,
  selection,
  onSelectionChange,
  selectAll,
  bulkActions,
  bulkProgress,
  rowActions,
  onOpen,
  singleKeys = true,
  onSingleKeysChange,
  onSearchKey,
  loading = false,
  refreshing = false,
  offline = false,
  error,
  onRetry,
  empty,
  skeletonRows = 8,
  LinkComponent = 'a',
}: DataTableProps<Entry>) {
  const selectable = selection !== undefined && onSelectionChange !== undefined
  const layout = useMemo(() => ({ ...plainLayout, ...chosenLayout }), [chosenLayout])
  const { rows, shownColumns } = useDataTable({
    columns,
    records,
    recordId,
    layout,
    selection: selectable ? selection : undefined,
  })
  const [showsKeys, setShowsKeys] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)

  const pinnedColumns = shownColumns.filter(({ id }) => layout.pinned.includes(id)).length
  const pinnedCells = pinnedColumns > 0 ? pinnedColumns + (selectable ? 1 : 0) : 0
  usePinOffsets(scroller, pinnedCells)
  const { widths, resize, columnGroup } = useColumnWidths({
    scroller,
    columns: shownColumns,
    layout,
    onLayoutChange,
    selectable,
    hasActions: rowActions !== undefined,
  })

  const state =
    records.length > 0 && error === undefined && !loading ? 'rows' : stateWithoutRows(error, loading)
  const ids = rows.map(row => row.id)
  const keys = useRowKeys({
    root,
    ids,
    selection: selectable ? selection : undefined,
    onSelectionChange: next => {
      selectAll?.onChange(false)
      onSelectionChange?.(next)
    },
    onOpen: id => {
      const row = rows.find(candidate => candidate.id === id)
      if (row) onOpen?.(row.original)
    },
    singleKeys,
    onSearchKey,
    onHelpKey: () => setShowsKeys(true),
  })
  const onChoose = useLatest(keys.choose)
  const settings = useMemo(
    (): RowSettings<Entry> => ({
      columns: shownColumns,
      recordLabel,
      selectable,
      pinnedCells,
      rowActions,
      LinkComponent,
      onChoose,
      onRowFocus: keys.noteFocus,
    }),
    [shownColumns, recordLabel, selectable, pinnedCells, rowActions, LinkComponent, onChoose, keys.noteFocus],
  )

  const isChosen = new Set(selection)
  const chosenHere = ids.filter(id => isChosen.has(id)).length
  const isVirtual = rows.length > mostDrawnRows
  const offset = selectable ? 1 : 0
  const pin = (place: number) => (place < pinnedCells ? place : undefined)
  const columnCount = shownColumns.length + offset + (rowActions ? 1 : 0)

  return (
    <Root
      ref={root}
      aria-busy={loading || refreshing || undefined}
      data-refreshing={refreshing || undefined}
      onKeyDown={keys.onKeyDown}
    >
      {offline && (
        <Message>
          <Notice tone="warning" live>
            You are offline.{' '}
            {state === 'rows'
              ? 'These rows are as they were when they were last loaded.'
              : 'The rows load when you are connected again.'}
          </Notice>
        </Message>
      )}
      {selectable && selection.length > 0 && (
        <SelectionBar
          count={selectAll?.active ? selectAll.total : selection.length}
          isWholePage={rows.length > 0 && chosenHere === rows.length}
          selectAll={selectAll}
          progress={bulkProgress}
          onClear={() => {
            selectAll?.onChange(false)
            onSelectionChange([])
          }}
        >
          {bulkActions}
        </SelectionBar>
      )}
      <Table
        caption={caption}
        stacked
        density={layout.density}
        bounded={isVirtual ? 'rows' : true}
        fixed={widths !== undefined}
        scrollerRef={scroller}
        aria-rowcount={isVirtual ? rows.length + 1 : undefined}
      >
        {columnGroup}
        <TableHead>
          {selectable && (
            <TableHeader data-pin={pin(0)}>
              <Checkbox
                label="Select all on this page"
                hideLabel
                checked={rows.length > 0 && chosenHere === rows.length}
                indeterminate={chosenHere > 0 && chosenHere < rows.length}
                disabled={state !== 'rows'}
                onChange={event => keys.choosePage(event.currentTarget.checked)}
              />
            </TableHeader>
          )}
          {shownColumns.map((column, place) => (
            <HeaderCell
              key={column.id}
              column={column}
              sort={sort}
              onSortChange={onSortChange}
              pin={pin(place + offset)}
              width={widths && (widths[column.id] ?? unfixedWidth(column))}
              // The last column takes what is left of the line.
              onResize={place < shownColumns.length - 1 && onLayoutChange ? resize : undefined}
            />
          ))}
          {rowActions && (
            <TableHeader>
              <VisuallyHidden>Actions</VisuallyHidden>
            </TableHeader>
          )}
        </TableHead>
        {state === 'rows' &&
          (isVirtual ? (
            <VirtualRowsBody
              rows={rows}
              settings={settings}
              activeIndex={keys.activeIndex}
              tabbableIndex={keys.tabbableIndex}
              scroller={scroller}
              rowHeight={layout.density === 'compact' ? 33 : 41}
              columnCount={columnCount}
            />
          ) : (
            <RowsBody rows={rows} settings={settings} tabbableIndex={keys.tabbableIndex} />
          ))}
        {state === 'loading' && (
          <SkeletonBody
            rows={skeletonRows}
            columns={shownColumns}
            selectable={selectable}
            hasActions={rowActions !== undefined}
          />
        )}
      </Table>
      {state === 'failed' && (
        <Message>
          <ErrorState title={error} onRetry={onRetry} retrying={loading} headingLevel="p" />
        </Message>
      )}
      {state === 'empty' && <Message>{empty ?? <EmptyState title="No results" headingLevel="p" />}</Message>}
      {showsKeys && (
        <KeyList
          selectable={selectable}
          opens={onOpen !== undefined}
          searches={onSearchKey !== undefined}
          copies={columns.some(({ copyText }) => copyText !== undefined)}
          singleKeys={singleKeys}
          onSingleKeysChange={onSingleKeysChange}
          onClose={() => setShowsKeys(false)}
        />
      )}
    </Root>
  )
}

function stateWithoutRows(error: string | undefined, loading: boolean): 'failed' | 'loading' | 'empty' {
  if (error !== undefined) return 'failed'
  return loading ? 'loading' : 'empty'
}

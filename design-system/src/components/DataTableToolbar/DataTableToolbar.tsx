import { Download, Search } from 'lucide-react'
import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react'
import { Button } from '../Button/Button.tsx'
import { Chip } from '../Chip/Chip.tsx'
import type { DataTableSort } from '../DataTable/columns.ts'
import type { TableLayout } from '../DataTable/layout.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Select } from '../Select/Select.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Chips, End, Line, PhoneSort, Root, SearchForm, Summary } from './DataTableToolbar.styles.ts'
import { FilterMenu } from './FilterMenu.tsx'
import { LayoutMenu, type ToolbarColumn } from './LayoutMenu.tsx'
import { clearedFilter, filterWords, type TableFilter } from './table-filter.ts'
import { ViewsMenu, type SavedViewsProps } from './ViewsMenu.tsx'
import { formatCount } from '../../foundations/figure.ts'

export interface ToolbarSearch {
  /** "Search orders" */
  label: string
  /** What it looks through: "Number, name, phone, city". */
  placeholder?: string
  /** The term that the table shows now. */
  value: string
  /** Enter was pressed; the term is trimmed. */
  onSearch: (term: string) => void
}

export interface DataTableToolbarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the toolbar: "Orders". */
  label: string
  search?: ToolbarSearch | undefined
  /** The search's field, for the table's `/`. */
  searchRef?: Ref<HTMLInputElement>
  filters?: readonly TableFilter[]
  /** A filter was set or cleared: it comes with its new value. */
  onFilterChange?: (filter: TableFilter) => void
  /** All filters and the search were cleared. */
  onClear?: () => void
  /** The table's, for the choice of columns, and on phones for the choice of what it is sorted by. */
  columns?: readonly ToolbarColumn[]
  sort?: DataTableSort | undefined
  onSortChange?: ((sort: DataTableSort) => void) | undefined
  layout?: TableLayout | undefined
  onLayoutChange?: ((layout: TableLayout) => void) | undefined
  /** Whether the table's keys of a single character work. */
  singleKeys?: boolean
  /** They were switched on or off beside the columns, where it is found without them. Without it there is no switch. */
  onSingleKeysChange?: ((singleKeys: boolean) => void) | undefined
  /** Views that were saved, own and shared. */
  views?: SavedViewsProps | undefined
  /** Makes a file of exactly what is shown. */
  onExport?: (() => void) | undefined
  /** Rows of the file that are there already, while it comes. */
  exportProgress?: { done: number; total: number } | undefined
  /** How many there are and what they add up to: "486 orders, ₹20,34,870.00". */
  summary?: ReactNode
}

/** The first of the toolbar that this is in. */
const firstControlBeside = (element: Element) =>
  element.closest('[role="group"]')?.querySelector<HTMLElement>('input, button')

/** A chip goes with what it stands for: the one after it has the focus then, or the toolbar when it was the only one. */
function passFocusOn(chip: HTMLElement): void {
  const items = [...(chip.closest('ul')?.children ?? [])]
  const place = items.findIndex(item => item.contains(chip))
  const chips = items.filter(item => item.querySelector('svg'))
  const next = chips.length > 1 ? (items[place + 1] ?? items[place - 1]) : undefined
  const control = next?.querySelector<HTMLElement>('button') ?? firstControlBeside(chip)
  control?.focus()
}

/**
 * Above a DataTable (ADM-9): search, filters with a chip for each that narrows, columns and density, saved views,
 * export, and how many there are. On phones it holds the sort too, whose headers do not show there.
 */
export function DataTableToolbar({
  label,
  search,
  searchRef,
  filters = [],
  onFilterChange,
  onClear,
  columns = [],
  sort,
  onSortChange,
  layout,
  onLayoutChange,
  singleKeys = true,
  onSingleKeysChange,
  views,
  onExport,
  exportProgress,
  summary,
  ...rest
}: DataTableToolbarProps) {
  const active = filters.filter(filter => filterWords(filter) !== undefined)
  const narrows = active.length > 0 || Boolean(search?.value)
  const change = (filter: TableFilter) => onFilterChange?.(filter)

  const form = useRef<HTMLFormElement>(null)
  // Not a new field for each term: who has just searched is in it.
  useEffect(() => {
    const field = form.current?.elements.namedItem('search')
    if (field instanceof HTMLInputElement) field.value = search?.value ?? ''
  }, [search?.value])
  return (
    <Root role="group" aria-label={label} {...rest}>
      <Line>
        {search && (
          <SearchForm
            ref={form}
            role="search"
            method="get"
            // Sent by itself it would leave filters and sorting behind: it waits for the script.
            data-enhanced
            onSubmit={event => {
              event.preventDefault()
              const term = new FormData(event.currentTarget).get('search')
              search.onSearch(typeof term === 'string' ? term.trim() : '')
            }}
          >
            <TextField
              ref={searchRef}
              label={search.label}
              hideLabel
              dense
              type="search"
              name="search"
              prefix={<Icon icon={Search} size={16} />}
              placeholder={search.placeholder}
              defaultValue={search.value}
            />
          </SearchForm>
        )}
        {filters.map(filter => (
          <FilterMenu key={filter.id} filter={filter} onChange={change} />
        ))}
        <SortOnPhones columns={columns} sort={sort} onSortChange={onSortChange} />
        <End>
          {summary !== undefined && <Summary role="status">{summary}</Summary>}
          {views && <ViewsMenu {...views} />}
          {layout && onLayoutChange && (
            <LayoutMenu
              columns={columns}
              layout={layout}
              onLayoutChange={onLayoutChange}
              singleKeys={singleKeys}
              onSingleKeysChange={onSingleKeysChange}
            />
          )}
          {onExport && (
            <Button variant="quiet" size="small" onClick={exportProgress ? undefined : onExport}>
              <Icon icon={Download} size={16} /> {exportProgress ? exportWords(exportProgress) : 'Export CSV'}
            </Button>
          )}
        </End>
      </Line>
      {narrows && (
        <Chips aria-label="Active filters">
          {search?.value && (
            <li>
              <Chip
                removable
                onClick={event => {
                  passFocusOn(event.currentTarget)
                  search.onSearch('')
                }}
              >
                “{search.value}”
              </Chip>
            </li>
          )}
          {active.map(filter => (
            <li key={filter.id}>
              <Chip
                removable
                onClick={event => {
                  passFocusOn(event.currentTarget)
                  change(clearedFilter(filter))
                }}
              >
                {filter.label}: {filterWords(filter)}
              </Chip>
            </li>
          ))}
          {onClear && (
            <li>
              <Button
                variant="quiet"
                size="small"
                onClick={event => {
                  firstControlBeside(event.currentTarget)?.focus()
                  onClear()
                }}
              >
                Clear all
              </Button>
            </li>
          )}
        </Chips>
      )}
    </Root>
  )
}

function exportWords({ done, total }: { done: number; total: number }): string {
  return `${formatCount(done)} of ${formatCount(total)}`
}

function SortOnPhones({
  columns,
  sort,
  onSortChange,
}: Pick<DataTableToolbarProps, 'sort' | 'onSortChange'> & { columns: readonly ToolbarColumn[] }) {
  const sortable = columns.filter(column => column.sortable)
  if (!onSortChange || sortable.length === 0) return null
  return (
    <PhoneSort>
      <Select
        label="Sort by"
        hideLabel
        dense
        value={sort ? `${sort.columnId} ${sort.direction}` : ''}
        onChange={event => {
          const [columnId, direction] = event.currentTarget.value.split(' ')
          if (columnId === undefined) return
          onSortChange({ columnId, direction: direction === 'descending' ? 'descending' : 'ascending' })
        }}
      >
        {sortable.flatMap(({ id, header }) => [
          <option key={`${id} ascending`} value={`${id} ascending`}>{`${header}, ascending`}</option>,
          <option key={`${id} descending`} value={`${id} descending`}>{`${header}, descending`}</option>,
        ])}
      </Select>
    </PhoneSort>
  )
}

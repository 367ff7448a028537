import type { DataTableColumn } from '@shruti/design-system/DataTable'
import type { TableFilter, TableFilterOption } from '@shruti/design-system/DataTableToolbar'
import type { OperationName } from '@shruti/server/contract/routes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput, CallOutput, Page } from '../api/api.ts'
import type { App } from '../app/app-context.ts'
import { isDay } from './is-day.ts'
import { pageNumber } from './page-number.ts'

/** An operation that answers with a page of records and X-Total-Count. */
export type ListOperation = {
  [N in OperationName]: CallOutput<N> extends readonly object[] ? N : never
}[OperationName]

/** What an operation lists. */
export type ListRecord<N extends ListOperation> =
  CallOutput<N> extends readonly (infer Entry extends object)[] ? Entry : never

/** The names of an operation's query. */
type QueryName<N extends ListOperation> = keyof CallInput<N> & string

/** What narrows a list. Names are those of the operation's query, in the address too. */
export type ListFilter<Name extends string = string> =
  | {
      kind: 'choice'
      name: Name
      label: string
      /** Left out where the page knows them only from the server: it then passes them to AdminList. */
      options?: readonly TableFilterOption[]
      /** Several at once, apart by commas. */
      many?: boolean
    }
  | { kind: 'text'; name: Name; label: string }
  /** Days, as YYYY-MM-DD. */
  | { kind: 'dates'; from: Name; to: Name; label: string }
  /** Paise. */
  | { kind: 'amounts'; from: Name; to: Name; label: string }

/** A list of the administration: all that the address, the query and the table need to know of it. */
export interface AdminListDefinition<N extends ListOperation> {
  /** Under which its layout and its views are kept: "orders". */
  table: string
  operation: N
  path: string
  /** The page's heading. */
  title: string
  /** What is listed, counted: "order", "orders". */
  noun: { one: string; many: string }
  columns: readonly DataTableColumn<ListRecord<N>>[]
  /** A column's id is the name that the server sorts by. */
  defaultSort: { columnId: string; direction: 'asc' | 'desc' }
  recordId: (record: ListRecord<N>) => string
  /** Names a record in its controls: "order SHR-24118". */
  recordLabel: (record: ListRecord<N>) => string
  /** Where a record opens. */
  href?: (record: ListRecord<N>) => string
  /** What the search looks through; without it there is none. */
  searchPlaceholder?: string
  filters?: readonly ListFilter<QueryName<N>>[]
  /** One filter whose options are links above the table, "All" first. */
  tabs?: { name: QueryName<N>; options: readonly TableFilterOption[] }
  /** Rows of a page; 20 without it. */
  pageSize?: number
}

/** Keeps the types of a definition together. */
export function defineAdminList<const N extends ListOperation>(
  definition: AdminListDefinition<N>,
): AdminListDefinition<N> {
  return definition
}

/** What a list shows now; all of it is in the address [ADM-9]. */
export interface ListState {
  readonly page: number
  readonly sort: { readonly columnId: string; readonly direction: 'asc' | 'desc' }
  readonly search: string
  /** By the names of the query: what the filters and the tab narrow to, as the address has it. */
  readonly narrowed: Readonly<Record<string, string>>
}

/** Characters of a search. */
const longestSearch = 100
const usualPageSize = 20

export const pageSizeOf = <N extends ListOperation>({ pageSize = usualPageSize }: AdminListDefinition<N>) =>
  pageSize

/** Every filter, the tabs' too. */
function filtersOf<N extends ListOperation>({
  filters = [],
  tabs,
}: AdminListDefinition<N>): readonly ListFilter[] {
  return tabs ? [...filters, { kind: 'choice', label: '', ...tabs }] : filters
}

/** What an address says for a filter, by name; what the filter cannot mean is passed over. */
function narrowedBy(filter: ListFilter, query: URLSearchParams): Record<string, string> {
  const read = (name: string, isMeant: (value: string) => boolean) => {
    const value = query.get(name)?.trim() ?? ''
    return value !== '' && isMeant(value) ? { [name]: value } : {}
  }
  switch (filter.kind) {
    case 'text':
      return read(filter.name, value => value.length <= longestSearch)
    case 'choice': {
      const { name, options, many = false } = filter
      const isOption = (value: string) => !options || options.some(option => option.value === value)
      return read(name, value => (many ? value.split(',') : [value]).every(isOption))
    }
    case 'dates':
      return { ...read(filter.from, isDay), ...read(filter.to, isDay) }
    case 'amounts': {
      const isPaise = (value: string) => /^\d{1,12}$/.test(value)
      return { ...read(filter.from, isPaise), ...read(filter.to, isPaise) }
    }
  }
}

/** Reads a list from an address. */
export function listStateOf<N extends ListOperation>(
  list: AdminListDefinition<N>,
  query: URLSearchParams,
): ListState {
  const { columns, defaultSort } = list
  const sorted = columns.find(({ id, sortable }) => sortable && id === query.get('sort'))?.id
  const columnId = sorted ?? defaultSort.columnId
  const asked = query.get('direction')
  const usual = columnId === defaultSort.columnId ? defaultSort.direction : 'asc'
  return {
    page: pageNumber(query),
    sort: { columnId, direction: asked === 'asc' || asked === 'desc' ? asked : usual },
    search: query.get('search')?.trim().slice(0, longestSearch) ?? '',
    narrowed: Object.assign({}, ...filtersOf(list).map(filter => narrowedBy(filter, query))) as Record<
      string,
      string
    >,
  }
}

/** The query of an address, and of an export; what is as by default is left out. */
export function listQueryString<N extends ListOperation>(
  { defaultSort }: AdminListDefinition<N>,
  { page, sort, search, narrowed }: ListState,
): string {
  const query = new URLSearchParams(narrowed)
  if (search) query.set('search', search)
  if (sort.columnId !== defaultSort.columnId || sort.direction !== defaultSort.direction) {
    query.set('sort', sort.columnId)
    query.set('direction', sort.direction)
  }
  if (page > 1) query.set('page', String(page))
  return query.toString()
}

/** The address of a list. */
export function listHref<N extends ListOperation>(list: AdminListDefinition<N>, state: ListState): string {
  const query = listQueryString(list, state)
  return query === '' ? list.path : `${list.path}?${query}`
}

/** What the operation is asked for; without a page, all that match. */
export function listInput<N extends ListOperation>(
  list: AdminListDefinition<N>,
  { sort, search, narrowed }: ListState,
  page?: { page: number; pageSize: number },
): CallInput<N> {
  const amounts = new Set(
    filtersOf(list).flatMap(filter => (filter.kind === 'amounts' ? [filter.from, filter.to] : [])),
  )
  const filters = Object.entries(narrowed).map(([name, value]) => [
    name,
    amounts.has(name) ? Number(value) : value,
  ])
  // The names are the operation's own, by the definition's types; which value goes with which only the server knows.
  return {
    ...Object.fromEntries(filters),
    ...(search && { search }),
    sort: sort.columnId,
    direction: sort.direction,
    ...page,
  } as CallInput<N>
}

/** Under which the answers of an operation's lists are kept. */
export const listKey = (operation: ListOperation) => ['admin', 'list', operation] as const

/** One page of a list with the total of all pages; the page that shows stays until the next one is there. */
export function adminListQuery<N extends ListOperation>(
  { api }: App,
  list: AdminListDefinition<N>,
  state: ListState,
) {
  const input = listInput(list, state, { page: state.page, pageSize: pageSizeOf(list) })
  return queryOptions({
    queryKey: [...listKey(list.operation), input],
    queryFn: async ({ signal }): Promise<Page<readonly ListRecord<N>[]>> => {
      const { rows, total } = await api.page(list.operation, input, { signal })
      return { rows: rows as readonly ListRecord<N>[], total }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

/** Asks for the lists of an operation anew: something in them has changed. */
export function refreshList({ queryClient }: App, operation: ListOperation): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: listKey(operation) })
}

/** Records that the server gives out at once. */
const mostOfAPage = 100

/** The ids of all records that match, page by page. */
export async function allMatchingIds<N extends ListOperation>(
  { api }: App,
  list: AdminListDefinition<N>,
  state: ListState,
): Promise<string[]> {
  const ids = new Set<string>()
  for (let page = 1; ; page++) {
    const input = listInput(list, state, { page, pageSize: mostOfAPage })
    // One after the other: the next is wanted only if this one was full.
    const { rows, total } = await api.page(list.operation, input)
    const records = rows as readonly ListRecord<N>[]
    for (const record of records) ids.add(list.recordId(record))
    if (records.length < mostOfAPage || page * mostOfAPage >= total) return [...ids]
  }
}

/** The filters as the toolbar shows them. @param options of choices that the page knows from the server, by name */
export function toolbarFilters<N extends ListOperation>(
  { filters = [] }: AdminListDefinition<N>,
  { narrowed }: ListState,
  options: Readonly<Record<string, readonly TableFilterOption[]>>,
): TableFilter[] {
  const amount = (name: string) => (narrowed[name] === undefined ? undefined : Number(narrowed[name]))
  return filters.map((filter): TableFilter => {
    switch (filter.kind) {
      case 'choice':
        return {
          kind: 'choice',
          id: filter.name,
          label: filter.label,
          options: filter.options ?? options[filter.name] ?? [],
          many: filter.many ?? false,
          value: narrowed[filter.name]?.split(',') ?? [],
        }
      case 'text':
        return { kind: 'text', id: filter.name, label: filter.label, value: narrowed[filter.name] ?? '' }
      case 'dates':
        return {
          kind: 'dates',
          id: filter.from,
          label: filter.label,
          value: { from: narrowed[filter.from], to: narrowed[filter.to] },
        }
      case 'amounts':
        return {
          kind: 'amounts',
          id: filter.from,
          label: filter.label,
          value: { from: amount(filter.from), to: amount(filter.to) },
        }
    }
  })
}

/** What is narrowed once a filter of the toolbar has another value. */
export function narrowedWith<N extends ListOperation>(
  { filters = [] }: AdminListDefinition<N>,
  narrowed: ListState['narrowed'],
  changed: TableFilter,
): Readonly<Record<string, string>> {
  const next = { ...narrowed }
  const put = (name: string, value: string | number | undefined) => {
    if (value === undefined || value === '') delete next[name]
    else next[name] = String(value)
  }
  for (const filter of filters) {
    if ('name' in filter && filter.name === changed.id && changed.kind === 'choice')
      put(filter.name, changed.value.join(','))
    if ('name' in filter && filter.name === changed.id && changed.kind === 'text')
      put(filter.name, changed.value)
    if ('from' in filter && filter.from === changed.id && 'kind' in changed) {
      const { from, to } = changed.kind === 'dates' || changed.kind === 'amounts' ? changed.value : {}
      put(filter.from, from)
      put(filter.to, to)
    }
  }
  return next
}

import { formatCount } from '@shruti/design-system/foundations'
import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import type { ActionMenuItem } from '@shruti/design-system/ActionMenu'
import { Container } from '@shruti/design-system/Container'
import {
  BulkAction,
  DataTable,
  plainLayout,
  type DataTableColumn,
  type DataTableSort,
} from '@shruti/design-system/DataTable'
import { DataTableToolbar, type TableFilterOption } from '@shruti/design-system/DataTableToolbar'
import { EmptyState } from '@shruti/design-system/EmptyState'
import { Pagination } from '@shruti/design-system/Pagination'
import { Stack } from '@shruti/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useApp } from '../../../app/app-context.ts'
import { PageHead } from '../../../head/PageHead.tsx'
import { adminLoader } from '../../../router/admin-guard.ts'
import { useNavigateTo, useRouter, useUrl } from '../../../router/router-context.ts'
import { lastPageOf, requirePage } from '../../../router/require-page.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'
import {
  adminListQuery,
  allMatchingIds,
  listHref,
  listQueryString,
  listStateOf,
  narrowedWith,
  pageSizeOf,
  refreshList,
  toolbarFilters,
  type AdminListDefinition,
  type ListOperation,
  type ListRecord,
  type ListState,
} from '../../../queries/admin-list.ts'
import { tableQuery, useTableLayouts } from './use-table-layouts.ts'
import { useMay } from '../access/use-may.ts'
import { useBulkAction, type ListBulkAction } from './use-bulk-action.ts'
import type { ExportOperation } from '../../../queries/admin-export.ts'
import { useExport } from './use-export.ts'
import { useOnline } from './use-online.ts'

/** Fetches the page of the list that the address asks for. */
export function adminListLoader<N extends ListOperation>(list: AdminListDefinition<N>) {
  return adminLoader(async (app, { url }) => {
    const state = listStateOf(list, url.searchParams)
    const [answer] = await Promise.all([
      app.queryClient.ensureQueryData(adminListQuery(app, list, state)).catch(leaveToTheTable),
      // A table shows without its layout too.
      app.queryClient.prefetchQuery(tableQuery(app, list.table)),
    ])
    if (answer) {
      requirePage({ page: state.page, pageSize: pageSizeOf(list), total: answer.total }, page =>
        listHref(list, { ...state, page }),
      )
    }
    return null
  })
}

/** What the server refuses of an address, such as a period that ends before it begins, is said in the table's place: the filters stay. */
function leaveToTheTable(error: unknown): null {
  if (error instanceof ApiError && error.status === 400) return null
  throw error
}

export interface AdminListProps<N extends ListOperation> {
  list: AdminListDefinition<N>
  /** In place of the definition's: columns that can be edited, which need the page's hooks. */
  columns?: readonly DataTableColumn<ListRecord<N>>[]
  /** What can be done with one record, beside opening it. */
  rowActions?: (record: ListRecord<N>) => readonly (readonly ActionMenuItem[])[]
  bulkActions?: readonly ListBulkAction[]
  /** Options of filters that are known from the server alone, by name. */
  filterOptions?: Readonly<Record<string, readonly TableFilterOption[]>>
  /** How many are behind each tab, by its value; "" is "All". */
  tabCounts?: Readonly<Record<string, number>>
  /** What answers with exactly what is shown, as CSV. */
  exportOperation?: ExportOperation
  /** At the end of the page's head: "New product". */
  actions?: ReactNode
  /** Between the head and the table: figures of what is listed. */
  figures?: ReactNode
  /** Shows where there are no records at all, whatever the filters. */
  emptyState?: ReactNode
}

const noOptions = {}

/**
 * The page of a list: head with tabs, toolbar, table, pages. All that it shows is in the address; how the table is laid
 * out, and its saved views, are kept for whoever is signed in [ADM-9].
 */
export function AdminList<N extends ListOperation>({
  list,
  columns = list.columns,
  rowActions,
  bulkActions: allBulkActions = [],
  filterOptions = noOptions,
  tabCounts = {},
  exportOperation,
  actions,
  figures,
  emptyState,
}: AdminListProps<N>) {
  const app = useApp()
  const navigate = useNavigateTo()
  const router = useRouter()
  const { searchParams } = useUrl()
  const state = listStateOf(list, searchParams)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(adminListQuery(app, list, state))
  const { layout, views, singleKeys, setLayout, setSingleKeys, createView, deleteView } = useTableLayouts(
    list.table,
  )
  const may = useMay()
  const bulkActions = allBulkActions.filter(({ operation }) => operation === undefined || may(operation))
  const isOnline = useOnline()
  const exporting = useExport()
  const search = useRef<HTMLInputElement>(null)
  const [selection, setSelection] = useState<readonly string[]>([])
  const [isAllChosen, setAllChosen] = useState(false)
  const bulk = useBulkAction(async () => {
    setSelection([])
    setAllChosen(false)
    await refreshList(app, list.operation)
  })

  const total = data?.total ?? 0
  const lastPage = lastPageOf({ pageSize: pageSizeOf(list), total })
  const isPastTheEnd = data !== undefined && !isPlaceholderData && state.page > lastPage
  const lastHref = listHref(list, { ...state, page: lastPage })
  // All that was on the last page was dealt with: no loader is asked before the list shows what is left.
  useEffect(() => {
    if (isPastTheEnd) void router.navigate(lastHref, { replace: true, preventScrollReset: true })
  }, [isPastTheEnd, lastHref, router])
  const things = total === 1 ? list.noun.one : list.noun.many
  const query = listQueryString(list, state)
  const narrows = state.search !== '' || Object.keys(state.narrowed).length > 0

  function go(change: Partial<ListState>) {
    // What was chosen matched another list.
    setSelection([])
    setAllChosen(false)
    navigate(listHref(list, { ...state, page: 1, ...change }), { preventScrollReset: true })
  }
  const sort: DataTableSort = {
    columnId: state.sort.columnId,
    direction: state.sort.direction === 'asc' ? 'ascending' : 'descending',
  }
  const onSortChange = ({ columnId, direction }: DataTableSort) =>
    go({ sort: { columnId, direction: direction === 'ascending' ? 'asc' : 'desc' } })

  const { tabs, href } = list
  const tabHref = (value: string) => {
    const { [tabs?.name ?? '']: _left, ...others } = state.narrowed
    return listHref(list, {
      ...state,
      page: 1,
      narrowed: tabs && value !== '' ? { ...others, [tabs.name]: value } : others,
    })
  }
  const actionsOf = useMemo(() => {
    if (!rowActions) return undefined
    return (record: ListRecord<N>) => [
      ...(href ? [[{ label: 'Open', href: href(record) }]] : []),
      // A group of which the role includes nothing is none.
      ...rowActions(record).filter(group => group.length > 0),
    ]
  }, [rowActions, href])
  const currentView = views.find(view => view.query === query)

  return (
    <Stack gap={5}>
      <PageHead title={list.title} description={`${list.title} of the shop.`} hidden />
      <AdminPageHeader
        title={list.title}
        actions={actions}
        {...(tabs && {
          tabs: [{ value: '', label: 'All' }, ...tabs.options].map(({ value, label }) => ({
            label,
            href: tabHref(value),
            ...(tabCounts[value] !== undefined && { count: tabCounts[value] }),
          })),
          currentTab: tabHref(state.narrowed[tabs.name] ?? ''),
        })}
        LinkComponent={RouterLink}
      />
      <Container width="table">
        <Stack gap={4}>
          {figures}
          <div>
            <DataTableToolbar
              label={list.title}
              search={
                list.searchPlaceholder === undefined
                  ? undefined
                  : {
                      label: `Search ${list.noun.many}`,
                      placeholder: list.searchPlaceholder,
                      value: state.search,
                      onSearch: term => go({ search: term }),
                    }
              }
              searchRef={search}
              filters={toolbarFilters(list, state, filterOptions)}
              onFilterChange={filter => go({ narrowed: narrowedWith(list, state.narrowed, filter) })}
              onClear={() => go({ search: '', narrowed: {} })}
              columns={columns}
              sort={sort}
              onSortChange={onSortChange}
              layout={{ ...plainLayout, ...layout }}
              onLayoutChange={setLayout}
              singleKeys={singleKeys}
              onSingleKeysChange={setSingleKeys}
              views={{
                views: views.map(({ id, name, shared, mine }) => ({ id, name, shared, removable: mine })),
                currentId: currentView?.id,
                onSelect: id => {
                  const view = views.find(candidate => candidate.id === id)
                  if (!view) return
                  setLayout(view.layout)
                  go(listStateOf(list, new URLSearchParams(view.query)))
                },
                onSave: ({ name, shared }) => {
                  createView({ name, shared, query: listQueryString(list, { ...state, page: 1 }), layout })
                },
                onRemove: id => deleteView({ id }),
              }}
              onExport={exportOperation && (() => void exporting.run(exportOperation, list, state))}
              exportProgress={exporting.progress}
              summary={data && `${formatCount(total)} ${things}`}
            />
            <DataTable<ListRecord<N>>
              caption={list.title}
              columns={columns}
              records={data?.rows ?? []}
              recordId={list.recordId}
              recordLabel={list.recordLabel}
              layout={layout ?? undefined}
              onLayoutChange={setLayout}
              sort={sort}
              onSortChange={onSortChange}
              {...(bulkActions.length > 0 && {
                selection,
                onSelectionChange: setSelection,
                selectAll: {
                  total,
                  things: list.noun.many,
                  active: isAllChosen,
                  onChange: setAllChosen,
                },
                bulkActions: bulkActions.map(action => (
                  <BulkAction
                    key={action.label}
                    onClick={() =>
                      void bulk.run(action, async () =>
                        isAllChosen ? await allMatchingIds(app, list, state) : selection,
                      )
                    }
                  >
                    {action.label}
                  </BulkAction>
                )),
                bulkProgress: bulk.progress,
              })}
              singleKeys={singleKeys}
              onSingleKeysChange={setSingleKeys}
              rowActions={actionsOf}
              onOpen={href && (record => navigate(href(record)))}
              onSearchKey={() => search.current?.focus()}
              loading={!data && !error}
              refreshing={isFetching && isPlaceholderData}
              offline={!isOnline}
              error={data ? undefined : error?.message}
              onRetry={() => void refetch()}
              empty={
                narrows || !emptyState ? (
                  <EmptyState title={`No ${list.noun.many} found`} headingLevel="p">
                    {narrows
                      ? `No ${list.noun.many} match these filters.`
                      : `There are no ${list.noun.many} yet.`}
                  </EmptyState>
                ) : (
                  emptyState
                )
              }
              LinkComponent={RouterLink}
            />
          </div>
          <Pagination
            page={state.page}
            pageSize={pageSizeOf(list)}
            total={total}
            hrefFor={page => listHref(list, { ...state, page })}
            LinkComponent={RouterLink}
          />
        </Stack>
      </Container>
    </Stack>
  )
}

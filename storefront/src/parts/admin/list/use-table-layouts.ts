import type { AdminTable, SavedView, TableLayout } from '@shruti/server/contract'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { CallInput } from '../../../api/api.ts'
import { useApp, type App } from '../../../app/app-context.ts'

/** How an administrator has a table, with its saved views. @param table "orders" */
export function tableQuery({ api }: App, table: string) {
  return queryOptions({
    queryKey: ['admin', 'table', table],
    queryFn: ({ signal }) => api.call('adminGetTable', { table }, { signal }),
    staleTime: 60_000,
  })
}

const asItIs: AdminTable = { layout: null, views: [], singleKeys: true }

/** The layout and the saved views of a table. The own layout shows at once, and is kept by the shop a moment later. */
export function useTableLayouts(table: string) {
  const app = useApp()
  const { api, queryClient, notify } = app
  const query = tableQuery(app, table)
  const { data = asItIs } = useQuery(query)
  const onError = (error: Error) => {
    notify({ title: 'Failed to save the view', description: error.message, variant: 'destructive' })
    return queryClient.invalidateQueries(query)
  }
  const show = (change: Partial<AdminTable>) =>
    queryClient.setQueryData(query.queryKey, (known = asItIs) => ({ ...known, ...change }))

  const { mutate: setLayout } = useMutation({
    mutationFn: (layout: TableLayout | null) => api.call('adminSetTableLayout', { table, layout }),
    // One after the other, so that the last one stays.
    scope: { id: `table.${table}` },
    onMutate: layout => void show({ layout }),
    onError,
  })
  const { mutate: setSingleKeys } = useMutation({
    mutationFn: (singleKeys: boolean) => api.call('adminSetTableKeys', { singleKeys }),
    scope: { id: 'table-keys' },
    onMutate: singleKeys => void show({ singleKeys }),
    // The other tables have them on or off too.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admin', 'table'] }),
    onError,
  })
  const { mutate: createView } = useMutation({
    mutationFn: (view: Omit<CallInput<'adminCreateView'>, 'table'>) =>
      api.call('adminCreateView', { table, ...view }),
    onSuccess: view => {
      show({ views: [...data.views, view].toSorted((left, right) => left.name.localeCompare(right.name)) })
      notify({ title: `View “${view.name}” saved` })
    },
    onError,
  })
  const { mutate: deleteView } = useMutation({
    mutationFn: ({ id }: Pick<SavedView, 'id'>) => api.call('adminDeleteView', { id }),
    onMutate: ({ id }) => void show({ views: data.views.filter(view => view.id !== id) }),
    onError,
  })
  return { ...data, setLayout, setSingleKeys, createView, deleteView }
}

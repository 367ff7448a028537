import { Button } from '@shruti/design-system/Button'
import { formatMoney, formatCount } from '@shruti/design-system/foundations'
import { Link } from '@shruti/design-system/Link'
import { Text } from '@shruti/design-system/Text'
import type { AdminOrderFigures } from '@shruti/server/contract'
import { useQuery } from '@tanstack/react-query'
import type { CallInput } from '../api/api.ts'
import { useApp } from '../app/app-context.ts'
import { ForRole } from '../parts/admin/access/ForRole.tsx'
import { AdminList, adminListLoader } from '../parts/admin/list/AdminList.tsx'
import type { ListBulkAction } from '../parts/admin/list/use-bulk-action.ts'
import { adminOrderList, unpaidTab } from '../parts/admin/orders/order-list.ts'
import { adminPaths } from '../admin-paths.ts'
import { listInput, listStateOf } from '../queries/admin-list.ts'
import { orderFiguresQuery, orderProductsQuery } from '../queries/admin-order-desk.ts'
import { useNavigateTo, useUrl } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminListLoader(adminOrderList)

/** Whose orders are shown is chosen at the customer, not in the list. */
const listOfAll = {
  ...adminOrderList,
  filters: (adminOrderList.filters ?? []).filter(
    filter => !('name' in filter) || filter.name !== 'customerId',
  ),
}

const orders = (count: number) => `${formatCount(count)} ${count === 1 ? 'order' : 'orders'}`

const moves: readonly {
  status: CallInput<'adminMoveOrders'>['status']
  label: string
  progress: string
  done: string
}[] = [
  { status: 'confirmed', label: 'Confirm', progress: 'Confirming', done: 'confirmed' },
  { status: 'packed', label: 'Mark packed', progress: 'Marking packed', done: 'marked packed' },
  { status: 'delivered', label: 'Mark delivered', progress: 'Marking delivered', done: 'marked delivered' },
]

/** How many orders each tab has; that of unpaid ones has two states. */
function tabCountsOf(states: AdminOrderFigures['states']): Record<string, number> {
  const counts = Object.fromEntries(states.map(({ status, count }) => [status, count]))
  const unpaid = unpaidTab.split(',').reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  return { ...counts, [unpaidTab]: unpaid }
}

/** All orders: filter, search, sort and page are in the address; several are moved on at once [ADM-3, ADM-9]. */
export default function AdminOrdersPage() {
  const app = useApp()
  const { api } = app
  const navigate = useNavigateTo()
  const { searchParams } = useUrl()
  const {
    page: _page,
    pageSize: _size,
    sort: _sort,
    direction: _direction,
    ...filters
  } = listInput(adminOrderList, listStateOf(adminOrderList, searchParams), { page: 1, pageSize: 1 })
  const { data: figures } = useQuery(orderFiguresQuery(app, filters))
  const { data: products } = useQuery(orderProductsQuery(app))
  const customerId = searchParams.get('customerId')

  const bulkActions = moves.map(({ status, label, progress, done }): ListBulkAction => ({
    label,
    operation: 'adminMoveOrders',
    progress,
    done: changed => `${orders(changed)} ${done}`,
    run: (ids, batchId) => api.call('adminMoveOrders', { ids, status, batchId }),
  }))
  const printing: ListBulkAction = {
    label: 'Print',
    progress: 'Opening',
    // As many as the page that prints shows: the printer's pages are of one press then.
    most: 100,
    done: changed => `${orders(changed)} to print`,
    run: async ids => {
      navigate(adminPaths.orderPrint(ids.join(','), 'slips'))
      return { changed: ids.length, skipped: [], undoId: null, undoUntil: null }
    },
  }

  return (
    <AdminList
      list={customerId === null ? listOfAll : adminOrderList}
      bulkActions={[...bulkActions, printing]}
      rowActions={({ id }) => [
        [
          { label: 'Print packing slip', href: adminPaths.orderPrint(id, 'slips') },
          { label: 'Print address label', href: adminPaths.orderPrint(id, 'labels') },
        ],
      ]}
      exportOperation="adminExportOrders"
      filterOptions={{
        productId: (products ?? []).map(({ id, name }) => ({ value: id, label: name })),
        customerId: customerId === null ? [] : [{ value: customerId, label: 'Chosen customer' }],
      }}
      tabCounts={figures ? tabCountsOf(figures.states) : {}}
      actions={
        <>
          {figures && figures.total !== null && (
            <Text as="span" size="ui" tone="muted">
              {formatMoney(figures.total)} in all
            </Text>
          )}
          <ForRole operation="adminShipOrders">
            <Link href={adminPaths.orderShip} LinkComponent={RouterLink}>
              Ship from a file
            </Link>
          </ForRole>
          <ForRole operation="adminPlaceOrder">
            <Button size="small" href={adminPaths.newOrder} LinkComponent={RouterLink}>
              New order
            </Button>
          </ForRole>
        </>
      }
    />
  )
}

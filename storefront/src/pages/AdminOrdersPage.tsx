import { orderStatusViews } from '@shruti/design-system'
import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Container } from '@shruti/design-system/Container'
import { OrderTable } from '@shruti/design-system/OrderTable'
import { Pagination } from '@shruti/design-system/Pagination'
import { Stack } from '@shruti/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useNavigateTo, useUrl } from '../router/router-context.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { adminOrderFilter, adminOrdersHref, ordersPerPage } from '../queries/admin-order-list.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { AdminOrderSearch } from '../parts/admin/AdminOrderSearch.tsx'
import { adminOrderListQuery } from '../queries/admin-orders.ts'

export const loader = adminLoader(async (app, { url }) => {
  const filter = adminOrderFilter(url.searchParams)
  await app.queryClient.ensureQueryData(adminOrderListQuery(app, filter))
  return null
})

const views = ['placed', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled'] as const

/** All orders: filter, search, sort and page are in the address [ADM-3, ADM-9]. */
export default function AdminOrdersPage() {
  const navigate = useNavigateTo()
  const filter = adminOrderFilter(useUrl().searchParams)
  const { data, error, refetch } = useQuery(adminOrderListQuery(useApp(), filter))
  const viewHref = (status: (typeof views)[number] | undefined) =>
    adminOrdersHref({ ...filter, status, page: 1 })
  return (
    <Stack gap={5}>
      <PageHead title="Orders" description="All orders of the shop." hidden />
      <AdminPageHeader
        title="Orders"
        actions={<AdminOrderSearch filter={filter} />}
        tabs={[
          { label: 'All', href: viewHref(undefined) },
          ...views.map(status => ({ label: orderStatusViews[status].label, href: viewHref(status) })),
        ]}
        currentTab={adminOrdersHref({ ...filter, page: 1 })}
        LinkComponent={RouterLink}
      />
      <OrderTable
        orders={data?.rows ?? []}
        hrefFor={({ id }) => paths.adminOrder(id)}
        sort={{ columnId: filter.sort, direction: filter.direction === 'asc' ? 'ascending' : 'descending' }}
        onSortChange={({ columnId, direction }) => {
          const sort = columnId === 'total' ? 'total' : 'createdAt'
          navigate(
            adminOrdersHref({
              ...filter,
              sort,
              direction: direction === 'ascending' ? 'asc' : 'desc',
              page: 1,
            }),
          )
        }}
        loading={!data && !error}
        {...(error && { error: error.message })}
        onRetry={() => void refetch()}
        LinkComponent={RouterLink}
      />
      <Container width="table">
        <Pagination
          page={filter.page}
          pageSize={ordersPerPage}
          total={data?.total ?? 0}
          hrefFor={page => adminOrdersHref({ ...filter, page })}
          LinkComponent={RouterLink}
        />
      </Container>
    </Stack>
  )
}

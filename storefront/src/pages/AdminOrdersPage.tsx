import { Heading } from '@shruti/design-system/Heading'
import { Pagination } from '@shruti/design-system/Pagination'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { adminLoader } from '../app/admin-loading.ts'
import { adminOrderFilter, adminOrdersHref, ordersPerPage } from '../app/admin-order-list.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../app/PageHead.tsx'
import { RouterLink } from '../app/router-link.tsx'
import { AdminOrderTable } from '../parts/AdminOrderTable.tsx'
import { adminOrderListQuery } from '../queries/admin-orders.ts'

export const loader = adminLoader(async (app, { request }) => {
  const filter = adminOrderFilter(new URL(request.url).searchParams)
  await app.queryClient.ensureQueryData(adminOrderListQuery(app, filter))
  return null
})

/** All orders: filter, search, sort and page are in the address [ADM-3, ADM-9]. */
export default function AdminOrdersPage() {
  const filter = adminOrderFilter(useSearchParams()[0])
  const { data } = useSuspenseQuery(adminOrderListQuery(useApp(), filter))
  return (
    <Section spacing="compact">
      <PageHead title="Orders" description="All orders of the shop." hidden />
      <Stack gap={6}>
        <Heading as="h1">Orders</Heading>
        <AdminOrderTable orders={data.rows} />
        <Pagination
          page={filter.page}
          pageSize={ordersPerPage}
          total={data.total}
          hrefFor={page => adminOrdersHref({ ...filter, page })}
          LinkComponent={RouterLink}
        />
      </Stack>
    </Section>
  )
}

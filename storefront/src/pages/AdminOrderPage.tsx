import { formatPhoneNumber } from '@shruti/design-system/foundations'
import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Container } from '@shruti/design-system/Container'
import { Link } from '@shruti/design-system/Link'
import { OrderTimeline } from '@shruti/design-system/OrderTimeline'
import { Split } from '@shruti/design-system/Split'
import { Stack } from '@shruti/design-system/Stack'
import { StatusTicks } from '@shruti/design-system/StatusTicks'
import type { AdminOrder } from '@shruti/server/contract'
import { Text } from '@shruti/design-system/Text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { usePathParams } from '../router/router-context.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { OrderContents } from '../parts/order/OrderContents.tsx'
import { OrderDocuments } from '../parts/order/OrderDocuments.tsx'
import { AdminReturns } from '../parts/admin/AdminReturns.tsx'
import { OrderStatusForm } from '../parts/admin/OrderStatusForm.tsx'
import { adminOrderQuery } from '../queries/admin-orders.ts'
import { returnListQuery } from '../queries/returns.ts'

export const loader = adminLoader(async (app, { params }) => {
  const order = await app.queryClient.ensureQueryData(adminOrderQuery(app, params['orderId'] ?? ''))
  if (order.returnableUntil !== null) await app.queryClient.ensureQueryData(returnListQuery(app, order.id))
  return null
})

/** One order with its customer; moves it on [ADM-3]. */
export default function AdminOrderPage() {
  const { orderId = '' } = usePathParams()
  const { data: order } = useSuspenseQuery(adminOrderQuery(useApp(), orderId))
  const { customer } = order
  return (
    <Stack gap={6}>
      <PageHead title={`Order ${order.number}`} description="An order of the shop." hidden />
      <AdminPageHeader title={`Order ${order.number}`} actions={<StatusTicks status={order.status} />} />
      <Container>
        <Stack gap={6}>
          <Link href={paths.adminOrders} LinkComponent={RouterLink}>
            All orders
          </Link>
          <Text>
            {[customer.name, customer.phoneNumber && formatPhoneNumber(customer.phoneNumber), customer.email]
              .filter(Boolean)
              .join(', ')}
            . {customer.orderCount} {customer.orderCount === 1 ? 'order' : 'orders'} so far.
          </Text>
          <Split ratio="7:5">
            <OrderTimeline status={order.status} timeline={timelineOf(order)} estimate={order.estimate} />
            {/* Another version starts the form anew. */}
            <OrderStatusForm key={order.version} order={order} />
          </Split>
          {order.returnableUntil !== null && <AdminReturns orderId={order.id} />}
          <OrderDocuments order={order} />
          <OrderContents order={order} />
        </Stack>
      </Container>
    </Stack>
  )
}

/** The steps with both kinds of note: what is for the shop alone says so [ADM-3]. */
function timelineOf({ timeline }: AdminOrder) {
  return timeline.map(({ internalNote, ...step }) =>
    internalNote === undefined ? step : { ...step, note: `For the shop alone: ${internalNote}` },
  )
}

import { Heading } from '@shruti/design-system/Heading'
import { Link } from '@shruti/design-system/Link'
import { OrderTimeline } from '@shruti/design-system/OrderTimeline'
import { Section } from '@shruti/design-system/Section'
import { Split } from '@shruti/design-system/Split'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { adminLoader } from '../app/admin-loading.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../app/PageHead.tsx'
import { paths } from '../app/paths.ts'
import { RouterLink } from '../app/router-link.tsx'
import { OrderContents } from '../parts/OrderContents.tsx'
import { OrderStatusForm } from '../parts/OrderStatusForm.tsx'
import { adminOrderQuery } from '../queries/admin-orders.ts'

export const loader = adminLoader(async (app, { params }) => {
  await app.queryClient.ensureQueryData(adminOrderQuery(app, params['orderId'] ?? ''))
  return null
})

/** One order with its customer; moves it on [ADM-3]. */
export default function AdminOrderPage() {
  const { orderId = '' } = useParams()
  const { data: order } = useSuspenseQuery(adminOrderQuery(useApp(), orderId))
  const { customer } = order
  return (
    <Section spacing="compact">
      <PageHead title={`Order ${order.number}`} description="An order of the shop." hidden />
      <Stack gap={6}>
        <Link href={paths.adminOrders} LinkComponent={RouterLink}>
          Orders
        </Link>
        <Heading as="h1">Order {order.number}</Heading>
        <Text>
          {[customer.name, customer.phoneNumber, customer.email].filter(Boolean).join(', ')}.{' '}
          {customer.orderCount} {customer.orderCount === 1 ? 'order' : 'orders'} so far.
        </Text>
        <Split ratio="7:5">
          <OrderTimeline status={order.status} timeline={order.timeline} estimate={order.estimate} />
          {/* Another version starts the form anew. */}
          <OrderStatusForm key={order.version} order={order} />
        </Split>
        <OrderContents order={order} />
      </Stack>
    </Section>
  )
}

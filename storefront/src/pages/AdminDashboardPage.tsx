import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Container } from '@shruti/design-system/Container'
import { Grid } from '@shruti/design-system/Grid'
import { OrderTable } from '@shruti/design-system/OrderTable'
import { Stack } from '@shruti/design-system/Stack'
import { StatTile } from '@shruti/design-system/StatTile'
import { useSuspenseQuery } from '@tanstack/react-query'
import { adminLoader } from '../router/admin-guard.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { ordersInStatusesQuery } from '../queries/admin-orders.ts'

/** States in which an order waits for someone here. */
const waiting = [
  { status: 'placed', label: 'To confirm' },
  { status: 'confirmed', label: 'To pack' },
  { status: 'packed', label: 'Ready to ship' },
] as const

const statuses = waiting.map(({ status }) => status)

export const loader = adminLoader(async app => {
  await app.queryClient.ensureQueryData(ordersInStatusesQuery(app, statuses))
  return null
})

/** The start of the administration: what waits for someone, the oldest first [ADM-1]. */
export default function AdminDashboardPage() {
  const { data: lists } = useSuspenseQuery(ordersInStatusesQuery(useApp(), statuses))
  return (
    <Stack gap={6}>
      <PageHead title="Dashboard" description="Orders that need action." hidden />
      <AdminPageHeader title="Orders that need action" />
      <Container>
        <Grid columns={3} gap={5}>
          {waiting.map(({ status, label }, index) => (
            <StatTile
              key={status}
              label={label}
              value={(lists[index]?.total ?? 0).toLocaleString('en-IN')}
              note="orders"
            />
          ))}
        </Grid>
      </Container>
      <OrderTable
        orders={lists.flatMap(({ rows }) => rows)}
        hrefFor={({ id }) => paths.adminOrder(id)}
        LinkComponent={RouterLink}
      />
    </Stack>
  )
}

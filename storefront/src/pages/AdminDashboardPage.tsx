import { Heading } from '@shruti/design-system/Heading'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { adminLoader } from '../app/admin-loading.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../app/PageHead.tsx'
import { AdminOrderTable } from '../parts/AdminOrderTable.tsx'
import { adminOrderListQuery } from '../queries/admin-orders.ts'

const toActOn = { status: 'placed', sort: 'createdAt', direction: 'asc', page: 1, pageSize: 20 } as const

export const loader = adminLoader(async app => {
  await app.queryClient.ensureQueryData(adminOrderListQuery(app, toActOn))
  return null
})

/** The start of the administration: what waits for someone [ADM-1]. */
export default function AdminDashboardPage() {
  const { data } = useSuspenseQuery(adminOrderListQuery(useApp(), toActOn))
  return (
    <Section spacing="compact">
      <PageHead title="Dashboard" description="Orders to act on." hidden />
      <Stack gap={6}>
        <Heading as="h1">Orders to act on</Heading>
        <Text>{data.total === 0 ? 'No order waits.' : `${data.total} placed, the oldest first.`}</Text>
        <AdminOrderTable orders={data.rows} />
      </Stack>
    </Section>
  )
}

import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Container } from '@shruti/design-system/Container'
import { FigureChart } from '@shruti/design-system/FigureChart'
import { Grid } from '@shruti/design-system/Grid'
import { Link } from '@shruti/design-system/Link'
import { OrderTable } from '@shruti/design-system/OrderTable'
import { Panel } from '@shruti/design-system/Panel'
import { Split } from '@shruti/design-system/Split'
import { Stack } from '@shruti/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { DashboardTiles } from '../parts/admin/insight/DashboardTiles.tsx'
import { money, periodName, shortMoney } from '../parts/admin/insight/figure-words.ts'
import { BestProducts, LowStock } from '../parts/admin/insight/ProductPanels.tsx'
import { TaskList } from '../parts/admin/insight/TaskList.tsx'
import { paths } from '../paths.ts'
import { dashboardPeriodOf, dashboardQuery, type DashboardPeriod } from '../queries/admin-insight.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { useUrl } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminLoader(async (app, { url }) => {
  await app.queryClient.ensureQueryData(dashboardQuery(app, dashboardPeriodOf(url.searchParams)))
  return null
})

const periods: readonly { days: DashboardPeriod; label: string }[] = [
  { days: '7', label: '7 days' },
  { days: '30', label: '30 days' },
  { days: '365', label: 'Year' },
]

const hrefOf = (days: DashboardPeriod) => `${paths.admin}?days=${days}`

/** The start of the administration: how the shop is doing, and what waits for someone [ADM-1]. */
export default function AdminDashboardPage() {
  const days = dashboardPeriodOf(useUrl().searchParams)
  const { data: dashboard } = useSuspenseQuery(dashboardQuery(useApp(), days))
  const { latestOrders, revenue, tasks } = dashboard
  const isByMonth = days === '365'
  return (
    <Stack gap={5}>
      <PageHead title="Dashboard" description="How the shop is doing." hidden />
      <AdminPageHeader
        title="Dashboard"
        tabs={periods.map(({ days: value, label }) => ({ label, href: hrefOf(value) }))}
        currentTab={hrefOf(days)}
        LinkComponent={RouterLink}
      />
      <Container>
        <Stack gap={5}>
          <DashboardTiles dashboard={dashboard} />
          <Split ratio="8:5">
            <Panel title={isByMonth ? 'Revenue by month' : 'Revenue by day'}>
              <FigureChart
                label={isByMonth ? 'Revenue by month' : 'Revenue by day'}
                labelHeader={isByMonth ? 'Month' : 'Day'}
                points={revenue.map(({ period, revenue: value, before }) => ({
                  label: periodName(period),
                  value,
                  before,
                }))}
                format={money}
                formatShort={shortMoney}
              />
            </Panel>
            <Panel title="To do today">
              <TaskList tasks={tasks} />
            </Panel>
          </Split>
          {latestOrders && (
            <Panel
              title="Latest orders"
              padded={false}
              aside={
                <Link href={adminPaths.orders} LinkComponent={RouterLink}>
                  All orders
                </Link>
              }
            >
              <OrderTable
                orders={latestOrders}
                hrefFor={({ id }) => adminPaths.order(id)}
                LinkComponent={RouterLink}
              />
            </Panel>
          )}
          <Grid columns={2} gap={5}>
            <BestProducts dashboard={dashboard} />
            <LowStock lowStock={dashboard.lowStock} />
          </Grid>
        </Stack>
      </Container>
    </Stack>
  )
}

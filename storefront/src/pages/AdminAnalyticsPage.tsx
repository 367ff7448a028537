import { formatCount } from '@shruti/design-system/foundations'
import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Button } from '@shruti/design-system/Button'
import { Container } from '@shruti/design-system/Container'
import { FigureChart } from '@shruti/design-system/FigureChart'
import { Link } from '@shruti/design-system/Link'
import { Panel } from '@shruti/design-system/Panel'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { Figures, FiguresBy } from '@shruti/server/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { CohortTable } from '../parts/admin/insight/CohortTable.tsx'
import { FigureTable } from '../parts/admin/insight/FigureTable.tsx'
import { money, periodName, rowsHref, shortMoney } from '../parts/admin/insight/figure-words.ts'
import { PeriodForm } from '../parts/admin/insight/PeriodForm.tsx'
import { exportCsv, saveFile } from '../queries/admin-export.ts'
import { cohortsQuery, figureReports, figuresAsked, figuresQuery } from '../queries/admin-insight.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { useNavigateTo, useUrl } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminLoader(async (app, { url }) => {
  await Promise.all([
    app.queryClient.ensureQueryData(figuresQuery(app, figuresAsked(url.searchParams))),
    app.queryClient.ensureQueryData(cohortsQuery(app)),
  ])
  return null
})

/** The tab of each report, the head of its first column, and what it shows. */
const reports: Readonly<Record<FiguresBy, { tab: string; header: string; title: string; about?: string }>> = {
  day: { tab: 'Over time', header: 'Day', title: 'Revenue by day' },
  product: { tab: 'Products', header: 'Product', title: 'Revenue by product' },
  category: {
    tab: 'Categories',
    header: 'Category',
    title: 'Revenue by category',
    about: 'A product that is in several categories counts in each.',
  },
  state: { tab: 'States', header: 'State', title: 'Revenue by state of delivery' },
  method: { tab: 'Payment', header: 'Payment method', title: 'Revenue by payment method' },
  promotion: { tab: 'Promotions', header: 'Code', title: 'Revenue by promotion' },
  step: {
    tab: 'Funnel',
    header: 'Step',
    title: 'The way to an order',
    about: 'Counted by the server, without cookies. Search engines and other programs are left out.',
  },
  reason: {
    tab: 'Returns',
    header: 'Reason',
    title: 'Returns by reason',
    about: 'Returns on the day they were asked for; revenue is what was refunded for them.',
  },
  search: {
    tab: 'Searches',
    header: 'Search',
    title: 'Searches with results',
    about: 'Searches that were made three times or more in this period.',
  },
  'found-nothing': {
    tab: 'Found nothing',
    header: 'Search',
    title: 'Searches without results',
    about: 'Searches that were made three times or more in this period.',
  },
}

/** What sold when, where and how, against the period before; each figure with the rows behind it [ADM-5]. */
export default function AdminAnalyticsPage() {
  const app = useApp()
  const navigate = useNavigateTo()
  const asked = figuresAsked(useUrl().searchParams)
  const { by } = asked
  const { figures, refusal } = useSuspenseQuery(figuresQuery(app, asked)).data
  const { data: cohorts } = useSuspenseQuery(cohortsQuery(app))
  const hrefOf = (
    report: FiguresBy,
    days: { from?: string | undefined; to?: string | undefined } = asked,
  ) => {
    const query = new URLSearchParams({ by: report })
    if (days.from) query.set('from', days.from)
    if (days.to) query.set('to', days.to)
    return `${adminPaths.analytics}?${query.toString()}`
  }

  return (
    <Stack gap={5}>
      <PageHead title="Analytics" description="What sold when, where and how." hidden />
      <AdminPageHeader
        title="Analytics"
        actions={
          <PeriodForm
            period={figures?.period ?? asked}
            errors={refusal}
            by={by}
            onChoose={days => navigate(hrefOf(by, days))}
          />
        }
        tabs={figureReports.map(report => ({ label: reports[report].tab, href: hrefOf(report) }))}
        currentTab={hrefOf(by)}
        LinkComponent={RouterLink}
      />
      <Container>
        <Stack gap={5}>
          {figures && <FigureReport figures={figures} asked={asked} />}
          <Panel title="Customers who came back">
            <CohortTable cohorts={cohorts} />
          </Panel>
        </Stack>
      </Container>
    </Stack>
  )
}

/** The report of the tab that was chosen, for a period that there are figures of. */
function FigureReport({ figures, asked }: { figures: Figures; asked: ReturnType<typeof figuresAsked> }) {
  const app = useApp()
  const { by } = asked
  const { period, before, now, earlier } = figures
  const { title, header, about } = reports[by]

  async function save() {
    try {
      saveFile(await exportCsv(app, 'adminExportFigures', asked), `${by}.csv`)
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      app.notify({ title: 'The export failed', description, variant: 'destructive' })
    }
  }

  return (
    <>
      <Text size="ui">
        {periodName(period.from)} to {periodName(period.to)}: {money(now.revenue)} of{' '}
        {formatCount(now.orders)} {`orders, ${formatCount(now.repeats)} of them`} by customers who had ordered
        before. {periodName(before.from)} to {periodName(before.to)}: {money(earlier.revenue)} of{' '}
        {formatCount(earlier.orders)} orders.{' '}
        <Link href={rowsHref(period)} LinkComponent={RouterLink} aria-label="Why? The rows of this period">
          Why?
        </Link>
      </Text>
      <Panel
        title={title}
        aside={
          <Button variant="secondary" size="small" onClick={() => void save()}>
            Export CSV
          </Button>
        }
      >
        <Stack gap={4}>
          {about !== undefined && <Text size="ui">{about}</Text>}
          {by === 'day' && (
            <FigureChart
              label="Revenue over time"
              points={figures.rows.map(row => ({
                label: periodName(row.key),
                value: row.now.revenue,
                before: row.earlier.revenue,
              }))}
              format={money}
              formatShort={shortMoney}
            />
          )}
          <FigureTable figures={figures} by={by} caption={title} header={header} />
        </Stack>
      </Panel>
    </>
  )
}

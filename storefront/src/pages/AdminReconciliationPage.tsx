import { formatCount } from '@shruti/design-system/foundations'
import { formatDate } from '@shruti/design-system'
import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Container } from '@shruti/design-system/Container'
import { Notice } from '@shruti/design-system/Notice'
import { Stack } from '@shruti/design-system/Stack'
import { TextField } from '@shruti/design-system/TextField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { DaySums, DifferenceTable } from '../parts/admin/payments/DayBooks.tsx'
import { PaymentLinks } from '../parts/admin/payments/PaymentLinks.tsx'
import { exportCsv, saveFile } from '../queries/admin-export.ts'
import { reconciliationQuery } from '../queries/admin-payments.ts'
import { isDay } from '../queries/is-day.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { useNavigateTo, useUrl } from '../router/router-context.ts'

const dayOf = (query: URLSearchParams) => {
  const day = query.get('day')
  return day !== null && isDay(day) ? day : undefined
}

export const loader = adminLoader(async (app, { url }) => {
  await app.queryClient.ensureQueryData(reconciliationQuery(app, dayOf(url.searchParams)))
  return null
})

/** What the orders of a day say of money beside what the provider says [ADM-7]. */
export default function AdminReconciliationPage() {
  const app = useApp()
  const navigate = useNavigateTo()
  const { searchParams } = useUrl()
  const asked = dayOf(searchParams)
  const { data: books } = useSuspenseQuery(reconciliationQuery(app, asked))
  const { day, source, differences } = books
  const count = differences.length

  async function save() {
    try {
      saveFile(await exportCsv(app, 'adminExportReconciliation', { day }), `reconciliation-${day}.csv`)
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      app.notify({ title: 'The export failed', description, variant: 'destructive' })
    }
  }

  return (
    <Stack gap={6}>
      <PageHead title="Reconciliation" description="The money of a day." hidden />
      <AdminPageHeader
        title="Reconciliation"
        actions={<PaymentLinks current={adminPaths.reconciliation} />}
      />
      <Container>
        <Stack gap={6}>
          <Cluster align="end">
            <TextField
              key={day}
              label="Day"
              type="date"
              defaultValue={day}
              onChange={event => {
                const { value } = event.currentTarget
                if (isDay(value)) navigate(`${adminPaths.reconciliation}?day=${value}`)
              }}
            />
            <Button variant="secondary" onClick={() => void save()}>
              Export CSV
            </Button>
          </Cluster>
          {source === 'events' && (
            <Notice>
              No payment provider is set up, so that the orders are held against what the provider told the
              shop before.
            </Notice>
          )}
          <Notice tone={count === 0 ? 'success' : 'warning'} live>
            {count === 0
              ? `${formatDate(day)}: no difference.`
              : `${formatDate(day)}: ${formatCount(count)} ${count === 1 ? 'difference' : 'differences'}.`}
          </Notice>
          <DaySums books={books} />
          {count > 0 && <DifferenceTable differences={differences} />}
        </Stack>
      </Container>
    </Stack>
  )
}

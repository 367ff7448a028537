import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Container } from '@shruti/design-system/Container'
import { EmptyState } from '@shruti/design-system/EmptyState'
import { Link } from '@shruti/design-system/Link'
import { Pagination } from '@shruti/design-system/Pagination'
import { Stack } from '@shruti/design-system/Stack'
import { integrationSchemas, type Webhook } from '@shruti/server/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { AccountGate } from '../parts/account/AccountGate.tsx'
import { DeliveryTable } from '../parts/admin/webhooks/DeliveryTable.tsx'
import { deliveryStates } from '../parts/admin/webhooks/webhook-words.ts'
import { WebhookPanel } from '../parts/admin/webhooks/WebhookPanel.tsx'
import { useSendToWebhook, webhookDeliveriesQuery, webhooksQuery } from '../queries/admin-webhooks.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { NotFound } from '../router/resolve.ts'
import { usePathParams, useUrl } from '../router/router-context.ts'
import { requirePage } from '../router/require-page.ts'
import { RouterLink } from '../router/RouterLink.tsx'

const pageSize = 25
const states = ['waiting', 'delivered', 'given_up'] as const

/** What of the log the address asks for; what makes no sense is left out. */
function logOf(id: string, { searchParams }: { readonly searchParams: URLSearchParams }) {
  const { page, status } = Object.fromEntries(searchParams)
  const { shape } = integrationSchemas.listWebhookDeliveriesInput
  return {
    id,
    pageSize,
    page: shape.page.safeParse(page).data ?? 1,
    ...(shape.status.safeParse(status).success && status && { status: status as (typeof states)[number] }),
  }
}

function addressOf({ id, status }: { id: string; status?: string | undefined }, page = 1): string {
  const path = adminPaths.webhook(id)
  const query = new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) })
  return query.size === 0 ? path : `${path}?${query}`
}

export const loader = adminLoader(async (app, { params, url }) => {
  const id = params['webhookId'] ?? ''
  const log = logOf(id, url)
  const [webhooks, { total }] = await Promise.all([
    app.queryClient.ensureQueryData(webhooksQuery(app)),
    app.queryClient.ensureQueryData(webhookDeliveriesQuery(app, log)),
  ])
  if (!webhooks.some(webhook => webhook.id === id)) throw new NotFound('There is no such webhook')
  requirePage({ ...log, total }, page => addressOf(log, page))
  return null
})

/** One webhook, with the log of what it was sent [INT-2]. */
export default function AdminWebhookPage() {
  const { webhookId = '' } = usePathParams()
  const { data: webhooks } = useSuspenseQuery(webhooksQuery(useApp()))
  const webhook = webhooks.find(({ id }) => id === webhookId)
  // It was deleted here: the page leads away.
  return webhook ? <WebhookView webhook={webhook} /> : null
}

function WebhookView({ webhook }: { webhook: Webhook }) {
  const url = useUrl()
  const log = logOf(webhook.id, url)
  const { id } = webhook
  return (
    <Stack gap={6}>
      <PageHead title="Webhook" description="A webhook and what it was sent." hidden />
      <AdminPageHeader
        title="Webhook"
        tabs={[
          { label: 'All deliveries', href: addressOf({ id }) },
          ...states.map(status => ({ label: deliveryStates[status].word, href: addressOf({ id, status }) })),
        ]}
        currentTab={addressOf(log)}
        LinkComponent={RouterLink}
      />
      <AccountGate>
        <Container>
          <Stack gap={6}>
            <Link href={adminPaths.webhooks} LinkComponent={RouterLink}>
              All webhooks
            </Link>
            <WebhookPanel webhook={webhook} />
            <Deliveries webhook={webhook} log={log} hrefFor={page => addressOf(log, page)} />
          </Stack>
        </Container>
      </AccountGate>
    </Stack>
  )
}

interface DeliveriesProps {
  webhook: Webhook
  log: ReturnType<typeof logOf>
  hrefFor: (page: number) => string
}

function Deliveries({ webhook, log, hrefFor }: DeliveriesProps) {
  const { data } = useSuspenseQuery(webhookDeliveriesQuery(useApp(), log))
  const resend = useSendToWebhook('adminResendWebhookDelivery')
  if (data.rows.length === 0) {
    return log.status === undefined ? (
      <EmptyState title="Nothing was sent yet">
        Send a test event to see whether the receiver takes it.
      </EmptyState>
    ) : (
      <EmptyState title="No such deliveries">What was sent in the last 30 days went otherwise.</EmptyState>
    )
  }
  return (
    <Stack gap={5}>
      <DeliveryTable
        deliveries={data.rows}
        sendingId={resend.isPending ? resend.variables.id : undefined}
        onResend={webhook.state === 'active' ? ({ id }) => resend.mutate({ id }) : undefined}
      />
      <Pagination
        page={log.page}
        pageSize={pageSize}
        total={data.total}
        hrefFor={hrefFor}
        LinkComponent={RouterLink}
      />
    </Stack>
  )
}

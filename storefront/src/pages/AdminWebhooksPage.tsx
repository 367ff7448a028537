import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Badge } from '@shruti/design-system/Badge'
import { Button } from '@shruti/design-system/Button'
import { Container } from '@shruti/design-system/Container'
import { EmptyState } from '@shruti/design-system/EmptyState'
import { Link } from '@shruti/design-system/Link'
import { Stack } from '@shruti/design-system/Stack'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@shruti/design-system/Table'
import type { Webhook } from '@shruti/server/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { AccountGate } from '../parts/account/AccountGate.tsx'
import { useSettingsTabs } from '../parts/admin/settings/use-settings-tabs.ts'
import { SecretNotice } from '../parts/admin/webhooks/SecretNotice.tsx'
import { WebhookForm } from '../parts/admin/webhooks/WebhookForm.tsx'
import { webhookStates } from '../parts/admin/webhooks/webhook-words.ts'
import { webhooksQuery } from '../queries/admin-webhooks.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminLoader(async app => {
  await app.queryClient.ensureQueryData(webhooksQuery(app))
  return null
})

/** Addresses that are told what happens in the shop [INT-2]. */
export default function AdminWebhooksPage() {
  const tabs = useSettingsTabs()
  const { data: webhooks } = useSuspenseQuery(webhooksQuery(useApp()))
  const [isAdding, setIsAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const start = () => {
    setSecret(undefined)
    setIsAdding(true)
  }
  return (
    <Stack gap={6}>
      <PageHead title="Webhooks" description="Where the shop tells programs what happens." hidden />
      <AdminPageHeader
        title="Webhooks"
        tabs={tabs}
        currentTab={adminPaths.webhooks}
        LinkComponent={RouterLink}
        actions={
          !isAdding && (
            <Button size="small" onClick={start}>
              Add webhook
            </Button>
          )
        }
      />
      <AccountGate>
        <Container>
          <Stack gap={6}>
            {secret !== undefined && <SecretNotice secret={secret} />}
            {isAdding && (
              <WebhookForm
                onDone={made => {
                  setSecret(made)
                  setIsAdding(false)
                }}
                onCancel={() => setIsAdding(false)}
              />
            )}
            {webhooks.length === 0 ? (
              <EmptyState title="No webhooks yet">
                A webhook tells a program of yours at once that an order was placed, paid or shipped.
              </EmptyState>
            ) : (
              <WebhookTable webhooks={webhooks} />
            )}
          </Stack>
        </Container>
      </AccountGate>
    </Stack>
  )
}

function WebhookTable({ webhooks }: { webhooks: readonly Webhook[] }) {
  return (
    <Table caption="Webhooks" stacked>
      <TableHead>
        <TableHeader>Address</TableHeader>
        <TableHeader>Events</TableHeader>
        <TableHeader>State</TableHeader>
      </TableHead>
      <TableBody>
        {webhooks.map(({ id, url, events, state, failingSince }) => (
          <TableRow key={id}>
            <TableCell strong stack="title">
              <Link href={adminPaths.webhook(id)} variant="plain" LinkComponent={RouterLink}>
                {url}
              </Link>
            </TableCell>
            <TableCell stackLabel="Events: ">{events.join(', ')}</TableCell>
            <TableCell stack="end">
              <Badge tone={state === 'active' && failingSince ? 'warning' : webhookStates[state].tone}>
                {state === 'active' && failingSince ? 'Failing' : webhookStates[state].word}
              </Badge>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

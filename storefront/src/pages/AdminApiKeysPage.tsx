import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { AlertDialog } from '@shruti/design-system/AlertDialog'
import { Button } from '@shruti/design-system/Button'
import { Container } from '@shruti/design-system/Container'
import { CopyText } from '@shruti/design-system/CopyText'
import { EmptyState } from '@shruti/design-system/EmptyState'
import { Heading } from '@shruti/design-system/Heading'
import { Notice } from '@shruti/design-system/Notice'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { ApiKey } from '@shruti/server/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { AccountGate } from '../parts/account/AccountGate.tsx'
import { ApiKeyForm } from '../parts/admin/api-keys/ApiKeyForm.tsx'
import { ApiKeyTable } from '../parts/admin/api-keys/ApiKeyTable.tsx'
import { useSettingsTabs } from '../parts/admin/settings/use-settings-tabs.ts'
import { CallProblem } from '../parts/form/CallProblem.tsx'
import { apiKeysQuery, useChangeApiKeys } from '../queries/admin-api-keys.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminLoader(async app => {
  await app.queryClient.ensureQueryData(apiKeysQuery(app))
  return null
})

/** Keys by which programs do what the owner lets them [INT-1]. */
export default function AdminApiKeysPage() {
  const tabs = useSettingsTabs()
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<{ name: string; secret: string }>()
  const start = () => {
    setMade(undefined)
    setIsMaking(true)
  }
  return (
    <Stack gap={6}>
      <PageHead title="API keys" description="Keys by which programs call the shop." hidden />
      <AdminPageHeader
        title="API keys"
        tabs={tabs}
        currentTab={adminPaths.apiKeys}
        LinkComponent={RouterLink}
        actions={
          !isMaking && (
            <Button size="small" onClick={start}>
              Make API key
            </Button>
          )
        }
      />
      <AccountGate>
        <Container>
          <Stack gap={6}>
            {made && (
              <Notice tone="success" title={`The key of ${made.name} is made`} live>
                <Stack gap={4}>
                  <Text size="ui">Keep it now: it is not shown again. Whoever has it can use it.</Text>
                  <CopyText label="API key" text={made.secret} copyLabel="Copy key" />
                </Stack>
              </Notice>
            )}
            {isMaking && (
              <ApiKeyForm
                onMade={key => {
                  setMade(key)
                  setIsMaking(false)
                }}
                onCancel={() => setIsMaking(false)}
              />
            )}
            <ApiKeys />
            <HowToCall />
          </Stack>
        </Container>
      </AccountGate>
    </Stack>
  )
}

/** The list, with the question before one of it ends. */
function ApiKeys() {
  const app = useApp()
  const { data: keys } = useSuspenseQuery(apiKeysQuery(app))
  const [chosen, setChosen] = useState<ApiKey>()
  const revoke = useChangeApiKeys('adminRevokeApiKey')
  function revokeChosen({ id, name }: ApiKey) {
    setChosen(undefined)
    revoke.mutate({ id }, { onSuccess: () => app.notify({ title: `The key of ${name} was revoked` }) })
  }
  if (keys.length === 0) {
    return (
      <EmptyState title="No API keys yet">
        A key lets a program read and change what you choose, such as a warehouse that keeps the stock.
      </EmptyState>
    )
  }
  return (
    <Stack gap={5}>
      <CallProblem error={revoke.error} />
      <ApiKeyTable keys={keys} onRevoke={setChosen} />
      {chosen && (
        <AlertDialog
          open
          onOpenChange={() => setChosen(undefined)}
          title={`Revoke the key of ${chosen.name}?`}
          description="What uses it is refused from its next call on. A revoked key cannot be brought back."
          confirmLabel="Revoke key"
          cancelLabel="Keep key"
          destructive
          onConfirm={() => revokeChosen(chosen)}
        />
      )}
    </Stack>
  )
}

/** How a program calls the shop, as a line that works once the key stands in it. */
function HowToCall() {
  const { publicOrigin } = useApp()
  return (
    <Stack gap={4} measure="text">
      <Heading as="h2" size="h3">
        How to call
      </Heading>
      <Text>
        Send the key as a bearer token. This lists the colours of which few pieces are left; the key needs
        “See products and stock”.
      </Text>
      <CopyText
        label="Example call"
        text={`curl '${publicOrigin}/api/admin/inventory?stock=low' \\\n  -H 'Authorization: Bearer shruti_…'`}
        copyLabel="Copy command"
      />
      <Text>
        Every operation of the administration is in <a href="/api/docs">the description of the API</a>. A key
        makes at most 600 calls a minute, and can never do more than whoever made it.
      </Text>
    </Stack>
  )
}

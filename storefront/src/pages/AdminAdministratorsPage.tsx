import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { AlertDialog } from '@shruti/design-system/AlertDialog'
import { Button } from '@shruti/design-system/Button'
import { Container } from '@shruti/design-system/Container'
import { Stack } from '@shruti/design-system/Stack'
import type { Administrator } from '@shruti/server/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { AccountGate } from '../parts/account/AccountGate.tsx'
import { administratorName } from '../parts/admin/administrators/administrator-name.ts'
import { AdministratorForm } from '../parts/admin/administrators/AdministratorForm.tsx'
import {
  AdministratorTable,
  type AdministratorAction,
} from '../parts/admin/administrators/AdministratorTable.tsx'
import { RoleForm } from '../parts/admin/administrators/RoleForm.tsx'
import { useSettingsTabs } from '../parts/admin/settings/use-settings-tabs.ts'
import { CallProblem } from '../parts/form/CallProblem.tsx'
import { administratorsQuery, useChangeAdministrators } from '../queries/admin-administrators.ts'
import { useUser } from '../queries/user.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminLoader(async app => {
  await app.queryClient.ensureQueryData(administratorsQuery(app))
  return null
})

/** Who may use the administration, and as what [ADM-7]. */
export default function AdminAdministratorsPage() {
  const tabs = useSettingsTabs()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Stack gap={6}>
      <PageHead title="Administrators" description="Who may use the administration." hidden />
      <AdminPageHeader
        title="Administrators"
        tabs={tabs}
        currentTab={adminPaths.administrators}
        LinkComponent={RouterLink}
        actions={
          !isAdding && (
            <Button size="small" onClick={() => setIsAdding(true)}>
              Add administrator
            </Button>
          )
        }
      />
      <AccountGate>
        <Container>
          <Stack gap={6}>
            {isAdding && <AdministratorForm onDone={() => setIsAdding(false)} />}
            <Administrators />
          </Stack>
        </Container>
      </AccountGate>
    </Stack>
  )
}

interface Chosen {
  readonly action: AdministratorAction
  readonly administrator: Administrator
}

/** The list, with what is being done with one of it. */
function Administrators() {
  const app = useApp()
  const { data: administrators } = useSuspenseQuery(administratorsQuery(app))
  const ownId = useUser().data?.id
  const [chosen, setChosen] = useState<Chosen>()
  const signOut = useChangeAdministrators('adminEndAdministratorSessions')
  const remove = useChangeAdministrators('adminRemoveAdministrator')
  const close = () => setChosen(undefined)

  function choose(action: AdministratorAction, administrator: Administrator) {
    signOut.reset()
    remove.reset()
    if (action !== 'sign-out') return setChosen({ action, administrator })
    close()
    signOut.mutate(
      { id: administrator.id },
      { onSuccess: () => app.notify({ title: `${administratorName(administrator)} was signed out` }) },
    )
  }
  function removeChosen({ administrator }: Chosen) {
    // The question whether it is the owner stands where this one stood.
    close()
    const { id, version } = administrator
    remove.mutate(
      { id, version },
      {
        onSuccess: () => app.notify({ title: `${administratorName(administrator)} has no admin access now` }),
      },
    )
  }
  return (
    <Stack gap={6}>
      <CallProblem error={signOut.error ?? remove.error} />
      {chosen?.action === 'role' && (
        <RoleForm key={chosen.administrator.id} administrator={chosen.administrator} onDone={close} />
      )}
      <AdministratorTable administrators={administrators} ownId={ownId} onChoose={choose} />
      {chosen?.action === 'remove' && (
        <AlertDialog
          open
          onOpenChange={close}
          title={`Remove the admin access of ${administratorName(chosen.administrator)}?`}
          description="They are signed out at once. Their account stays, as a customer’s, and what they did stays in the audit log."
          confirmLabel="Remove admin access"
          cancelLabel="Keep admin access"
          destructive
          onConfirm={() => removeChosen(chosen)}
        />
      )}
    </Stack>
  )
}

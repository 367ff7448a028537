import { AdminPageHeader, type AdminPageHeaderProps } from '@shruti/design-system/AdminPageHeader'
import { Container } from '@shruti/design-system/Container'
import { Stack } from '@shruti/design-system/Stack'
import type { AdminSettings } from '@shruti/server/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { PageHead } from '../../../head/PageHead.tsx'
import { adminSettingsQuery } from '../../../queries/admin-settings.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'
import { adminLoader } from '../../../router/admin-guard.ts'

export const settingsLoader = adminLoader(async app => {
  await app.queryClient.ensureQueryData(adminSettingsQuery(app))
  return null
})

interface SettingsPageProps {
  title: string
  /** Pages beside this one, and which of them it is. */
  tabs?: Required<Pick<AdminPageHeaderProps, 'tabs' | 'currentTab'>>
  /** At the end of the page's head. */
  actions?: ReactNode
  /** The forms of the page. */
  children: (settings: AdminSettings) => ReactNode
}

/** A page of settings: its head, and its forms with the settings as they are [ADM-7]. */
export function SettingsPage({ title, tabs, actions, children }: SettingsPageProps) {
  const { data } = useSuspenseQuery(adminSettingsQuery(useApp()))
  return (
    <Stack gap={6}>
      <PageHead title={title} description={`${title} of the shop.`} hidden />
      <AdminPageHeader title={title} actions={actions} {...tabs} LinkComponent={RouterLink} />
      <Container>
        <Stack gap={8}>{children(data)}</Stack>
      </Container>
    </Stack>
  )
}

import { MinimalHeader } from '@shruti/design-system/MinimalHeader'
import { PageShell } from '@shruti/design-system/PageShell'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { paths } from './paths.ts'
import { RouterLink } from './router-link.tsx'

/** The frame of sign-in: the way home and no navigation bar [NAV-1]. */
export default function AuthLayout() {
  return (
    <PageShell
      header={<MinimalHeader homeHref={paths.home} note="Secure sign-in" LinkComponent={RouterLink} />}
    >
      <Outlet />
      <ScrollRestoration />
    </PageShell>
  )
}

import { PageShell } from '@shruti/design-system/PageShell'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useRouteFocus } from './use-route-focus.ts'

/** The frame of the administration: no navigation bar and no footer of the shop [ROUTE-4]. */
export default function AdminLayout() {
  useRouteFocus()
  return (
    <PageShell>
      <Outlet />
      <ScrollRestoration />
    </PageShell>
  )
}

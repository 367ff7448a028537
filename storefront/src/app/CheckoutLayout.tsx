import { MinimalHeader } from '@shruti/design-system/MinimalHeader'
import { PageShell } from '@shruti/design-system/PageShell'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { paths } from './paths.ts'
import { RouterLink } from './router-link.tsx'

/** The frame of the checkout: the way home and nothing to wander off to. */
export default function CheckoutLayout() {
  return (
    <PageShell header={<MinimalHeader homeHref={paths.home} LinkComponent={RouterLink} />}>
      <Outlet />
      <ScrollRestoration />
    </PageShell>
  )
}

import { MinimalHeader } from '@shruti/design-system/MinimalHeader'
import { PageShell } from '@shruti/design-system/PageShell'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'

/** The layout of the checkout: the way home and nothing to wander off to. */
export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <PageShell header={<MinimalHeader homeHref={paths.home} LinkComponent={RouterLink} />}>
      {children}
    </PageShell>
  )
}

import { MinimalHeader } from '@shruti/design-system/MinimalHeader'
import { PageShell } from '@shruti/design-system/PageShell'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { t } from '../language/t.ts'

/** The layout of sign-in: the way home and no navigation bar [NAV-1]. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <PageShell
      header={<MinimalHeader homeHref={paths.home} note={t('Secure sign-in')} LinkComponent={RouterLink} />}
    >
      {children}
    </PageShell>
  )
}

import { PageShell } from '@shruti/design-system/PageShell'
import type { ReactNode } from 'react'

/** The layout of what is printed: nothing but the page. */
export default function DocumentLayout({ children }: { children: ReactNode }) {
  return <PageShell>{children}</PageShell>
}

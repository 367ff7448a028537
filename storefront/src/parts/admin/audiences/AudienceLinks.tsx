import { adminPaths } from '../../../admin-paths.ts'
import { SisterLinks } from '../SisterLinks.tsx'

const pages = [
  { label: 'Customers', href: adminPaths.customers },
  { label: 'Offers and news', href: adminPaths.subscribers },
  { label: 'Notify me', href: adminPaths.productAlerts },
] as const

/** The lists of people beside this one. @param current the page's own path */
export function AudienceLinks({ current }: { current: (typeof pages)[number]['href'] }) {
  return <SisterLinks pages={pages} current={current} />
}

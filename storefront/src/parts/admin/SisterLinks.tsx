import { Cluster } from '@shruti/design-system/Cluster'
import { Link } from '@shruti/design-system/Link'
import { RouterLink } from '../../router/RouterLink.tsx'

interface SisterLinksProps {
  pages: readonly { readonly label: string; readonly href: string }[]
  /** The page's own path: it has no link. */
  current: string
}

/** The pages of an area beside this one, in the page's head. */
export function SisterLinks({ pages, current }: SisterLinksProps) {
  return (
    <Cluster>
      {pages
        .filter(({ href }) => href !== current)
        .map(({ label, href }) => (
          <Link key={href} href={href} LinkComponent={RouterLink}>
            {label}
          </Link>
        ))}
    </Cluster>
  )
}

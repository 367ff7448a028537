import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router-dom'

/**
 * What the design system's components render for a link: React Router's for pages of the shop, which come without
 * loading the document anew, and a plain anchor for anything else.
 */
export function RouterLink({ href = '', children, ...rest }: ComponentPropsWithRef<'a'>) {
  const isPage = href.startsWith('/') && !href.startsWith('//')
  if (isPage)
    return (
      <Link to={href} discover="none" {...rest}>
        {children}
      </Link>
    )
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}

import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router-dom'

/** What the design system's components render for a link: the router's for pages of the shop, plain for the rest. */
export function RouterLink({ href = '', children, ...rest }: ComponentPropsWithRef<'a'>) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  )
}

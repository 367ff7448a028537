import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router-dom'

/** What the design system's components render for a link: the router's for pages of the shop, plain for the rest. */
export function RouterLink({ href = '', ...rest }: ComponentPropsWithRef<'a'>) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}

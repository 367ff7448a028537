import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useLinkClickHandler } from 'react-router-dom'

type AnchorProps = ComponentPropsWithRef<'a'>

/**
 * What the design system's components render for a link: one that React Router follows for pages of the shop, which
 * come without loading the document anew, and a plain anchor for anything else.
 */
export function RouterLink({ href = '', children, ...rest }: AnchorProps) {
  const isPage = href.startsWith('/') && !href.startsWith('//')
  if (isPage)
    return (
      <PageLink href={href} {...rest}>
        {children}
      </PageLink>
    )
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}

/** React Router's own `Link` brings 1.3 kB (gzip) for prefetching that only its data router does. */
function PageLink({ href, target, onClick, children, ...rest }: AnchorProps & { href: string }) {
  const follow = useLinkClickHandler(href, target === undefined ? {} : { target })
  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a href={href} target={target} onClick={press} {...rest}>
      {children}
    </a>
  )
}

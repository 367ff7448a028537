import type { ComponentPropsWithRef, MouseEvent, PointerEvent } from 'react'
import { localPath } from '../language/language.ts'
import { useRouter } from './router-context.ts'

/** The browser's own work: a new tab or window, a download, a press that somebody has taken already. */
function isForBrowser(event: MouseEvent, target: string | undefined): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.defaultPrevented || event.button !== 0 || hasModifier || (target ?? '_self') !== '_self'
}

/**
 * What the design system's components render for a link. The router follows it to pages of the shop, which come
 * without loading the document anew; anything else is a plain link.
 */
export function RouterLink({
  href = '',
  target,
  onClick,
  onPointerEnter,
  children,
  ...rest
}: ComponentPropsWithRef<'a'>) {
  const router = useRouter()
  const isPage = href.startsWith('/') && !href.startsWith('//') && rest.download === undefined
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!isPage || isForBrowser(event, target)) return
    event.preventDefault()
    void router.navigate(href)
  }
  /** A pointer that comes to a link, or a finger that is put on it, will often press it. */
  function prepare(event: PointerEvent<HTMLAnchorElement>) {
    onPointerEnter?.(event)
    if (isPage) void router.prepare(href)
  }
  return (
    <a
      href={isPage ? localPath(href) : href}
      target={target}
      onClick={follow}
      onPointerEnter={prepare}
      {...rest}
    >
      {children}
    </a>
  )
}

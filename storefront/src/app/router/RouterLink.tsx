import { useContext, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { RouterContext } from './router-context.ts'

/** A plain press of the main button: any other opens a tab, a window or a menu. */
function isPlainPress(event: MouseEvent): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}

/**
 * What the design system's components render for a link: an anchor that goes to pages of the shop without loading
 * the document anew, and anywhere else as anchors do.
 */
export function RouterLink({ href = '', target, onClick, children, ...rest }: ComponentPropsWithRef<'a'>) {
  const router = useContext(RouterContext)
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isPage = href.startsWith('/') && !href.startsWith('//')
    if (event.defaultPrevented || !router || !isPage || target || !isPlainPress(event)) return
    event.preventDefault()
    void router.navigate(href)
  }
  return (
    <a href={href} target={target} onClick={follow} {...rest}>
      {children}
    </a>
  )
}

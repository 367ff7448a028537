import type { ComponentPropsWithRef, ReactNode } from 'react'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import { Root } from './PageShell.styles.ts'

export interface PageShellProps extends ComponentPropsWithRef<'main'> {
  /** Announcement and navigation bar, or the checkout's header. */
  header?: ReactNode
  footer?: ReactNode
  /** What floats above the page: toasts, popup, chat. */
  overlays?: ReactNode
}

/**
 * A page's frame: skip link, header, `main`, footer, in that order for the keyboard. `main` takes focus when
 * the skip link is followed. While it is `aria-busy`, a line at the top of the window says that another page is coming.
 */
export function PageShell({ header, footer, overlays, id = 'main', children, ...rest }: PageShellProps) {
  return (
    <>
      <SkipLink href={`#${id}`} />
      {header}
      <Root id={id} tabIndex={-1} {...rest}>
        {children}
      </Root>
      {footer}
      {overlays}
    </>
  )
}

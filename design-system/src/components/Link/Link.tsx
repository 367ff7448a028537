import type { ComponentPropsWithRef } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Root } from './Link.styles.ts'

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string
  /** `text` is underlined and belongs in a sentence; `plain` is for lists of links; `strong` stands alone. */
  variant?: 'text' | 'plain' | 'strong'
  LinkComponent?: LinkComponent
}

/** A link to somewhere. What does something on this page is a `Button`. */
export function Link({ variant = 'text', LinkComponent = 'a', ...rest }: LinkProps) {
  return <Root as={LinkComponent} data-variant={variant} {...rest} />
}

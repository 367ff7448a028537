import type { ComponentPropsWithRef } from 'react'
import { Root } from './SkipLink.styles.ts'
import { t } from '../../texts/t.ts'

export type SkipLinkProps = ComponentPropsWithRef<'a'>

/** The page's first link: appears on focus and jumps over the navigation to `#main` (WCAG 2.4.1). */
export function SkipLink({ href = '#main', children = t('Skip to content'), ...rest }: SkipLinkProps) {
  return (
    <Root href={href} {...rest}>
      {children}
    </Root>
  )
}

import type { ComponentPropsWithRef } from 'react'
import { Root } from './Heading.styles.ts'

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** The level in the outline; one `h1` to a page. `p` and `span` for words that only look like a heading. */
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'legend'
  /** The look, `as` by default. `display1` at most once a page. */
  size?: 'display1' | 'display2' | 'h1' | 'h2' | 'h3' | 'ui'
}

/** A title. Its look and its place in the outline are chosen apart. */
export function Heading({ as = 'h2', size, ...rest }: HeadingProps) {
  const byLevel = as === 'h1' || as === 'h2' || as === 'h3' ? as : 'h3'
  return <Root as={as} data-size={size ?? byLevel} {...rest} />
}

import type { ComponentPropsWithRef } from 'react'
import { Root } from './VisuallyHidden.styles.ts'

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'> & {
  /** The element, where a `span` would be invalid: a heading, a caption, a status line. */
  as?: 'span' | 'div' | 'h2' | 'h3' | 'caption' | 'legend' | 'label'
}

/** Text for screen readers alone. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />
}

import type { ComponentPropsWithRef } from 'react'
import type { BlockElement } from '../../foundations/element.ts'
import { Root } from './Prose.styles.ts'

export interface ProseProps extends ComponentPropsWithRef<'div'> {
  as?: BlockElement
}

/** Styles plain HTML of a policy page or a blog post: headings, lists, quotations, tables, figures. */
export function Prose(props: ProseProps) {
  return <Root {...props} />
}

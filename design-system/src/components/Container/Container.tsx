import type { ComponentPropsWithRef } from 'react'
import type { BlockElement } from '../../foundations/element.ts'
import { Root } from './Container.styles.ts'

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  as?: BlockElement
  /**
   * Widest measure: the page (1440 px), the shop (1360), the checkout (1240), running text (68 characters), or as wide
   * as a table that fills its page, with the table's edge.
   */
  width?: 'page' | 'shop' | 'checkout' | 'text' | 'table'
}

/** Centres its content and keeps the gutter. Nothing else sets a page's side padding. */
export function Container({ width = 'page', ...rest }: ContainerProps) {
  return <Root data-width={width} {...rest} />
}

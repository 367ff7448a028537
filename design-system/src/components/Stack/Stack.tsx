import type { ComponentPropsWithRef } from 'react'
import type { BlockElement } from '../../foundations/element.ts'
import type { Gap } from '../../foundations/gap.ts'
import { Root } from './Stack.styles.ts'

export interface StackProps extends ComponentPropsWithRef<'div'> {
  as?: BlockElement
  /** Step of the space scale between the children. */
  gap?: Gap
  align?: 'stretch' | 'start' | 'center' | 'end'
  /** No wider than a line of running text: for a form that stands on a wide page. */
  measure?: 'text' | undefined
}

/** Children below each other, evenly spaced. */
export function Stack({ gap = 4, align = 'stretch', measure, ...rest }: StackProps) {
  return <Root data-gap={gap} data-align={align} data-measure={measure} {...rest} />
}

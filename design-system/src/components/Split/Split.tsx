import type { ComponentPropsWithRef } from 'react'
import type { BlockElement } from '../../foundations/element.ts'
import { Root } from './Split.styles.ts'

export interface SplitProps extends ComponentPropsWithRef<'div'> {
  as?: BlockElement
  /** Shares of first and second child from 768 px on, as on a grid of twelve. */
  ratio?: '4:8' | '5:7' | '6:6' | '7:4' | '7:5' | '8:5' | '3:9' | 'filters'
  /** The second child stays in view while the first scrolls, from 1024 px on. */
  stickySecond?: boolean
}

/** Main and aside: two children beside each other, below each other on a phone. */
export function Split({ ratio = '7:5', stickySecond = false, ...rest }: SplitProps) {
  return <Root data-ratio={ratio} data-sticky={stickySecond || undefined} {...rest} />
}

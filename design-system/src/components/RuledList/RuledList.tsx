import type { ComponentPropsWithRef } from 'react'
import { Root } from './RuledList.styles.ts'

export interface RuledListProps extends ComponentPropsWithRef<'ul'> {
  as?: 'ul' | 'ol' | 'div'
  /** Ink above the first item instead of a hairline. */
  strong?: boolean
  /** Space above and below each item: 8, 16 or 24 px. */
  density?: 'compact' | 'regular' | 'roomy'
}

/** Items between hairlines: the house's answer to a card. Children are `li` (or `div` with `as="div"`). */
export function RuledList({ strong = false, density = 'regular', ...rest }: RuledListProps) {
  return <Root data-strong={strong || undefined} data-density={density} {...rest} />
}

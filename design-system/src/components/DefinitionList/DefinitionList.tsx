import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Description, Root, Row, Term } from './DefinitionList.styles.ts'

export interface DefinitionListItem {
  term: ReactNode
  description: ReactNode
  /** Needed only where two terms are the same or are not text. */
  key?: string
  /** Larger, in ink: the total of a summary. */
  strong?: boolean
}

export interface DefinitionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly DefinitionListItem[]
  /** `columns` puts descriptions in a column of their own; `ends` pushes them to the far edge, as in a bill. */
  layout?: 'columns' | 'ends'
  /** Hairlines between the rows. */
  ruled?: boolean
  /** `regular` is the size of running text, `small` that of controls. */
  size?: 'regular' | 'small'
}

/** Terms and what is said of them: order details, totals, facts. */
export function DefinitionList({
  items,
  layout = 'columns',
  ruled = false,
  size = 'regular',
  ...rest
}: DefinitionListProps) {
  return (
    <Root data-layout={layout} data-ruled={ruled || undefined} data-size={size} {...rest}>
      {items.map((item, index) => (
        <Row
          key={item.key ?? (typeof item.term === 'string' ? item.term : index)}
          data-strong={item.strong || undefined}
        >
          <Term>{item.term}</Term>
          <Description>{item.description}</Description>
        </Row>
      ))}
    </Root>
  )
}

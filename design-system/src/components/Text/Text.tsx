import type { ComponentPropsWithRef } from 'react'
import { Root } from './Text.styles.ts'

export interface TextProps extends ComponentPropsWithRef<'p'> {
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'small'
    | 'time'
    | 'dt'
    | 'dd'
    | 'label'
    | 'li'
    | 'blockquote'
    | 'figcaption'
    | 'output'
  size?: 'lead' | 'body' | 'ui' | 'small' | 'micro' | 'data' | 'figure'
  /** `danger` and `sale` never stand for their colour alone: the words say it too. */
  tone?: 'primary' | 'body' | 'muted' | 'accent' | 'sale' | 'success' | 'warning' | 'danger' | 'info'
  /** Figures of one width, for columns and totals. */
  numeric?: boolean
  /** Ink and weight for the one thing in a line that matters. */
  strong?: boolean
  /** One line, cut with an ellipsis. */
  truncate?: boolean
  align?: 'start' | 'center' | 'end'
}

/** Running text. */
export function Text({
  size = 'body',
  tone = 'body',
  numeric = false,
  strong = false,
  truncate = false,
  align = 'start',
  ...rest
}: TextProps) {
  return (
    <Root
      data-size={size}
      data-tone={tone}
      data-numeric={numeric || undefined}
      data-strong={strong || undefined}
      data-truncate={truncate || undefined}
      data-align={align === 'start' ? undefined : align}
      {...rest}
    />
  )
}

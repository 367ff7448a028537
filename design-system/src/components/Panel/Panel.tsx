import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Body, Header, Root, Title } from './Panel.styles.ts'

export interface PanelProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: string
  /** Right of the title: a link to all of it, the key of a chart. */
  aside?: ReactNode
  /** Space around the content; false for a table, whose rows reach the edges. */
  padded?: boolean
}

/** A part of the dashboard with a title of its own (ADM-1). */
export function Panel({ title, aside, padded = true, children, ...rest }: PanelProps) {
  return (
    <Root {...rest}>
      <Header>
        <Title>{title}</Title>
        {aside}
      </Header>
      <Body data-padded={padded}>{children}</Body>
    </Root>
  )
}

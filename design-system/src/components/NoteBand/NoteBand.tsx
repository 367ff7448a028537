import type { ComponentPropsWithRef, ReactNode } from 'react'
import { NoteMark } from '../NoteMark/NoteMark.tsx'
import { Columns, Meaning, Root, Title } from './NoteBand.styles.ts'

export interface NoteBandProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The note that the model is named after. */
  note: 'komal' | 'shuddha' | 'tivra'
  title: string
  children: ReactNode
}

/** The dark band of a model's page: its emblem, and what the name means. Night in both themes. */
export function NoteBand({ note, title, children, ...rest }: NoteBandProps) {
  return (
    <Root data-ground="night" {...rest}>
      <Columns>
        <NoteMark note={note} size="large" />
        <div>
          <Title>{title}</Title>
          <Meaning>{children}</Meaning>
        </div>
      </Columns>
    </Root>
  )
}

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { NoteMark } from '../NoteMark/NoteMark.tsx'
import { Root } from './NoteBand.styles.ts'

export interface NoteBandProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  note: 'komal' | 'shuddha' | 'tivra'
  title: string
  children: ReactNode
}

/** The dark band of a model's page: its emblem, and what the name means. Night in both themes. */
export function NoteBand({ note, title, children, ...rest }: NoteBandProps) {
  return (
    <Root data-ground="night" {...rest}>
      <div>
        <NoteMark note={note} size="large" />
        <div>
          <h2>{title}</h2>
          <p>{children}</p>
        </div>
      </div>
    </Root>
  )
}

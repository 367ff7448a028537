import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Root } from './PrintToolbar.styles.ts'

export interface PrintToolbarProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The page’s `h1`. */
  title: ReactNode
  /** Where one came from, other sheets, and the button that prints. */
  children: ReactNode
}

/** Stands above sheets of paper on the screen, and is not printed with them. */
export function PrintToolbar({ title, children, ...rest }: PrintToolbarProps) {
  return (
    <Root {...rest}>
      <Heading as="h1" size="h3">
        {title}
      </Heading>
      {children}
    </Root>
  )
}

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Heading, type HeadingProps } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { Action, Root } from './EmptyState.styles.ts'

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** "No favorites yet" */
  title: ReactNode
  /** One sentence: why, or what to do. */
  children?: ReactNode
  /** One line button that leads on. */
  action?: ReactNode
  headingLevel?: HeadingProps['as']
}

/** Nothing here, said plainly, with one way on. No illustration. */
export function EmptyState({ title, children, action, headingLevel = 'h2', ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <Heading as={headingLevel} size="h2">
        {title}
      </Heading>
      {children && <Text as="div">{children}</Text>}
      {action && <Action>{action}</Action>}
    </Root>
  )
}

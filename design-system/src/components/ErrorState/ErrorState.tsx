import type { ComponentPropsWithRef, ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { Heading, type HeadingProps } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { Body, Root, Sign } from './ErrorState.styles.ts'
import { t } from '../../texts/t.ts'

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What failed, in the words of the requirements where they have some. */
  title: ReactNode
  /** What to do, or the server's message. */
  children?: ReactNode
  /** Tries again in place; without it there is no button. */
  onRetry?: (() => void) | undefined
  /** The retry is under way. */
  retrying?: boolean | undefined
  headingLevel?: HeadingProps['as']
}

/** Something could not be loaded. Says what, and tries again without leaving the page. */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying = false,
  headingLevel = 'h2',
  ...rest
}: ErrorStateProps) {
  return (
    <Root role="alert" {...rest}>
      <Sign icon={CircleAlert} size={24} />
      <Body>
        <Heading as={headingLevel} size="h2">
          {title}
        </Heading>
        {children && <Text as="div">{children}</Text>}
        {onRetry && (
          <Button data-part="retry" variant="secondary" loading={retrying} onClick={onRetry}>
            {t('Try again')}
          </Button>
        )}
      </Body>
    </Root>
  )
}

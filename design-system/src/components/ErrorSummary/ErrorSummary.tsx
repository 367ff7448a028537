import { useEffect, useRef, type ComponentPropsWithRef } from 'react'
import { CircleAlert } from 'lucide-react'
import { setRef } from '../../foundations/set-ref.ts'
import { Icon } from '../Icon/Icon.tsx'
import { FieldLink, List, Root, Title } from './ErrorSummary.styles.ts'
import { t } from '../../texts/t.ts'

export interface FieldError {
  /** Id of the control, which the entry jumps to. */
  fieldId: string
  message: string
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In the order of the fields; none shows nothing. */
  errors: readonly FieldError[]
}

/** After a submit with three errors or more: lists them, takes the focus, leads to each field. */
export function ErrorSummary({ errors, ref, ...rest }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0
  useEffect(() => {
    if (shown) root.current?.focus()
  }, [shown])
  if (!shown) return null
  return (
    <Root
      role="alert"
      tabIndex={-1}
      ref={element => {
        root.current = element
        return setRef(ref, element)
      }}
      {...rest}
    >
      <Icon icon={CircleAlert} size={20} />
      <Title>
        {t('{count, plural, one {Check # field} other {Check # fields}}', { count: errors.length })}
      </Title>
      <List>
        {errors.map(error => (
          <li key={error.fieldId}>
            <FieldLink
              href={`#${error.fieldId}`}
              onClick={event => {
                event.preventDefault()
                document.getElementById(error.fieldId)?.focus()
              }}
            >
              {error.message}
            </FieldLink>
          </li>
        ))}
      </List>
    </Root>
  )
}

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Hint, Label, Message, MessageIcon, Optional, Root } from './Field.styles.ts'
import { t } from '../../texts/t.ts'

/** What every form field takes beside its control's own attributes. */
export interface FieldTexts {
  /** Always needed: it names the control. */
  label: ReactNode
  /** Keeps the label for screen readers alone, where the place says what the field is for. */
  hideLabel?: boolean | undefined
  /** A sentence below the field. */
  hint?: ReactNode
  /** What is wrong and how to put it right; shows with an icon and marks the control invalid. */
  error?: ReactNode
  /** Marks the field "(optional)"; required ones carry no mark. */
  optional?: boolean | undefined
}

export interface FieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Id of the control that the label belongs to. */
  controlId: string
  children: ReactNode
}

/** Label above, control, hint and error below. Fields of the form are built on it. */
export function Field({ controlId, label, hideLabel, hint, error, optional, children, ...rest }: FieldProps) {
  const labelContent = (
    <>
      {label}
      {optional && <Optional>{` ${t('(optional)')}`}</Optional>}
    </>
  )
  return (
    <Root {...rest}>
      {hideLabel ? (
        <VisuallyHidden>
          <label htmlFor={controlId}>{labelContent}</label>
        </VisuallyHidden>
      ) : (
        <Label htmlFor={controlId}>{labelContent}</Label>
      )}
      {children}
      <FieldMessages controlId={controlId} hint={hint} error={error} />
    </Root>
  )
}

/** Hint and error of a control; `useFieldControl` points `aria-describedby` at them. */
export function FieldMessages({
  controlId,
  hint,
  error,
}: { controlId: string } & Pick<FieldTexts, 'hint' | 'error'>) {
  return (
    <>
      {hint && <Hint id={`${controlId}-hint`}>{hint}</Hint>}
      {error && (
        <Message id={`${controlId}-error`}>
          <MessageIcon icon={CircleAlert} size={16} />
          <span>{error}</span>
        </Message>
      )}
    </>
  )
}

/** The id of a control and the attributes that tie it to its hint and error. */
export function useFieldControl(
  id: string | undefined,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  describedBy?: string,
) {
  const ownId = useId()
  const controlId = id ?? ownId
  const described = [describedBy, hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean)
  return {
    controlId,
    control: {
      id: controlId,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    },
  }
}

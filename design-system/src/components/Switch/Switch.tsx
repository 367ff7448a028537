import type { ComponentPropsWithRef } from 'react'
import { FieldMessages, useFieldControl, type FieldTexts } from '../Field/Field.tsx'
import { Root, Row } from '../Checkbox/Checkbox.styles.ts'
import { Track } from './Switch.styles.ts'

export interface SwitchProps
  extends Omit<FieldTexts, 'optional' | 'hideLabel'>, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {}

/** On or off, with effect at once; in a form that is sent later, use a `Checkbox`. */
export function Switch({
  label,
  hint,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: SwitchProps) {
  const { controlId, control } = useFieldControl(id, { hint, error }, describedBy)
  return (
    <Root className={className}>
      <Row htmlFor={controlId}>
        <Track {...input} {...control} />
        <span>{label}</span>
      </Row>
      <FieldMessages controlId={controlId} hint={hint} error={error} />
    </Root>
  )
}

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field, useFieldControl, type FieldTexts } from '../Field/Field.tsx'
import { Input, Line } from './InlineField.styles.ts'

export interface InlineFieldProps extends Omit<FieldTexts, 'optional'>, ComponentPropsWithRef<'input'> {
  /** At the end of the line: an InlineFieldAction, an icon. */
  end?: ReactNode
}

/**
 * One field and its button on a line: newsletter, PIN code, offer code. For a form of several fields use
 * TextField. `className` goes to the field, everything else with `ref` to the `<input>`.
 */
export function InlineField({
  label,
  hideLabel,
  hint,
  error,
  end,
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: InlineFieldProps) {
  const { controlId, control } = useFieldControl(id, { hint, error }, describedBy)
  return (
    <Field {...{ controlId, label, hideLabel, hint, error, className }}>
      <Line data-invalid={error ? true : undefined}>
        <Input {...input} {...control} />
        {end}
      </Line>
    </Field>
  )
}

import { useState, type ChangeEvent, type ComponentPropsWithRef } from 'react'
import { Field, useFieldControl, type FieldTexts } from '../Field/Field.tsx'
import { Frame } from '../Field/Field.styles.ts'
import { Control } from './OtpField.styles.ts'

export interface OtpFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'size'> {
  /** Digits of the code. */
  length?: number
  /** Called with the digits after each change. */
  onValueChange?: (code: string) => void
  /** Called once the last digit is there. */
  onComplete?: (code: string) => void
}

/**
 * A one-time code in one field, so that the phone can fill it in and a code can be pasted, spaces and all
 * (requirement AUTH-1, WCAG 3.3.8).
 */
export function OtpField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  length = 6,
  onValueChange,
  onComplete,
  onChange,
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: OtpFieldProps) {
  const [code, setCode] = useState('')
  const { controlId, control } = useFieldControl(id, { hint, error }, describedBy)

  function change(event: ChangeEvent<HTMLInputElement>) {
    const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, length)
    setCode(digits)
    onChange?.(event)
    onValueChange?.(digits)
    if (digits.length === length && digits !== code) onComplete?.(digits)
  }

  return (
    <Field {...{ controlId, label, hideLabel, hint, error, optional, className }}>
      <Frame>
        <Control
          data-part="control"
          {...input}
          {...control}
          // Not while the code is being typed, which the pattern alone would say.
          aria-invalid={Boolean(error)}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${length}}`}
          value={code}
          onChange={change}
        />
      </Frame>
    </Field>
  )
}

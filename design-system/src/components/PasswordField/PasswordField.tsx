import { useState, type ComponentPropsWithRef } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { Field, useFieldControl, type FieldTexts } from '../Field/Field.tsx'
import { Frame, Input } from '../Field/Field.styles.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { t } from '../../texts/t.ts'

export interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** Tells password managers whether to fill or to offer a new one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password, hidden until its eye is pressed. Pasting is allowed (WCAG 3.3.8). */
export function PasswordField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const { controlId, control } = useFieldControl(id, { hint, error }, describedBy)
  return (
    <Field {...{ controlId, label, hideLabel, hint, error, optional, className }}>
      <Frame>
        <Input
          data-part="control"
          {...input}
          {...control}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={t('Show password')}
          aria-pressed={shown}
          aria-controls={controlId}
          onClick={() => setShown(!shown)}
        />
      </Frame>
    </Field>
  )
}

import type { ComponentPropsWithRef } from 'react'
import { ChevronDown } from 'lucide-react'
import { Field, useFieldControl, type FieldTexts } from '../Field/Field.tsx'
import { Chevron, Control, Frame } from './Select.styles.ts'

export interface SelectProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple'> {
  /** 36 px high, for the admin's pointer-driven screens. */
  dense?: boolean
}

/**
 * One of several, from `<option>` children. It is the browser's own select: phones show their wheel, every
 * keyboard works, and it costs no script.
 */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  optional,
  dense = false,
  id,
  className,
  children,
  'aria-describedby': describedBy,
  ...select
}: SelectProps) {
  const { controlId, control } = useFieldControl(id, { hint, error }, describedBy)
  return (
    <Field {...{ controlId, label, hideLabel, hint, error, optional, className }}>
      <Frame data-dense={dense || undefined}>
        <Control data-part="control" {...select} {...control}>
          {children}
        </Control>
        <Chevron icon={ChevronDown} size={16} />
      </Frame>
    </Field>
  )
}

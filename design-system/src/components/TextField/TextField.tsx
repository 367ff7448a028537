import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field, useFieldControl, type FieldTexts } from '../Field/Field.tsx'
import { Affix, Frame, Input } from '../Field/Field.styles.ts'

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'> {
  /** Stands inside the edge before the text and is not part of the value: "+91", "₹". */
  prefix?: ReactNode
  /** Stands inside the edge after the text: a unit, an icon button. */
  suffix?: ReactNode
  /** 36 px high, for the admin's pointer-driven screens. */
  dense?: boolean
}

/** What is typed here is read from left to right in every language, and so is the prefix before it: "+91 98450 01234". */
const leftToRightTypes: readonly (string | undefined)[] = ['tel', 'email', 'url']

/** One line of text. `className` goes to the field, everything else with `ref` to the `<input>`. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  prefix,
  suffix,
  dense = false,
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  const { controlId, control } = useFieldControl(id, { hint, error }, describedBy)
  return (
    <Field {...{ controlId, label, hideLabel, hint, error, optional, className }}>
      <Frame dir={leftToRightTypes.includes(input.type) ? 'ltr' : undefined} data-dense={dense || undefined}>
        {prefix && <Affix>{prefix}</Affix>}
        <Input data-part="control" type="text" {...input} {...control} />
        {suffix && <Affix data-side="end">{suffix}</Affix>}
      </Frame>
    </Field>
  )
}

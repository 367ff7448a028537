import { useState, type ComponentPropsWithRef } from 'react'
import { Field, useFieldControl, type FieldTexts } from '../Field/Field.tsx'
import { Frame } from '../Field/Field.styles.ts'
import { Control, Counter } from './TextArea.styles.ts'
import { t } from '../../texts/t.ts'
import { formatCount } from '../../foundations/figure.ts'

export interface TextAreaProps extends FieldTexts, ComponentPropsWithRef<'textarea'> {
  /** Shows how many characters of `maxLength` are used. */
  counted?: boolean
}

/** Several lines of text. `className` goes to the field, everything else with `ref` to the `<textarea>`. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  optional,
  counted = false,
  id,
  className,
  rows = 4,
  onChange,
  'aria-describedby': describedBy,
  ...area
}: TextAreaProps) {
  const { controlId, control } = useFieldControl(id, { hint, error }, describedBy)
  const [typedLength, setTypedLength] = useState(String(area.defaultValue ?? '').length)
  const length = area.value === undefined ? typedLength : String(area.value).length
  return (
    <Field {...{ controlId, label, hideLabel, hint, error, optional, className }}>
      <Frame>
        <Control
          data-part="control"
          rows={rows}
          onChange={event => {
            setTypedLength(event.currentTarget.value.length)
            onChange?.(event)
          }}
          {...area}
          {...control}
        />
      </Frame>
      {counted && (
        <Counter>
          {area.maxLength === undefined
            ? t('{count} characters', { count: formatCount(length) })
            : t('{count} of {most} characters', {
                count: formatCount(length),
                most: formatCount(area.maxLength),
              })}
        </Counter>
      )}
    </Field>
  )
}

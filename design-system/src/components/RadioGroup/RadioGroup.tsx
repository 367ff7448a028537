import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { FieldMessages, useFieldControl, type FieldTexts } from '../Field/Field.tsx'
import { ChoiceLegend } from './ChoiceLegend.tsx'
import { Aside, Circle, Description, Options, Root, Row } from './RadioGroup.styles.ts'

export interface RadioOption {
  value: string
  label: ReactNode
  /** A second line: what the choice means. */
  description?: ReactNode
  /** At the far end: a price, a count, an icon. */
  aside?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  options: readonly RadioOption[]
  /** Name of the value in a submitted form. Two groups of one form need two. */
  name?: string
  /** Set it to hold the choice outside; else the browser holds it, from `defaultValue`. */
  value?: string
  defaultValue?: string | undefined
  onValueChange?: (value: string) => void
  /** `cards` are ruled rows with a thick edge at the chosen one: delivery, payment, address. */
  variant?: 'list' | 'cards'
  required?: boolean
}

/** One of a few that can all be seen. */
export function RadioGroup({
  label,
  hideLabel,
  hint,
  error,
  optional,
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  variant = 'list',
  required,
  id,
  'aria-describedby': describedBy,
  ...rest
}: RadioGroupProps) {
  const ownName = useId()
  const { controlId, control } = useFieldControl(id, { hint, error }, describedBy)
  return (
    <Root {...rest} {...control} aria-invalid={undefined}>
      <ChoiceLegend label={label} hideLabel={hideLabel} optional={optional} />
      <Options data-variant={variant}>
        {options.map(option => (
          <Row key={option.value}>
            <Circle
              type="radio"
              name={name ?? ownName}
              value={option.value}
              disabled={option.disabled}
              required={required}
              aria-invalid={error ? true : undefined}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            <span>
              {option.label}
              {option.description && <Description>{option.description}</Description>}
            </span>
            {option.aside !== undefined && <Aside>{option.aside}</Aside>}
          </Row>
        ))}
      </Options>
      <FieldMessages controlId={controlId} hint={hint} error={error} />
    </Root>
  )
}

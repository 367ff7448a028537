import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef, FormEvent } from 'react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Applied, Arrow, Form, Remove, Root, Summary } from './PromotionField.styles.ts'

export interface PromotionFieldProps extends Omit<ComponentPropsWithRef<'details'>, 'children'> {
  /** A code that is applied; the field gives way to it. */
  appliedCode?: string
  /** Why the last code was refused, as the server says it. */
  error?: string
  /** The code is being checked. */
  applying?: boolean
  /** A code was entered, without spaces around it; never an empty one. */
  onApply: (code: string) => void
  /** Takes the applied code away; without it there is no button. */
  onRemove?: () => void
}

/** An offer code, folded away until somebody has one. One code an order. What was typed is never cleared. */
export function PromotionField({
  appliedCode,
  error,
  applying = false,
  onApply,
  onRemove,
  ...rest
}: PromotionFieldProps) {
  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('promotionCode')
    if (field instanceof HTMLInputElement && field.value.trim() !== '') onApply(field.value.trim())
  }

  if (appliedCode) {
    return (
      <Applied role="status">
        <p>Code {appliedCode} applied</p>
        {onRemove && (
          <Remove type="button" onClick={onRemove} aria-label={`Remove code ${appliedCode}`}>
            Remove
          </Remove>
        )}
      </Applied>
    )
  }
  return (
    <Root open={error ? true : undefined} {...rest}>
      <Summary>
        Offer code
        <Arrow>
          <Icon icon={ChevronDown} size={16} />
        </Arrow>
      </Summary>
      <Form method="post" noValidate onSubmit={apply}>
        <TextField
          label="Offer code"
          hideLabel
          name="promotionCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={error}
        />
        <Button type="submit" variant="quiet" loading={applying}>
          Apply
        </Button>
      </Form>
    </Root>
  )
}

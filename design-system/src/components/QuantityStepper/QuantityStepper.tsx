import { useState, type ComponentPropsWithRef } from 'react'
import { Minus, Plus } from 'lucide-react'
import { clampQuantity } from './clamp-quantity.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Figure, Root, Step } from './QuantityStepper.styles.ts'
import { t } from '../../texts/t.ts'

export interface QuantityStepperProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'defaultValue' | 'onChange'
> {
  /** Set it to hold the number outside; else the stepper holds it, from `defaultValue`. */
  value?: number
  defaultValue?: number
  /** The lowest number; 1 unless told otherwise. */
  min?: number
  /** The highest number, such as what a line of the cart takes (CART-3); without it there is none. */
  max?: number
  /** The number changed; it is within the limits. */
  onValueChange?: (quantity: number) => void
  /** What is counted: "Quantity of Tivra, Silver". */
  label?: string
  /** Name of the number in a submitted form, so that it counts without scripts too. */
  name?: string
  disabled?: boolean
  /** 36 px high, for cart lines on a desktop. */
  size?: 'small' | 'medium'
}

/** How many. One can step, or type: a typed number counts on Enter and on leaving, and is kept within its limits. */
export function QuantityStepper({
  value,
  defaultValue = 1,
  min = 1,
  max = Infinity,
  onValueChange,
  label = t('Quantity'),
  name,
  disabled = false,
  size = 'medium',
  ...rest
}: QuantityStepperProps) {
  const [ownQuantity, setOwnQuantity] = useState(defaultValue)
  const [draft, setDraft] = useState<string>()
  const quantity = value ?? ownQuantity

  function change(next: number) {
    setDraft(undefined)
    const allowed = clampQuantity(next, min, max)
    if (allowed === quantity) return
    setOwnQuantity(allowed)
    onValueChange?.(allowed)
  }

  const commit = () => draft !== undefined && change(draft.trim() === '' ? quantity : Number(draft))

  // aria-disabled, because a disabled button would drop the focus when the limit is reached.
  const step = (by: -1 | 1, atLimit: boolean) => ({
    type: 'button' as const,
    'aria-label': `${by < 0 ? t('Decrease') : t('Increase')} ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    'aria-disabled': atLimit || disabled || undefined,
    onClick: () => !atLimit && !disabled && change(quantity + by),
  })

  return (
    <Root data-size={size} role="group" aria-label={label} {...rest}>
      <Step {...step(-1, quantity <= min)}>
        <Icon icon={Minus} size={16} />
      </Step>
      <Figure
        type="number"
        inputMode="numeric"
        aria-label={label}
        name={name}
        min={min}
        max={Number.isFinite(max) ? max : undefined}
        disabled={disabled}
        value={draft ?? quantity}
        onChange={event => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={event => event.key === 'Enter' && commit()}
      />
      <Step {...step(1, quantity >= max)}>
        <Icon icon={Plus} size={16} />
      </Step>
      <VisuallyHidden as="div" role="status">
        {quantity === defaultValue && value === undefined ? '' : quantity}
      </VisuallyHidden>
    </Root>
  )
}

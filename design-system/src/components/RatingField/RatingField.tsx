import { Star as StarIcon } from 'lucide-react'
import { useId, type ComponentPropsWithRef } from 'react'
import { FieldMessages, useFieldControl, type FieldTexts } from '../Field/Field.tsx'
import { ChoiceLegend } from '../RadioGroup/ChoiceLegend.tsx'
import { Root } from '../RadioGroup/RadioGroup.styles.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Choice, Star, Stars, StarShape } from './RatingField.styles.ts'
import { t } from '../../texts/t.ts'

export interface RatingFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Name of the value, 1 to 5, in a submitted form. */
  name?: string
  /** From 1 to 5; none without it. */
  defaultValue?: number | undefined
  onValueChange?: (rating: number) => void
}

const ratings = [1, 2, 3, 4, 5] as const

/** How many stars somebody gives: five radio buttons, drawn as stars (SHOP-3). */
export function RatingField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  name,
  defaultValue,
  onValueChange,
  id,
  'aria-describedby': describedBy,
  ...rest
}: RatingFieldProps) {
  const ownName = useId()
  const { controlId, control } = useFieldControl(id, { hint, error }, describedBy)
  return (
    <Root {...rest} {...control} aria-invalid={undefined}>
      <ChoiceLegend label={label} hideLabel={hideLabel} optional={optional} />
      <Stars>
        {ratings.map(rating => (
          <Star key={rating} data-star>
            <Choice
              type="radio"
              name={name ?? ownName}
              value={rating}
              defaultChecked={rating === defaultValue}
              aria-invalid={error ? true : undefined}
              onChange={() => onValueChange?.(rating)}
            />
            <StarShape icon={StarIcon} size={24} />
            <VisuallyHidden>{t('{rating, plural, one {# star} other {# stars}}', { rating })}</VisuallyHidden>
          </Star>
        ))}
      </Stars>
      <FieldMessages controlId={controlId} hint={hint} error={error} />
    </Root>
  )
}

import { useId, useState, type ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Colour } from './Colour.tsx'
import { Choice, Chosen, Control, Discs, Legend, PickerRoot } from './Swatch.styles.ts'
import { t } from '../../texts/t.ts'

export interface SwatchOption {
  /** "Silver" */
  name: string
  /** "#B9BEC2" */
  colorHex: string
  /** What is submitted and reported; the position in the list by default, which is the cart's variantIndex. */
  value?: string
  /** Struck through, yet still to be chosen: the page says when it comes back. */
  soldOut?: boolean
}

export interface SwatchPickerProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'onChange' | 'defaultValue'
> {
  options: readonly SwatchOption[]
  /** Names the group: "Colour". */
  label?: string
  /** Name of the value in a submitted form. */
  name?: string
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/** One colour of several: a radio group, so arrow keys work and a form can submit it without scripts. */
export function SwatchPicker({
  options,
  label = t('Colour'),
  name,
  value,
  defaultValue = '0',
  onValueChange,
  ...rest
}: SwatchPickerProps) {
  const ownName = useId()
  const [ownValue, setOwnValue] = useState(defaultValue)
  const current = value ?? ownValue
  const entries = options.map((option, index) => ({ ...option, value: option.value ?? String(index) }))
  const chosen = entries.find(option => option.value === current)
  return (
    <PickerRoot {...rest}>
      <Legend>
        {label}
        {chosen && (
          <>
            : <Chosen>{chosen.name}</Chosen>
          </>
        )}
      </Legend>
      <Discs>
        {entries.map(option => (
          <Choice key={option.value} title={option.name}>
            <Control
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === current}
              onChange={() => {
                setOwnValue(option.value)
                onValueChange?.(option.value)
              }}
            />
            <Colour colorHex={option.colorHex} soldOut={option.soldOut} />
            <VisuallyHidden>
              {option.name}
              {option.soldOut && t(', sold out')}
            </VisuallyHidden>
          </Choice>
        ))}
      </Discs>
    </PickerRoot>
  )
}

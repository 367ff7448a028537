import { formatDayRange } from '../../format/dates.ts'
import type { DayRange } from '../../records/index.ts'
import { useFormatMoney } from '../Price/money-context.tsx'
import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup.tsx'
import { t } from '../../texts/t.ts'

export interface ShippingMethod {
  id: 'standard' | 'express'
  /** Paise; 0 is free. */
  price: number
  estimate: DayRange | null
  available: boolean
  /** Why it is not available. */
  reason: string | null
}

export interface ShippingMethodPickerProps extends Omit<RadioGroupProps, 'options' | 'label' | 'variant'> {
  methods: readonly ShippingMethod[]
  label?: string
}

const names = () => ({ standard: t('Standard, 3–5 business days'), express: t('Express, 1–2 days') }) as const

/** How fast it comes and what that costs, as the quote has it (CHK-1). */
export function ShippingMethodPicker({ methods, label = t('Delivery'), ...rest }: ShippingMethodPickerProps) {
  const format = useFormatMoney()
  return (
    <RadioGroup
      label={label}
      variant="cards"
      name="shippingMethod"
      options={methods.map(({ id, price, estimate, available, reason }) => ({
        value: id,
        label: names()[id],
        description: available
          ? estimate && t('Arrives {days}', { days: formatDayRange(estimate.from, estimate.to) })
          : reason,
        aside: price === 0 ? t('Free') : format(price),
        disabled: !available,
      }))}
      {...rest}
    />
  )
}

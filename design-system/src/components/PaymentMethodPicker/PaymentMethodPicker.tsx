import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup.tsx'

export interface PaymentMethod {
  id: 'upi' | 'card' | 'cod'
  available: boolean
  /** Why it is not available, for instance "Cash on delivery is available up to ₹10,000". */
  reason: string | null
}

export interface PaymentMethodPickerProps extends Omit<RadioGroupProps, 'options' | 'label' | 'variant'> {
  methods: readonly PaymentMethod[]
  label?: string
}

const words = {
  upi: { label: 'UPI', description: 'Approve the request in your UPI app.' },
  card: { label: 'Card', description: 'Enter your card number on the secure payment page. We never see it.' },
  cod: { label: 'Cash on delivery', description: 'Pay the courier in cash or by UPI.' },
} as const

/** How it is paid, as the quote allows (CHK-2). */
export function PaymentMethodPicker({ methods, label = 'Payment', ...rest }: PaymentMethodPickerProps) {
  return (
    <RadioGroup
      label={label}
      variant="cards"
      name="paymentMethod"
      options={methods.map(({ id, available, reason }) => ({
        value: id,
        label: words[id].label,
        description: available ? words[id].description : reason,
        disabled: !available,
      }))}
      {...rest}
    />
  )
}

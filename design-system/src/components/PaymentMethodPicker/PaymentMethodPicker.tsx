import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup.tsx'
import { joinSentences } from '../../texts/sentences.ts'
import { t } from '../../texts/t.ts'

export type PaymentMethodId = 'upi' | 'card' | 'netbanking' | 'emi' | 'cod'

export interface PaymentMethod {
  id: PaymentMethodId
  available: boolean
  /** Why it is not available, for instance "Cash on delivery is available up to ₹10,000". */
  reason: string | null
  /** What would open it, for instance "Your total is ₹5,998 over". */
  remedy?: string | null
}

export interface PaymentMethodPickerProps extends Omit<RadioGroupProps, 'options' | 'label' | 'variant'> {
  methods: readonly PaymentMethod[]
  label?: string
}

/** What each way of paying is called. */
export const paymentMethodNames = (): Readonly<Record<PaymentMethodId, string>> => ({
  upi: 'UPI',
  card: t('Card'),
  netbanking: t('Net banking'),
  emi: 'EMI',
  cod: t('Cash on delivery'),
})

const descriptions = (): Readonly<Record<PaymentMethodId, string>> => ({
  upi: t('Approve the request in your UPI app.'),
  card: t('Enter your card number on the secure payment page. We never see it.'),
  netbanking: t('Sign in to your bank on the secure payment page.'),
  emi: t('Pay in monthly instalments with your card.'),
  cod: t('Pay the courier in cash or by UPI.'),
})

/** How it is paid, as the quote allows (CHK-2). */
export function PaymentMethodPicker({ methods, label = t('Payment'), ...rest }: PaymentMethodPickerProps) {
  return (
    <RadioGroup
      label={label}
      variant="cards"
      name="paymentMethod"
      options={methods.map(({ id, available, reason, remedy }) => ({
        value: id,
        label: paymentMethodNames()[id],
        description: available ? descriptions()[id] : joinSentences([reason, remedy]),
        disabled: !available,
      }))}
      {...rest}
    />
  )
}

import { Button } from '@shruti/design-system/Button'
import { paymentMethodNames } from '@shruti/design-system/PaymentMethodPicker'
import { QrCode } from '@shruti/design-system/QrCode'
import { Stack } from '@shruti/design-system/Stack'
import { Tabs } from '@shruti/design-system/Tabs'
import { Text } from '@shruti/design-system/Text'
import { TextField } from '@shruti/design-system/TextField'
import { formatMoney } from '@shruti/design-system/foundations'
import type { ReactNode } from 'react'
import type { OnlinePaymentMethodId, SandboxPayment } from '@shruti/server/contract'
import { rupees } from './rupees.ts'
import { t } from '../../language/t.ts'

const ids: readonly OnlinePaymentMethodId[] = ['upi', 'card', 'netbanking', 'emi']

export const sandboxMethods = () => ids.map(value => ({ value, label: paymentMethodNames()[value] }))

export interface SandboxMethodProps {
  payment: SandboxPayment
  method: OnlinePaymentMethodId
  onMethodChange: (method: OnlinePaymentMethodId) => void
}

/** The ways of paying as a provider's page has them. What is typed here goes nowhere. */
export function SandboxMethod({ payment, method, onMethodChange }: SandboxMethodProps) {
  const contents: Readonly<Record<OnlinePaymentMethodId, ReactNode>> = {
    upi: <Upi payment={payment} />,
    card: <Card />,
    netbanking: <Text>{t('You would sign in to your bank here.')}</Text>,
    emi: (
      <Stack gap={4}>
        <Card />
        <Text>{t('The card’s bank would offer its instalments here.')}</Text>
      </Stack>
    ),
  }
  return (
    <Tabs
      label={t('Payment method')}
      value={method}
      onValueChange={value => {
        const chosen = ids.find(id => id === value)
        if (chosen) onMethodChange(chosen)
      }}
      items={sandboxMethods().map(({ value, label }) => ({ value, label, content: contents[value] }))}
    />
  )
}

/** UPI by its three ways: an app on this phone, a code for another phone's camera, a request to a UPI ID. */
function Upi({ payment }: { payment: SandboxPayment }) {
  const amount = (payment.amount / 100).toFixed(2)
  const link = `upi://pay?pa=shruti.test@upi&pn=Shruti&am=${amount}&cu=INR&tn=${payment.orderNumber}`
  return (
    <Stack gap={4}>
      <Text>{t('On this phone:')}</Text>
      <Button variant="secondary" href={link}>
        {t('Open a UPI app')}
      </Button>
      <Text>{t('With another phone:')}</Text>
      <QrCode
        value={link}
        label={t('UPI payment of {amount}', { amount: formatMoney(payment.amount, rupees) })}
      />
      <TextField
        label={t('By request to a UPI ID')}
        placeholder={t('name@bank')}
        autoComplete="off"
        optional
      />
    </Stack>
  )
}

function Card() {
  return (
    <Stack gap={4}>
      <TextField
        label={t('Card number')}
        defaultValue="4111 1111 1111 1111"
        inputMode="numeric"
        autoComplete="off"
        readOnly
      />
      <TextField label={t('Expiry and CVV')} defaultValue="12/30, 123" autoComplete="off" readOnly />
    </Stack>
  )
}

import { Button } from '@shruti/design-system/Button'
import { Notice } from '@shruti/design-system/Notice'
import { RadioGroup } from '@shruti/design-system/RadioGroup'
import { useState } from 'react'
import type { OnlinePaymentMethodId, SandboxPayment } from '@shruti/server/contract'
import type { CallInput } from '../../api/api.ts'
import { usePaySandbox } from '../../queries/payments.ts'
import { useLoadPage } from '../../router/load-page.ts'
import { useUrl } from '../../router/router-context.ts'
import { FormStack } from '../form/FormStack.tsx'
import { payPath } from './pay-path.ts'
import { SandboxMethod, sandboxMethods } from './SandboxMethod.tsx'

type Outcome = CallInput<'paySandbox'>['outcome']

const outcomes: readonly { value: Outcome; label: string; description: string }[] = [
  { value: 'success', label: 'Succeed', description: 'The shop is told at once.' },
  { value: 'failure', label: 'Fail', description: 'The bank or the app declines it.' },
  { value: 'pending', label: 'Stay pending', description: 'Neither succeeds nor fails.' },
  { value: 'late', label: 'Succeed after 30 seconds', description: 'The shop is not told, and has to ask.' },
  {
    value: 'too_late',
    label: 'Succeed when the order has been cancelled',
    description: 'After 16 minutes. The money goes back.',
  },
]

/** The way of paying, and how it ends. */
export function SandboxForm({ payment }: { payment: SandboxPayment }) {
  const { searchParams } = useUrl()
  const asked = sandboxMethods.find(({ value }) => value === searchParams.get('method'))
  const [method, setMethod] = useState<OnlinePaymentMethodId>(asked?.value ?? 'upi')
  const [outcome, setOutcome] = useState<Outcome>('success')
  const { mutate, isPending, error } = usePaySandbox()
  const loadPage = useLoadPage()
  return (
    <FormStack
      onSubmit={event => {
        event.preventDefault()
        mutate({ id: payment.id, method, outcome }, { onSuccess: () => loadPage(payPath(payment.orderId)) })
      }}
    >
      <SandboxMethod payment={payment} method={method} onMethodChange={setMethod} />
      <RadioGroup
        label="How should this payment end?"
        options={outcomes}
        value={outcome}
        onValueChange={value => {
          const chosen = outcomes.find(candidate => candidate.value === value)
          if (chosen) setOutcome(chosen.value)
        }}
      />
      {error && (
        <Notice tone="danger" live>
          {error.message}
        </Notice>
      )}
      <Button type="submit" size="large" wide loading={isPending}>
        End the payment
      </Button>
    </FormStack>
  )
}

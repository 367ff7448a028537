import { Button } from '@shruti/design-system/Button'
import { Notice } from '@shruti/design-system/Notice'
import { RadioGroup } from '@shruti/design-system/RadioGroup'
import { useState } from 'react'
import type { OnlinePaymentMethodId, SandboxPayment } from '@shruti/server/contract'
import type { CallInput } from '../../api/api.ts'
import { usePaySandbox } from '../../queries/payments.ts'
import { useLoadPage } from '../../router/load-page.ts'
import { useHash, useUrl } from '../../router/router-context.ts'
import { FormStack } from '../form/FormStack.tsx'
import { payLinkPath, payPath } from './pay-path.ts'
import { SandboxMethod, sandboxMethods } from './SandboxMethod.tsx'
import { t } from '../../language/t.ts'

type Outcome = CallInput<'paySandbox'>['outcome']

const outcomes = (): readonly { value: Outcome; label: string; description: string }[] => [
  { value: 'success', label: t('Succeed'), description: t('The shop is told at once.') },
  { value: 'failure', label: t('Fail'), description: t('The bank or the app declines it.') },
  { value: 'pending', label: t('Stay pending'), description: t('Neither succeeds nor fails.') },
  {
    value: 'late',
    label: t('Succeed after 30 seconds'),
    description: t('The shop is not told, and has to ask.'),
  },
  {
    value: 'too_late',
    label: t('Succeed when the order has been cancelled'),
    description: t('After 16 minutes. The money goes back.'),
  },
]

/** The way of paying, and how it ends. */
export function SandboxForm({ payment }: { payment: SandboxPayment }) {
  const { searchParams } = useUrl()
  const hash = useHash()
  const asked = sandboxMethods().find(({ value }) => value === searchParams.get('method'))
  const [method, setMethod] = useState<OnlinePaymentMethodId>(asked?.value ?? 'upi')
  const [outcome, setOutcome] = useState<Outcome>('success')
  const { mutate, isPending, error } = usePaySandbox()
  const loadPage = useLoadPage()
  return (
    <FormStack
      onSubmit={event => {
        event.preventDefault()
        const back = searchParams.get('from') === 'link' ? payLinkPath(hash) : payPath(payment.orderId)
        mutate({ id: payment.id, method, outcome }, { onSuccess: () => loadPage(back) })
      }}
    >
      <SandboxMethod payment={payment} method={method} onMethodChange={setMethod} />
      <RadioGroup
        label={t('How should this payment end?')}
        options={outcomes()}
        value={outcome}
        onValueChange={value => {
          const chosen = outcomes().find(candidate => candidate.value === value)
          if (chosen) setOutcome(chosen.value)
        }}
      />
      {error && (
        <Notice tone="danger" live>
          {error.message}
        </Notice>
      )}
      <Button type="submit" size="large" wide loading={isPending}>
        {t('End the payment')}
      </Button>
    </FormStack>
  )
}

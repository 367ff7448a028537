import { formatMoney } from '@shruti/design-system/foundations'
import { Button } from '@shruti/design-system/Button'
import { Heading } from '@shruti/design-system/Heading'
import { Text } from '@shruti/design-system/Text'
import { TextField } from '@shruti/design-system/TextField'
import type { AdminOrder } from '@shruti/server/contract'
import { useState } from 'react'
import type { CallInput } from '../../../api/api.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useChangeOrder } from '../../../queries/admin-order-desk.ts'
import { useMay } from '../access/use-may.ts'
import { CallProblem } from '../../form/CallProblem.tsx'
import { FormStack } from '../../form/FormStack.tsx'
import { useHeldForm, type InHand } from '../form/in-hand.ts'
import { givenText } from '../given-text.ts'
import { OrderConflict } from './OrderConflict.tsx'
import { rupeesToType, typedPaise } from './typed-paise.ts'

/** Gives back what was paid, all of it or a part; the server says how much is left [ADM-3]. */
export function RefundForm({ inHand }: { inHand: InHand<AdminOrder> }) {
  const { seen: order } = inHand
  const { refundable, refundTo, refunds } = order
  const { mutate, isPending, error, variables, reset } = useChangeOrder('adminRefundOrder', 'Refund made')
  const { round, isStale, touch, settle } = useHeldForm(inHand, error)
  const [amountError, setAmountError] = useState<string>()
  const canRefund = useMay()('adminRefundOrder') && refundable > 0
  if (order.invoiceNumber === null || (!canRefund && refunds.length === 0)) return null
  const fields = error instanceof ApiError ? error.fields : {}

  const send = (input: CallInput<'adminRefundOrder'>) => mutate(input, { onSuccess: settle })

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const { amount: typed = '' } = givenText(form, 'amount')
    const amount = typedPaise(typed)
    setAmountError(Number.isNaN(amount) ? 'Enter an amount in rupees, such as 499.00' : undefined)
    if (Number.isNaN(amount)) return
    touch()
    send({
      id: order.id,
      version: order.version,
      amount,
      reason: '',
      ...givenText(form, 'reason'),
      ...givenText(form, 'payoutReference'),
    })
  }

  return (
    <>
      <Heading as="h2" size="h3">
        Refunds
      </Heading>
      {refunds.map(({ amount, reason, at, payoutReference }) => (
        <Text key={at + reason}>
          {formatMoney(amount)}: {reason}
          {payoutReference !== null && `. Reference ${payoutReference}`}
        </Text>
      ))}
      {canRefund && (
        <FormStack key={`${round} ${refundable}`} onSubmit={submit} onChange={touch}>
          {isStale && variables && (
            <OrderConflict
              inHand={inHand}
              mine={{ refundable: `Refund ${formatMoney(variables.amount)}` }}
              saving={isPending}
              onKeepMine={version => send({ ...variables, version })}
              onTakeTheirs={() => {
                settle()
                reset()
              }}
            />
          )}
          <TextField
            label="Amount in ₹"
            name="amount"
            inputMode="decimal"
            defaultValue={rupeesToType(refundable)}
            hint={`At most ${formatMoney(refundable)}, which goes back ${
              refundTo === 'source' ? 'to the card, account or UPI ID that paid' : 'by UPI, by your own hand'
            }.`}
            error={amountError ?? fields['amount']}
          />
          <TextField label="Reason" name="reason" hint="The credit note has it." error={fields['reason']} />
          {refundTo === 'upi' && (
            <TextField
              label="Reference of the UPI payment"
              name="payoutReference"
              hint="Pay first, then enter the bank’s reference here."
              error={fields['payoutReference']}
            />
          )}
          {!isStale && <CallProblem error={error} fields={['amount', 'reason', 'payoutReference']} />}
          <Button type="submit" variant="secondary" loading={isPending}>
            Refund
          </Button>
        </FormStack>
      )}
    </>
  )
}

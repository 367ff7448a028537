import { AlertDialog } from '@shruti/design-system/AlertDialog'
import { Button } from '@shruti/design-system/Button'
import { Disclosure } from '@shruti/design-system/Disclosure'
import { RadioGroup } from '@shruti/design-system/RadioGroup'
import { Select } from '@shruti/design-system/Select'
import { TextArea } from '@shruti/design-system/TextArea'
import { TextField } from '@shruti/design-system/TextField'
import type { AdminOrder } from '@shruti/server/contract'
import { lossReasons, type LossReason } from '@shruti/server/contract/cancellation'
import { useState } from 'react'
import type { CallInput } from '../../../api/api.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useChangeOrder } from '../../../queries/admin-order-desk.ts'
import { CallProblem } from '../../form/CallProblem.tsx'
import { FormStack } from '../../form/FormStack.tsx'
import { useMay } from '../access/use-may.ts'
import { useHeldForm, type InHand } from '../form/in-hand.ts'
import { givenText } from '../given-text.ts'
import { OrderConflict } from './OrderConflict.tsx'

interface LostParcelFormProps {
  inHand: InHand<AdminOrder>
  parcel: AdminOrder['parcels'][number]
}

const reasons = Object.entries(lossReasons) as [LossReason, string][]

type Asked = CallInput<'adminRefundParcel'>

/** Marks one parcel of several as lost, and says what becomes of what was in it; asks once more before [ADM-3]. */
export function LostParcelForm({ inHand, parcel }: LostParcelFormProps) {
  const may = useMay()
  const resend = useChangeOrder('adminResendParcel', `Parcel ${parcel.id} marked as lost`)
  const refund = useChangeOrder('adminRefundParcel', `Parcel ${parcel.id} marked as lost`)
  const choices = [
    ...(may('adminResendParcel')
      ? [
          {
            value: 'resend',
            label: 'Send again',
            description: 'What was in it is taken from the stock once more, and waits for a new parcel.',
          },
        ]
      : []),
    ...(may('adminRefundParcel')
      ? [{ value: 'refund', label: 'Refund', description: refundInWords(inHand.seen) }]
      : []),
  ]
  const [chosen, setChosen] = useState<string>()
  const resolution = chosen ?? choices[0]?.value
  const call = resolution === 'refund' ? refund : resend
  const { error, isPending, variables, reset } = call
  const { round, isStale, touch, settle } = useHeldForm(inHand, error)
  const [asked, setAsked] = useState<Asked>()
  if (choices.length === 0) return null
  const { id, version, refundTo, paymentStatus } = inHand.seen
  const fields = error instanceof ApiError ? error.fields : {}
  const paysByHand = resolution === 'refund' && refundTo === 'upi' && paymentStatus !== 'cod_due'

  function send({ payoutReference, ...input }: Asked) {
    const answered = { onSuccess: settle, onSettled: () => setAsked(undefined) }
    if (resolution === 'refund')
      refund.mutate({ ...input, ...(payoutReference !== undefined && { payoutReference }) }, answered)
    else resend.mutate(input, answered)
  }

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const reason = reasons.find(([value]) => value === form.get('reason'))?.[0]
    if (reason === undefined) return
    touch()
    setAsked({
      id,
      version,
      parcelId: parcel.id,
      reason,
      ...givenText(form, 'note'),
      ...givenText(form, 'payoutReference'),
    })
  }

  return (
    <Disclosure title={`Parcel ${parcel.id} is lost`}>
      <FormStack key={round} onSubmit={submit} onChange={touch}>
        {isStale && variables && (
          <OrderConflict
            inHand={inHand}
            mine={{ tracking: `Parcel ${parcel.id}: Lost` }}
            saving={isPending}
            onKeepMine={newest => send({ ...variables, version: newest })}
            onTakeTheirs={() => {
              settle()
              reset()
            }}
          />
        )}
        <Select label="How it was lost" name="reason" error={fields['reason']}>
          {reasons.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <RadioGroup
          label="What becomes of what was in it"
          value={resolution ?? ''}
          onValueChange={setChosen}
          options={choices}
        />
        {paysByHand && (
          <TextField
            label="Reference of the UPI payment"
            name="payoutReference"
            hint="Pay first, then enter the bank’s reference here."
            error={fields['payoutReference']}
          />
        )}
        <TextArea label="Note" name="note" optional hint="For the shop alone." error={fields['note']} />
        {!isStale && <CallProblem error={error} fields={['payoutReference', 'note']} />}
        <Button type="submit" variant="secondary">
          Mark parcel {parcel.id} as lost
        </Button>
      </FormStack>
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={isOpen => !isOpen && setAsked(undefined)}
        title={`Mark parcel ${parcel.id} as lost?`}
        description={
          resolution === 'refund'
            ? 'A credit note is issued, and the customer is told. This cannot be undone.'
            : 'Its pieces leave the stock once more, and the customer is told. This cannot be undone.'
        }
        confirmLabel="Mark as lost"
        destructive
        confirming={isPending}
        onConfirm={() => asked && send(asked)}
      />
    </Disclosure>
  )
}

function refundInWords({ paymentStatus, refundTo }: AdminOrder): string {
  if (paymentStatus === 'cod_due') return 'The courier does not collect the money for it.'
  return refundTo === 'source'
    ? 'What was paid for it goes back to the card, account or UPI ID that paid.'
    : 'What was paid for it goes back by UPI, by your own hand.'
}

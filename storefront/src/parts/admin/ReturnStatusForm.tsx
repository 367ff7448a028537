import { Button } from '@shruti/design-system/Button'
import { ConflictNotice } from '@shruti/design-system/ConflictNotice'
import { Checkbox } from '@shruti/design-system/Checkbox'
import { Select } from '@shruti/design-system/Select'
import { TextField } from '@shruti/design-system/TextField'
import type { OrderReturn, ReturnStatus } from '@shruti/server/contract'
import { useState } from 'react'
import type { CallInput } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { useSetReturnStatus } from '../../queries/admin-returns.ts'
import { rupeesToType, typedPaise } from './orders/typed-paise.ts'
import { FormStack } from '../form/FormStack.tsx'
import { useHeldForm, useInHand } from './form/in-hand.ts'
import { CourierField } from './CourierField.tsx'
import { givenText } from './given-text.ts'
import { returnStatusWords } from '../order/return-words.ts'

/** Moves a return to one of the states that it may go to now [BEY-11]. */
export function ReturnStatusForm({ latest }: { latest: OrderReturn }) {
  const inHand = useInHand(latest)
  const { seen: value } = inHand
  const { mutate, isPending, error, variables, reset } = useSetReturnStatus()
  const { round, isStale, touch, settle } = useHeldForm(inHand, error)
  const [chosen, setChosen] = useState<ReturnStatus>()
  const status = value.allowedStatuses.find(id => id === chosen) ?? value.allowedStatuses[0]
  const [amountError, setAmountError] = useState<string>()
  if (status === undefined) return inHand.dialog
  const fields = error instanceof ApiError ? error.fields : {}

  const send = (input: CallInput<'adminSetReturnStatus'>) => mutate(input, { onSuccess: settle })

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (status === undefined) return
    const form = new FormData(event.currentTarget)
    const amountText = form.get('amount')
    const amount = typeof amountText === 'string' ? typedPaise(amountText) : undefined
    setAmountError(Number.isNaN(amount) ? 'Enter an amount in rupees, such as 499.00' : undefined)
    if (Number.isNaN(amount)) return
    touch()
    send({
      id: value.id,
      version: value.version,
      status,
      ...givenText(form, 'note'),
      ...givenText(form, 'payoutReference'),
      ...givenText(form, 'carrier'),
      ...givenText(form, 'trackingNumber'),
      restock: form.has('restock'),
      ...(amount !== undefined && amount !== value.amount && { amount }),
    })
  }

  return (
    <FormStack key={round} onSubmit={submit} onChange={touch}>
      {inHand.dialog}
      {isStale && variables && (
        <ConflictNotice
          fields={[
            {
              label: 'Status',
              yours: returnStatusWords()[variables.status],
              theirs: returnStatusWords()[latest.status],
            },
            {
              label: 'Note',
              yours: variables.note ?? 'None',
              theirs: latest.timeline.at(-1)?.note ?? 'None',
            },
          ].filter(({ yours, theirs }) => yours !== theirs)}
          saving={isPending}
          onKeepMine={() => {
            inHand.adopt(latest)
            send({ ...variables, version: latest.version })
          }}
          onTakeTheirs={() => {
            settle()
            reset()
          }}
        />
      )}
      <Select
        label="Change status of the return"
        value={status}
        onChange={event => setChosen(value.allowedStatuses.find(id => id === event.currentTarget.value))}
      >
        {value.allowedStatuses.map(id => (
          <option key={id} value={id}>
            {returnStatusWords()[id]}
          </option>
        ))}
      </Select>
      {status === 'received' && <Checkbox label="Put the items back into stock" name="restock" />}
      {status === 'refunded' && (
        <TextField
          label="Amount in ₹"
          name="amount"
          inputMode="decimal"
          defaultValue={rupeesToType(value.amount)}
          hint="Less, where not all of it goes back."
          error={amountError ?? fields['amount']}
        />
      )}
      {status === 'refunded' && value.refundTo === 'upi' && (
        <TextField
          label="Reference of the UPI payment"
          name="payoutReference"
          hint={`Pay to ${value.upiId ?? ''} first, then enter the bank’s reference here.`}
          error={fields['payoutReference']}
        />
      )}
      {status === 'replaced' && (
        <>
          <CourierField error={fields['carrier']} />
          <TextField label="Tracking number" name="trackingNumber" error={fields['trackingNumber']} />
        </>
      )}
      <TextField
        label="Note"
        name="note"
        optional={status !== 'rejected'}
        hint="The customer reads it."
        error={fields['note']}
      />
      <Button type="submit" loading={isPending}>
        Update return
      </Button>
    </FormStack>
  )
}

import { Button } from '@shruti/design-system/Button'
import { Checkbox } from '@shruti/design-system/Checkbox'
import { Select } from '@shruti/design-system/Select'
import { TextField } from '@shruti/design-system/TextField'
import type { OrderReturn } from '@shruti/server/contract'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useSetReturnStatus } from '../../queries/returns.ts'
import { FormStack } from '../form/FormStack.tsx'
import { returnStatusWords } from '../order/return-words.ts'

/** Moves a return to one of the states that it may go to now [BEY-11]. */
export function ReturnStatusForm({ value }: { value: OrderReturn }) {
  const { mutate, isPending, error } = useSetReturnStatus()
  const [status, setStatus] = useState(value.allowedStatuses[0])
  if (status === undefined) return null
  const fields = error instanceof ApiError ? error.fields : {}

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (status === undefined) return
    const form = new FormData(event.currentTarget)
    const given = (name: string) => {
      const text = form.get(name)
      return typeof text === 'string' && text.trim() !== '' ? { [name]: text.trim() } : {}
    }
    mutate({
      id: value.id,
      version: value.version,
      status,
      ...given('note'),
      ...given('payoutReference'),
      ...given('carrier'),
      ...given('trackingNumber'),
      restock: form.has('restock'),
    })
  }

  return (
    <FormStack onSubmit={submit}>
      <Select
        label="Change status of the return"
        value={status}
        onChange={event => setStatus(value.allowedStatuses.find(id => id === event.currentTarget.value))}
      >
        {value.allowedStatuses.map(id => (
          <option key={id} value={id}>
            {returnStatusWords()[id]}
          </option>
        ))}
      </Select>
      {status === 'received' && <Checkbox label="Put the items back into stock" name="restock" />}
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
          <TextField label="Courier" name="carrier" error={fields['carrier']} />
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

import { orderStatusViews } from '@shruti/design-system'
import { Button } from '@shruti/design-system/Button'
import { Checkbox } from '@shruti/design-system/Checkbox'
import { Select } from '@shruti/design-system/Select'
import { Text } from '@shruti/design-system/Text'
import { TextField } from '@shruti/design-system/TextField'
import type { AdminOrder } from '@shruti/server/contract'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useSetOrderStatus } from '../../queries/admin-orders.ts'
import { FormStack } from '../form/FormStack.tsx'

/** Moves an order to one of the states that it may go to now [ORD-1]. */
export function OrderStatusForm({ order }: { order: AdminOrder }) {
  const { mutate, isPending, error } = useSetOrderStatus()
  const [status, setStatus] = useState(order.allowedStatuses[0])
  if (status === undefined) return <Text tone="muted">This order is closed.</Text>

  const isShipping = status === 'shipped'
  const fields = error instanceof ApiError ? error.fields : {}
  const needsNumber = error instanceof ApiError && error.code === 'tracking_number_required'

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (status === undefined) return
    const form = new FormData(event.currentTarget)
    const given = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' && value.trim() !== '' ? { [name]: value.trim() } : {}
    }
    mutate({
      id: order.id,
      version: order.version,
      status,
      ...given('trackingNumber'),
      ...given('carrier'),
      ...given('note'),
      isNoteForCustomer: form.has('isNoteForCustomer'),
    })
  }

  return (
    <FormStack onSubmit={submit}>
      <Select
        label="Change status"
        value={status}
        onChange={event => setStatus(order.allowedStatuses.find(id => id === event.currentTarget.value))}
      >
        {order.allowedStatuses.map(id => (
          <option key={id} value={id}>
            {orderStatusViews[id].label}
          </option>
        ))}
      </Select>
      {isShipping && (
        <>
          <TextField
            label="Tracking number"
            name="trackingNumber"
            error={needsNumber ? error.message : fields['trackingNumber']}
          />
          <TextField label="Courier" name="carrier" optional error={fields['carrier']} />
        </>
      )}
      <TextField
        label="Note"
        name="note"
        optional
        hint="For the shop alone, unless you show it to the customer."
        error={fields['note']}
      />
      <Checkbox label="Show this note to the customer" name="isNoteForCustomer" />
      <Button type="submit" loading={isPending}>
        Update order
      </Button>
    </FormStack>
  )
}

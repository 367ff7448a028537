import { orderStatusViews } from '@shruti/design-system'
import { Button } from '@shruti/design-system/Button'
import { Checkbox } from '@shruti/design-system/Checkbox'
import { Select } from '@shruti/design-system/Select'
import { Text } from '@shruti/design-system/Text'
import { TextField } from '@shruti/design-system/TextField'
import type { AdminOrder, OrderStatus } from '@shruti/server/contract'
import { useState } from 'react'
import type { CallInput } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { useSetOrderStatus } from '../../queries/admin-orders.ts'
import { FormStack } from '../form/FormStack.tsx'
import { useHeldForm, type InHand } from './form/in-hand.ts'
import { CourierField } from './CourierField.tsx'
import { givenText } from './given-text.ts'
import { OrderConflict, parcelInWords } from './orders/OrderConflict.tsx'

function whyItStays({ isInParcels, status, payment }: AdminOrder): string {
  if (payment.next !== null) return 'This order waits for its money.'
  return isInParcels && status !== 'delivered' && status !== 'returned_to_origin'
    ? 'This order goes in several parcels, which are moved one by one.'
    : 'This order is closed.'
}

/** Moves an order to one of the states that it may go to now [ORD-1]. */
export function OrderStatusForm({ inHand }: { inHand: InHand<AdminOrder> }) {
  const { mutate, isPending, error, variables, reset } = useSetOrderStatus()
  const { round, isStale, touch, settle } = useHeldForm(inHand, error)
  const { seen: order } = inHand
  const [chosen, setChosen] = useState<OrderStatus>()
  const status = order.allowedStatuses.find(id => id === chosen) ?? order.allowedStatuses[0]
  // One that waits for its money is cancelled with a reason, in a form of its own.
  if (status === undefined || order.payment.next !== null)
    return <Text tone="muted">{whyItStays(order)}</Text>

  const isShipping = status === 'shipped'
  const fields = error instanceof ApiError ? error.fields : {}
  const needsNumber = error instanceof ApiError && error.code === 'tracking_number_required'

  const send = (input: CallInput<'adminSetOrderStatus'>) => mutate(input, { onSuccess: settle })

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (status === undefined) return
    const form = new FormData(event.currentTarget)
    touch()
    send({
      id: order.id,
      version: order.version,
      status,
      ...givenText(form, 'trackingNumber'),
      ...givenText(form, 'carrier'),
      ...givenText(form, 'note'),
      isNoteForCustomer: form.has('isNoteForCustomer'),
    })
  }

  return (
    <FormStack key={round} onSubmit={submit} onChange={touch}>
      {isStale && variables && (
        <OrderConflict
          inHand={inHand}
          mine={{
            status: orderStatusViews[variables.status].label,
            ...(variables.trackingNumber !== undefined && {
              tracking: parcelInWords(variables.carrier, variables.trackingNumber),
            }),
            ...(variables.note !== undefined && { note: variables.note }),
          }}
          saving={isPending}
          onKeepMine={version => send({ ...variables, version })}
          onTakeTheirs={() => {
            settle()
            reset()
          }}
        />
      )}
      <Select
        label="Change status"
        value={status}
        onChange={event => setChosen(order.allowedStatuses.find(id => id === event.currentTarget.value))}
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
          <CourierField optional error={fields['carrier']} />
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

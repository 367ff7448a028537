import { orderStatusViews } from '@shruti/design-system'
import { Button } from '@shruti/design-system/Button'
import { Select } from '@shruti/design-system/Select'
import type { AdminOrder } from '@shruti/server/contract'
import type { CallInput } from '../../../api/api.ts'
import { useChangeOrder } from '../../../queries/admin-order-desk.ts'
import { CallProblem } from '../../form/CallProblem.tsx'
import { FormStack } from '../../form/FormStack.tsx'
import { useHeldForm, type InHand } from '../form/in-hand.ts'
import { OrderConflict } from './OrderConflict.tsx'

interface ParcelStatusFormProps {
  inHand: InHand<AdminOrder>
  parcel: AdminOrder['parcels'][number]
}

/** Says where a parcel is; the order follows the one that has come least far [ADM-3]. */
export function ParcelStatusForm({ inHand, parcel }: ParcelStatusFormProps) {
  const { mutate, isPending, error, variables, reset } = useChangeOrder('adminMoveParcel', 'Parcel updated')
  const { round, isStale, touch, settle } = useHeldForm(inHand, error)
  const { id, version } = inHand.seen
  const { allowedStatuses } = parcel
  if (allowedStatuses.length === 0) return null

  const send = (input: CallInput<'adminMoveParcel'>) => mutate(input, { onSuccess: settle })

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('status')
    const status = allowedStatuses.find(candidate => candidate === chosen)
    if (status === undefined) return
    touch()
    send({ id, version, parcelId: parcel.id, status })
  }

  return (
    <FormStack key={round} onSubmit={submit} onChange={touch}>
      {isStale && variables && (
        <OrderConflict
          inHand={inHand}
          mine={{ tracking: `Parcel ${parcel.id}: ${orderStatusViews[variables.status].label}` }}
          saving={isPending}
          onKeepMine={newest => send({ ...variables, version: newest })}
          onTakeTheirs={() => {
            settle()
            reset()
          }}
        />
      )}
      <Select label={`Where parcel ${parcel.id} is`} name="status">
        {allowedStatuses.map(status => (
          <option key={status} value={status}>
            {orderStatusViews[status].label}
          </option>
        ))}
      </Select>
      {!isStale && <CallProblem error={error} />}
      <Button type="submit" variant="secondary" loading={isPending}>
        Update parcel {parcel.id}
      </Button>
    </FormStack>
  )
}

import { Button } from '@shruti/design-system/Button'
import { Link } from '@shruti/design-system/Link'
import { TextField } from '@shruti/design-system/TextField'
import type { AdminOrder } from '@shruti/server/contract'
import type { CallInput } from '../../../api/api.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useChangeOrder } from '../../../queries/admin-order-desk.ts'
import { CallProblem } from '../../form/CallProblem.tsx'
import { FormStack } from '../../form/FormStack.tsx'
import { useHeldForm, type InHand } from '../form/in-hand.ts'
import { CourierField } from '../CourierField.tsx'
import { givenText } from '../given-text.ts'
import { OrderConflict, parcelInWords } from './OrderConflict.tsx'

interface TrackingFormProps {
  inHand: InHand<AdminOrder>
  parcel: AdminOrder['parcels'][number]
}

/** Courier and tracking number of a parcel under way, to follow it and to correct them [ADM-3]. */
export function TrackingForm({ inHand, parcel }: TrackingFormProps) {
  const { seen: order } = inHand
  const { mutate, isPending, error, variables, reset } = useChangeOrder(
    'adminChangeOrderTracking',
    'Tracking corrected',
  )
  const { round, isStale, touch, settle } = useHeldForm(inHand, error)
  const fields = error instanceof ApiError ? error.fields : {}

  const send = (input: CallInput<'adminChangeOrderTracking'>) => mutate(input, { onSuccess: settle })

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const { id, version } = order
    touch()
    send({
      id,
      version,
      parcelId: parcel.id,
      carrier: '',
      trackingNumber: '',
      ...givenText(form, 'carrier'),
      ...givenText(form, 'trackingNumber'),
    })
  }

  return (
    <FormStack key={`${round} ${parcel.carrier} ${parcel.trackingNumber}`} onSubmit={submit} onChange={touch}>
      {isStale && variables && (
        <OrderConflict
          inHand={inHand}
          mine={{ tracking: parcelInWords(variables.carrier, variables.trackingNumber) }}
          saving={isPending}
          onKeepMine={version => send({ ...variables, version })}
          onTakeTheirs={() => {
            settle()
            reset()
          }}
        />
      )}
      <CourierField defaultValue={parcel.carrier ?? ''} error={fields['carrier']} />
      <TextField
        label="Tracking number"
        name="trackingNumber"
        defaultValue={parcel.trackingNumber ?? ''}
        error={fields['trackingNumber']}
      />
      {parcel.trackingUrl !== null && (
        <Link href={parcel.trackingUrl}>Follow the parcel at {parcel.carrier}</Link>
      )}
      {!isStale && <CallProblem error={error} fields={['carrier', 'trackingNumber']} />}
      <Button type="submit" variant="secondary" loading={isPending}>
        Correct tracking
      </Button>
    </FormStack>
  )
}

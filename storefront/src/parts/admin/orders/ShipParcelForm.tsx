import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Heading } from '@shruti/design-system/Heading'
import { Select } from '@shruti/design-system/Select'
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

interface ShipParcelFormProps {
  inHand: InHand<AdminOrder>
  /** Absent where the order is in parcels already, and the rest has to go too. */
  onCancel?: (() => void) | undefined
}

const nameOf = (lineIndex: number) => `pieces-${lineIndex}`

/** Ships pieces of an order in a parcel of their own: what, with whom, under which number [ADM-3]. */
export function ShipParcelForm({ inHand, onCancel }: ShipParcelFormProps) {
  const { mutate, isPending, error, variables, reset } = useChangeOrder('adminShipParcel', 'Parcel shipped')
  const { round, isStale, touch, settle } = useHeldForm(inHand, error)
  const { id, version, unsent, parcels } = inHand.seen
  const fields = error instanceof ApiError ? error.fields : {}

  const send = (input: CallInput<'adminShipParcel'>) => mutate(input, { onSuccess: settle })

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    touch()
    send({
      id,
      version,
      items: unsent
        .map(({ lineIndex }) => ({ lineIndex, quantity: Number(form.get(nameOf(lineIndex))) }))
        .filter(({ quantity }) => quantity > 0),
      carrier: '',
      trackingNumber: '',
      ...givenText(form, 'carrier'),
      ...givenText(form, 'trackingNumber'),
    })
  }

  return (
    <FormStack
      // What is left fills the fields: another rest starts them anew.
      key={`${round} ${JSON.stringify(unsent)}`}
      onSubmit={submit}
      onChange={touch}
    >
      <Heading as="h2" size="h3">
        Parcel {parcels.length + 1}
      </Heading>
      {isStale && variables && (
        <OrderConflict
          inHand={inHand}
          mine={{ tracking: parcelInWords(variables.carrier, variables.trackingNumber) }}
          saving={isPending}
          onKeepMine={newest => send({ ...variables, version: newest })}
          onTakeTheirs={() => {
            settle()
            reset()
          }}
        />
      )}
      {unsent.map(({ lineIndex, name, variantName, quantity }) => (
        <Select
          key={lineIndex}
          label={`${name}, ${variantName}`}
          name={nameOf(lineIndex)}
          defaultValue={String(quantity)}
        >
          {Array.from({ length: quantity + 1 }, (_, pieces) => (
            <option key={pieces} value={pieces}>
              {pieces === 0 ? 'Not in this parcel' : `${pieces} of ${quantity}`}
            </option>
          ))}
        </Select>
      ))}
      <CourierField error={fields['carrier']} />
      <TextField label="Tracking number" name="trackingNumber" error={fields['trackingNumber']} />
      {!isStale && <CallProblem error={error} fields={['carrier', 'trackingNumber']} />}
      <Cluster>
        <Button type="submit" loading={isPending}>
          Ship parcel
        </Button>
        {onCancel && (
          <Button
            variant="quiet"
            onClick={() => {
              settle()
              onCancel()
            }}
          >
            Cancel
          </Button>
        )}
      </Cluster>
    </FormStack>
  )
}

import { AddressFields } from '@shruti/design-system/AddressFields'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { adminOrderSchemas, indianStates, type AdminOrder } from '@shruti/server/contract'
import type { CallInput } from '../../../api/api.ts'
import { useChangeOrder } from '../../../queries/admin-order-desk.ts'
import { CallProblem } from '../../form/CallProblem.tsx'
import { showFieldErrors } from '../../form/field-errors.ts'
import { FormStack } from '../../form/FormStack.tsx'
import { useContractForm } from '../../form/use-contract-form.ts'
import { useHeldForm, type InHand } from '../form/in-hand.ts'
import { addressInWords, OrderConflict } from './OrderConflict.tsx'

const fieldNames = [
  'fullName',
  'phoneNumber',
  'line1',
  'line2',
  'landmark',
  'pincode',
  'city',
  'state',
] as const

/** Corrects where an order goes, before it is packed [ADM-3]. */
export function OrderAddressForm({ inHand, onDone }: { inHand: InHand<AdminOrder>; onDone: () => void }) {
  const { seen: order } = inHand
  const { mutate, isPending, error, variables, reset } = useChangeOrder(
    'adminChangeOrderAddress',
    'Address corrected',
  )
  const { isStale, touch, settle } = useHeldForm(inHand, error)
  const { shippingAddress } = order
  const { register, handleSubmit, setError, formState } = useContractForm(
    adminOrderSchemas.adminChangeOrderAddressInput,
    {
      ...shippingAddress,
      phoneNumber: shippingAddress.phoneNumber.replace(/^\+91/, ''),
      id: order.id,
      version: order.version,
    } as CallInput<'adminChangeOrderAddress'>,
  )
  function close(saved?: AdminOrder) {
    settle(saved)
    onDone()
  }
  const send = (input: CallInput<'adminChangeOrderAddress'>) =>
    mutate(input, {
      onSuccess: close,
      onError: problem => void showFieldErrors(problem, setError, fieldNames),
    })
  const submit = handleSubmit(input => {
    touch()
    send({ ...input, version: order.version })
  })
  return (
    <FormStack onSubmit={event => void submit(event)} onChange={touch}>
      {isStale && variables && (
        <OrderConflict
          inHand={inHand}
          mine={{ address: addressInWords(variables) }}
          saving={isPending}
          onKeepMine={version => send({ ...variables, version })}
          onTakeTheirs={() => {
            reset()
            close()
          }}
        />
      )}
      <AddressFields
        states={indianStates}
        register={name =>
          register(name, { setValueAs: (value: unknown) => (value === '' ? undefined : value) })
        }
        errors={Object.fromEntries(fieldNames.map(name => [name, formState.errors[name]?.message]))}
      />
      {!isStale && <CallProblem error={error} fields={fieldNames} />}
      <Cluster>
        <Button type="submit" loading={isPending}>
          Save address
        </Button>
        <Button variant="quiet" onClick={() => close()}>
          Cancel
        </Button>
      </Cluster>
    </FormStack>
  )
}

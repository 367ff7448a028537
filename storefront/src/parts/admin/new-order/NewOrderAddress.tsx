import { AddressCard } from '@shruti/design-system/AddressCard'
import { AddressFields } from '@shruti/design-system/AddressFields'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Heading } from '@shruti/design-system/Heading'
import { RadioGroup } from '@shruti/design-system/RadioGroup'
import { Stack } from '@shruti/design-system/Stack'
import { indianStates, orderSchemas, type Address, type AddressInput } from '@shruti/server/contract'
import { useState } from 'react'
import { useAddCustomerAddress } from '../../../queries/admin-new-order.ts'
import { usePlaceOfPincode } from '../../address/use-place-of-pincode.ts'
import { CallProblem } from '../../form/CallProblem.tsx'
import { showFieldErrors } from '../../form/field-errors.ts'
import { FormStack } from '../../form/FormStack.tsx'
import { useContractForm } from '../../form/use-contract-form.ts'

interface NewOrderAddressProps {
  customer: { readonly id: string; readonly name: string | null; readonly phoneNumber: string | null }
  addresses: readonly Address[]
  addressId: string | undefined
  onChoose: (addressId: string) => void
}

/** Where it goes: an address of the customer, or a new one by the rules of their own [ADM-3]. */
export function NewOrderAddress({ customer, addresses, addressId, onChoose }: NewOrderAddressProps) {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Stack as="section" gap={5} aria-label="Delivery address">
      <Heading as="h2" size="h3">
        Delivery address
      </Heading>
      {addresses.length > 0 && (
        <RadioGroup
          label="Delivery address"
          hideLabel
          variant="cards"
          value={addressId ?? ''}
          onValueChange={onChoose}
          options={addresses.map(address => ({
            value: address.id,
            label: <AddressCard address={address} />,
          }))}
        />
      )}
      {isAdding || addresses.length === 0 ? (
        <NewAddress
          customer={customer}
          onAdded={({ id }) => {
            setIsAdding(false)
            onChoose(id)
          }}
          {...(addresses.length > 0 && { onCancel: () => setIsAdding(false) })}
        />
      ) : (
        <Cluster>
          <Button variant="secondary" onClick={() => setIsAdding(true)}>
            New address
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}

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

function NewAddress({
  customer,
  onAdded,
  onCancel,
}: {
  customer: NewOrderAddressProps['customer']
  onAdded: (address: Address) => void
  onCancel?: () => void
}) {
  const add = useAddCustomerAddress()
  const known: Partial<AddressInput> = {
    fullName: customer.name ?? '',
    phoneNumber: customer.phoneNumber?.replace(/^\+91/, '') ?? '',
  }
  const form = useContractForm(orderSchemas.createAddressInput, known)
  const { register, handleSubmit, setError, formState } = form
  const { place, whenFilledIn, isAwaited } = usePlaceOfPincode(form)
  const submit = handleSubmit(input =>
    add.mutate(
      { ...input, id: customer.id },
      {
        onSuccess: onAdded,
        onError: problem => void showFieldErrors(problem, setError, fieldNames),
      },
    ),
  )
  return (
    <FormStack
      onSubmit={event => {
        event.preventDefault()
        void whenFilledIn().then(() => submit())
      }}
    >
      <AddressFields
        states={indianStates}
        register={name =>
          register(name, { setValueAs: (value: unknown) => (value === '' ? undefined : value) })
        }
        errors={Object.fromEntries(fieldNames.map(name => [name, formState.errors[name]?.message]))}
        pincodeHint={place && !place.serviceable ? `We do not deliver to ${place.pincode} yet` : undefined}
      />
      <CallProblem error={add.error} fields={fieldNames} />
      <Cluster>
        <Button type="submit" loading={isAwaited || add.isPending}>
          Save address
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Cluster>
    </FormStack>
  )
}

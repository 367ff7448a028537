import { AddressFields } from '@shruti/design-system/AddressFields'
import { Button } from '@shruti/design-system/Button'
import { Checkbox } from '@shruti/design-system/Checkbox'
import { Cluster } from '@shruti/design-system/Cluster'
import { Notice } from '@shruti/design-system/Notice'
import { useQuery } from '@tanstack/react-query'
import {
  indianStates,
  orderSchemas,
  type Address,
  type AddressInput,
  type PincodeAnswer,
} from '@shruti/server/contract'
import { useEffect } from 'react'
import { useApp } from '../../app/app-context.ts'
import { useSaveAddress } from '../../queries/addresses.ts'
import { pincodeQuery } from '../../queries/catalogue.ts'
import { useDeliveryPincode } from '../../queries/delivery-pincode.ts'
import { phoneNumberError, showFieldErrors } from '../form/field-errors.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { FormStack } from '../form/FormStack.tsx'

interface AddressFormProps {
  /** The address to change; a new one without it. */
  address?: Address
  /** Filled in for a new address: the number of whoever is signed in. */
  phoneNumber?: string | null | undefined
  onSaved: (address: Address) => void
  onCancel?: () => void
}

/** What the fields start with. Numbers lose the +91 that the field prints before them. */
function newOrKnown(
  address: Address | undefined,
  ownNumber: string | null | undefined,
  promisedPincode: string,
): Partial<AddressInput> {
  const phoneNumber = (address?.phoneNumber ?? ownNumber)?.replace(/^\+91/, '')
  // A new address starts with the PIN code that was asked about before [BEY-3].
  const known = (address ?? (promisedPincode ? { pincode: promisedPincode } : {})) as Partial<AddressInput>
  return { ...known, ...(phoneNumber && { phoneNumber }) }
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

/** A new address, or a change of one [CHK-1]. City and state follow the PIN code until they are typed. */
export function AddressForm({ address, phoneNumber, onSaved, onCancel }: AddressFormProps) {
  const app = useApp()
  const save = useSaveAddress()
  const [promisedPincode] = useDeliveryPincode()
  const { register, handleSubmit, setError, watch, setValue, getValues, formState } = useContractForm(
    orderSchemas.createAddressInput,
    newOrKnown(address, phoneNumber, promisedPincode),
  )
  const { errors } = formState
  const pincode = watch('pincode') ?? ''
  const { data: place } = useQuery({ ...pincodeQuery(app, pincode), enabled: /^[1-9]\d{5}$/.test(pincode) })

  useEffect(() => {
    if (place?.city && !getValues('city')) setValue('city', place.city)
    const state = indianStates.find(known => known === place?.state)
    if (state && !getValues('state')) setValue('state', state)
  }, [place, getValues, setValue])

  const submit = handleSubmit(input =>
    save.mutate(
      { ...input, ...(address && { id: address.id }) },
      { onSuccess: onSaved, onError: error => showFieldErrors(error, setError, fieldNames) },
    ),
  )
  return (
    <FormStack onSubmit={event => void submit(event)}>
      <AddressFields
        states={indianStates}
        register={name =>
          register(name, { setValueAs: (value: unknown) => (value === '' ? undefined : value) })
        }
        errors={{
          ...Object.fromEntries(fieldNames.map(name => [name, errors[name]?.message])),
          phoneNumber: phoneNumberError(errors.phoneNumber?.message),
        }}
        pincodeHint={place && serviceHint(place)}
      />
      <Checkbox label="Make this my default address" {...register('isDefault')} />
      {save.error && (
        <Notice tone="danger" live>
          {save.error.message}
        </Notice>
      )}
      <Cluster>
        <Button type="submit" loading={save.isPending}>
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

function serviceHint({ pincode, serviceable }: PincodeAnswer): string {
  return serviceable ? 'We deliver here in 3–5 business days.' : `We do not deliver to ${pincode} yet`
}

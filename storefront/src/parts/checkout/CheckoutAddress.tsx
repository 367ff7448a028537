import { AddressCard } from '@shruti/design-system/AddressCard'
import { Button } from '@shruti/design-system/Button'
import { Heading } from '@shruti/design-system/Heading'
import { RadioGroup } from '@shruti/design-system/RadioGroup'
import { Stack } from '@shruti/design-system/Stack'
import { useState } from 'react'
import { AddressForm } from '../address/AddressForm.tsx'
import type { Checkout } from './use-checkout.ts'

/** Where it goes: one of the saved addresses, or a new one. */
export function CheckoutAddress({ checkout }: { checkout: Checkout }) {
  const { addresses, addressId, setAddressId } = checkout
  const [isAdding, setIsAdding] = useState(false)
  const showsForm = isAdding || addresses.length === 0
  return (
    <Stack as="section" gap={5} aria-label="Address">
      <Heading as="h2">Where should it go?</Heading>
      {addresses.length > 0 && (
        <RadioGroup
          label="Delivery address"
          hideLabel
          variant="cards"
          name="address"
          value={addressId ?? ''}
          onValueChange={setAddressId}
          options={addresses.map(address => ({
            value: address.id,
            label: <AddressCard address={address} />,
          }))}
        />
      )}
      {showsForm ? (
        <AddressForm
          onSaved={({ id }) => {
            setAddressId(id)
            setIsAdding(false)
          }}
          {...(addresses.length > 0 && { onCancel: () => setIsAdding(false) })}
        />
      ) : (
        <Button variant="quiet" onClick={() => setIsAdding(true)}>
          New address
        </Button>
      )}
    </Stack>
  )
}

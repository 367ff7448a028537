import { AddressCard } from '@shruti/design-system/AddressCard'
import { Button } from '@shruti/design-system/Button'
import { Heading } from '@shruti/design-system/Heading'
import { RadioGroup } from '@shruti/design-system/RadioGroup'
import { Stack } from '@shruti/design-system/Stack'
import { useState } from 'react'
import { useUser } from '../../queries/user.ts'
import { AddressForm } from '../address/AddressForm.tsx'
import { useOpener } from '../form/use-opener.ts'
import type { Checkout } from './use-checkout.ts'
import { t } from '../../language/t.ts'

/** Where it goes: one of the saved addresses, or a new one. */
export function CheckoutAddress({ checkout }: { checkout: Checkout }) {
  const { addresses, addressId, setAddressId, showsAddressForm, addressForm, setIsAddingAddress } = checkout
  const { data: user } = useUser()
  const opener = useOpener(showsAddressForm)
  /** Of a form that was there from the start nobody pressed the button. */
  const [isOpened, setIsOpened] = useState(false)
  return (
    <Stack as="section" gap={5} aria-label={t('Delivery address')}>
      <Heading as="h2">{t('Delivery address')}</Heading>
      {addresses.length > 0 && (
        <RadioGroup
          label={t('Delivery address')}
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
      {showsAddressForm ? (
        <AddressForm
          ref={addressForm}
          takesFocus={isOpened}
          phoneNumber={user?.phoneNumber}
          onSaved={({ id }) => {
            setAddressId(id)
            setIsAddingAddress(false)
          }}
          {...(addresses.length > 0 && { onCancel: () => setIsAddingAddress(false) })}
        />
      ) : (
        <Button
          ref={opener}
          variant="quiet"
          onClick={() => {
            setIsOpened(true)
            setIsAddingAddress(true)
          }}
        >
          {t('Add new address')}
        </Button>
      )}
    </Stack>
  )
}

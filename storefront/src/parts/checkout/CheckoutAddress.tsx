import { AddressCard } from '@shruti/design-system/AddressCard'
import { Button } from '@shruti/design-system/Button'
import { Heading } from '@shruti/design-system/Heading'
import { RadioGroup } from '@shruti/design-system/RadioGroup'
import { Stack } from '@shruti/design-system/Stack'
import { useUser } from '../../queries/user.ts'
import { AddressForm } from '../address/AddressForm.tsx'
import type { Checkout } from './use-checkout.ts'
import { t } from '../../language/t.ts'

/** Where it goes: one of the saved addresses, or a new one. */
export function CheckoutAddress({ checkout }: { checkout: Checkout }) {
  const { addresses, addressId, setAddressId, showsAddressForm, addressForm, setIsAddingAddress } = checkout
  const { data: user } = useUser()
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
          phoneNumber={user?.phoneNumber}
          onSaved={({ id }) => {
            setAddressId(id)
            setIsAddingAddress(false)
          }}
          {...(addresses.length > 0 && { onCancel: () => setIsAddingAddress(false) })}
        />
      ) : (
        <Button variant="quiet" onClick={() => setIsAddingAddress(true)}>
          {t('Add new address')}
        </Button>
      )}
    </Stack>
  )
}

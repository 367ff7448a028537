import { AddressCard } from '@shruti/design-system/AddressCard'
import { BusinessFields } from '@shruti/design-system/BusinessFields'
import { Button } from '@shruti/design-system/Button'
import { Checkbox } from '@shruti/design-system/Checkbox'
import { Cluster } from '@shruti/design-system/Cluster'
import { Heading } from '@shruti/design-system/Heading'
import { RadioGroup } from '@shruti/design-system/RadioGroup'
import { Stack } from '@shruti/design-system/Stack'
import { AddressForm } from '../address/AddressForm.tsx'
import { FormStack } from '../form/FormStack.tsx'
import { checkoutDrafts } from './use-checkout-choices.ts'
import type { Checkout } from './use-checkout.ts'
import { t } from '../../language/t.ts'

const sameAddress = 'same'

/** A GSTIN and where it is billed, for who asks for them [CHK-1]. */
export function CheckoutBusiness({ checkout }: { checkout: Checkout }) {
  const { addresses, addressId } = checkout
  const { isBusiness, setIsBusiness, form, billingForm, billingAddressId, chooseBillingAddress } =
    checkout.business
  const { isAddingBilling, setIsAddingBilling } = checkout.business
  const { errors } = form.formState
  return (
    <Stack as="section" gap={5} aria-label={t('Business purchase')}>
      <Heading as="h2">{t('Invoice')}</Heading>
      <Checkbox
        label={t('Business purchase: add GSTIN')}
        checked={isBusiness}
        onChange={event => setIsBusiness(event.currentTarget.checked)}
      />
      {isBusiness && (
        <>
          <FormStack
            draft={checkoutDrafts.business}
            onSubmit={event => {
              event.preventDefault()
              void form.trigger(undefined, { shouldFocus: true })
            }}
          >
            <BusinessFields
              register={name => form.register(name)}
              errors={{ gstin: errors.gstin?.message, businessName: errors.businessName?.message }}
            />
          </FormStack>
          <RadioGroup
            label={t('Billing address')}
            hint={t(
              'In the state that the GSTIN is registered in. GST is charged for the state of delivery.',
            )}
            variant="cards"
            name="billing-address"
            value={billingAddressId ?? sameAddress}
            onValueChange={id => chooseBillingAddress(id === sameAddress ? undefined : id)}
            options={[
              { value: sameAddress, label: t('Same as the delivery address') },
              ...addresses
                .filter(({ id }) => id !== addressId)
                .map(address => ({ value: address.id, label: <AddressCard address={address} /> })),
            ]}
          />
          {isAddingBilling ? (
            <Stack as="section" gap={5} aria-label={t('New billing address')}>
              <AddressForm
                ref={billingForm}
                draft={checkoutDrafts.billing}
                onSaved={({ id }) => {
                  chooseBillingAddress(id)
                  setIsAddingBilling(false)
                }}
                onCancel={() => setIsAddingBilling(false)}
              />
            </Stack>
          ) : (
            <Cluster>
              <Button variant="quiet" onClick={() => setIsAddingBilling(true)}>
                {t('Add a billing address')}
              </Button>
            </Cluster>
          )}
        </>
      )}
    </Stack>
  )
}

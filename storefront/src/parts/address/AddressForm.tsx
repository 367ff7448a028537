import { AddressFields } from '@shruti/design-system/AddressFields'
import { Button } from '@shruti/design-system/Button'
import { Checkbox } from '@shruti/design-system/Checkbox'
import { Cluster } from '@shruti/design-system/Cluster'
import {
  indianStates,
  orderSchemas,
  type Address,
  type AddressInput,
  type PincodeAnswer,
} from '@shruti/server/contract'
import { useImperativeHandle, useRef, type Ref } from 'react'
import { useSaveAddress } from '../../queries/addresses.ts'
import { useDeliveryPincode } from '../../queries/delivery-pincode.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { phoneNumberError, showFieldErrors } from '../form/field-errors.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { FormStack } from '../form/FormStack.tsx'
import { useForgetDraft } from '../form/use-form-drafts.ts'
import { usePlaceOfPincode } from './use-place-of-pincode.ts'
import { t } from '../../language/t.ts'

/** What a page that goes on without the form's own button can do with it. */
export interface AddressFormHandle {
  /** Whether anything was typed: what the form fills in by itself does not count. */
  readonly isFilled: () => boolean
  /** Saves as the form's button does. Where a field is wrong it says so, takes the focus, and nothing is saved. */
  readonly save: () => Promise<Address | undefined>
}

interface AddressFormProps {
  /** The address to change; a new one without it. */
  address?: Address
  /** Filled in for a new address: the number of whoever is signed in. */
  phoneNumber?: string | null | undefined
  onSaved: (address: Address) => void
  onCancel?: () => void
  /** Of a form beside another: what is typed is kept under it. */
  draft?: string
  /** It takes the place of the button that opened it. */
  takesFocus?: boolean
  ref?: Ref<AddressFormHandle>
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

/** A new address, or a change of one [CHK-1]. */
export function AddressForm({
  address,
  phoneNumber,
  onSaved,
  onCancel,
  draft,
  takesFocus = false,
  ref,
}: AddressFormProps) {
  const save = useSaveAddress()
  const [promisedPincode] = useDeliveryPincode()
  const form = useContractForm(
    orderSchemas.createAddressInput,
    newOrKnown(address, phoneNumber, promisedPincode),
  )
  const { register, handleSubmit, setError, formState } = form
  const { errors, isDirty } = formState
  const { place, filledIn, whenFilledIn, isAwaited } = usePlaceOfPincode(form)
  const draftName = draft ?? `address ${address?.id ?? 'new'}`
  const forgetDraft = useForgetDraft(draftName)

  const saving = useRef<Promise<Address | undefined>>(undefined)

  async function checkAndSave(): Promise<Address | undefined> {
    let saved: Address | undefined
    await whenFilledIn()
    await handleSubmit(async input => {
      try {
        saved = await save.mutateAsync({ ...input, ...(address && { id: address.id }) })
        forgetDraft()
        onSaved(saved)
      } catch (error) {
        if (error instanceof Error) showFieldErrors(error, setError, fieldNames)
      }
    })()
    return saved
  }
  /** Asked twice, by its own button and by the page's, it saves once. */
  const submit = () =>
    (saving.current ??= checkAndSave().finally(() => {
      saving.current = undefined
    }))
  useImperativeHandle(ref, () => ({ isFilled: () => isDirty, save: submit }))

  return (
    <FormStack
      draft={draftName}
      filledIn={filledIn}
      takesFocus={takesFocus}
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
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
      <Checkbox label={t('Make this my default address')} {...register('isDefault')} />
      <CallProblem error={save.error} fields={fieldNames} />
      <Cluster>
        <Button type="submit" loading={isAwaited || save.isPending}>
          {t('Save address')}
        </Button>
        {onCancel && (
          <Button
            variant="quiet"
            onClick={() => {
              forgetDraft()
              onCancel()
            }}
          >
            {t('Cancel')}
          </Button>
        )}
      </Cluster>
    </FormStack>
  )
}

function serviceHint({ pincode, serviceable }: PincodeAnswer): string {
  return serviceable
    ? t('We deliver here in 3–5 business days.')
    : t('We do not deliver to {pincode} yet', { pincode })
}

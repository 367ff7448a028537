import type { ComponentPropsWithRef, ReactNode } from 'react'
import { HalfField, Root, ThirdField, ThirdSelect, WideField } from './AddressFields.styles.ts'
import { t } from '../../texts/t.ts'

export type AddressFieldName =
  'fullName' | 'phoneNumber' | 'line1' | 'line2' | 'landmark' | 'pincode' | 'city' | 'state'

export interface AddressFieldsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What ties a field to the form: `register` of react-hook-form fits, and so does `name => ({ name })`. */
  register: (name: AddressFieldName) => Pick<ComponentPropsWithRef<'input'>, 'name' | 'defaultValue'> & {
    ref?: (element: HTMLInputElement | HTMLSelectElement | null) => void
    onChange?: (event: { target: unknown; type?: unknown }) => unknown
    onBlur?: (event: { target: unknown; type?: unknown }) => unknown
  }
  /** A message for each field that is wrong. */
  errors?: { [Name in AddressFieldName]?: string | undefined }
  /** States and union territories, in the order to offer them. */
  states: readonly string[]
  /** Below the PIN code, for instance "We deliver here in 3–5 days". */
  pincodeHint?: ReactNode
}

/** The fields of an Indian address, in the order that people say one (CHK-1). */
export function AddressFields({ register, errors = {}, states, pincodeHint, ...rest }: AddressFieldsProps) {
  return (
    <Root {...rest}>
      <HalfField
        label={t('Full name')}
        autoComplete="name"
        error={errors.fullName}
        {...register('fullName')}
      />
      <HalfField
        label={t('Mobile number')}
        prefix="+91"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        hint={t('The courier will call this number.')}
        error={errors.phoneNumber}
        {...register('phoneNumber')}
      />
      <WideField
        label={t('Flat, house, building')}
        autoComplete="address-line1"
        error={errors.line1}
        {...register('line1')}
      />
      <WideField
        label={t('Area, street')}
        optional
        autoComplete="address-line2"
        error={errors.line2}
        {...register('line2')}
      />
      <WideField
        label={t('Landmark')}
        optional
        autoComplete="off"
        placeholder={t('Opposite the library')}
        error={errors.landmark}
        {...register('landmark')}
      />
      <ThirdField
        label={t('PIN code')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        hint={pincodeHint}
        error={errors.pincode}
        {...register('pincode')}
      />
      <ThirdField label={t('City')} autoComplete="address-level2" error={errors.city} {...register('city')} />
      <ThirdSelect
        label={t('State')}
        autoComplete="address-level1"
        error={errors.state}
        {...register('state')}
      >
        <option value="">{t('Select a state')}</option>
        {states.map(state => (
          <option key={state}>{state}</option>
        ))}
      </ThirdSelect>
    </Root>
  )
}

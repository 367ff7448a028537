import type { ComponentPropsWithRef } from 'react'
import { HalfField, Root } from '../AddressFields/AddressFields.styles.ts'
import type { AddressFieldsProps } from '../AddressFields/AddressFields.tsx'
import { t } from '../../texts/t.ts'

export type BusinessFieldName = 'gstin' | 'businessName'

export interface BusinessFieldsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What ties a field to the form: `register` of react-hook-form fits, and so does `name => ({ name })`. */
  register: (name: BusinessFieldName) => ReturnType<AddressFieldsProps['register']>
  /** A message for each field that is wrong. */
  errors?: { [Name in BusinessFieldName]?: string | undefined }
}

/** Who buys for a registered business, as the GST invoice names it (CHK-1). */
export function BusinessFields({ register, errors = {}, ...rest }: BusinessFieldsProps) {
  return (
    <Root {...rest}>
      <HalfField
        label={t('GSTIN')}
        hint={t('15 characters, as on the registration certificate.')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="29ABCDE1234F1Z5"
        error={errors.gstin}
        {...register('gstin')}
      />
      <HalfField
        label={t('Legal name of the business')}
        hint={t('The invoice is made out to it.')}
        autoComplete="organization"
        error={errors.businessName}
        {...register('businessName')}
      />
    </Root>
  )
}

import { formatPhoneNumber } from '@shruti/design-system/foundations'
import type { Account } from '@shruti/server/contract'
import { t } from '../../language/t.ts'

export type AccountField = 'name' | 'email' | 'phoneNumber'

interface FieldTexts {
  readonly label: string
  readonly hint: string
  readonly input: {
    readonly type?: string
    readonly inputMode?: 'email' | 'tel'
    readonly autoComplete: string
  }
}

/** What the account's page says of each thing that can be changed. */
export const accountFields = (): Readonly<Record<AccountField, FieldTexts>> => ({
  name: {
    label: t('Name'),
    hint: t('We use it in our messages and for new addresses.'),
    input: { autoComplete: 'name' },
  },
  email: {
    label: t('Email'),
    hint: t('We send an OTP there. The new address takes effect when you enter it.'),
    input: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  },
  phoneNumber: {
    label: t('Mobile number'),
    hint: t('We send an OTP there. The new number takes effect when you enter it.'),
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  },
})

/** A value as people write it; null where there is none. */
export function writtenValue(account: Account, field: AccountField): string | null {
  const value = account[field]
  return value !== null && field === 'phoneNumber' ? formatPhoneNumber(value) : value
}

/** Whether a code that was sent there was entered; null where nothing has to be proved. */
export function isVerified(account: Account, field: AccountField): boolean | null {
  if (field === 'name' || account[field] === null) return null
  return field === 'email' ? account.emailVerified : account.phoneNumberVerified
}

import { formatPhoneNumber } from '@shruti/design-system/foundations'
import type { Account } from '@shruti/server/contract'

/** Where a code to confirm with can go: what the account proved to have [AUTH-9]. */
export function codeDestinations({ email, emailVerified, phoneNumber, phoneNumberVerified }: Account) {
  return [
    ...(phoneNumber && phoneNumberVerified
      ? [{ channel: 'sms', written: formatPhoneNumber(phoneNumber) } as const]
      : []),
    ...(email && emailVerified ? [{ channel: 'email', written: email } as const] : []),
  ]
}

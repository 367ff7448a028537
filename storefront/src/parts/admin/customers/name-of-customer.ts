import type { AdminCustomer } from '@shruti/server/contract'

/** What the administration calls a customer. */
export function nameOfCustomer({
  name,
  username,
  email,
  phoneNumber,
}: Pick<AdminCustomer, 'name' | 'username' | 'email' | 'phoneNumber'>): string {
  return name ?? username ?? email ?? phoneNumber ?? 'No name'
}

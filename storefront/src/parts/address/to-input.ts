import type { Address, AddressInput } from '@shruti/server/contract'

/** A saved address as the shop takes it again: its state was one of the list when it was saved. */
export function toInput({ id: _id, ...address }: Address): AddressInput {
  return address as AddressInput
}

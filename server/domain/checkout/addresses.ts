import type { Address, IndianState, PostalAddress } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import { zoneOf } from '../catalogue/delivery-areas.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import type { AddressRecord, ShopReader, ShopTransaction, UserRecord } from '../records.ts'

const maximumAddresses = 10

/** An address as a form sends it. The phone number is normalised by the contract. */
export interface AddressFields extends PostalAddress {
  readonly state: IndianState
  readonly type: Address['type']
  readonly isDefault: boolean
}

/** What an order keeps of an address. */
export function toPostalAddress(address: PostalAddress): PostalAddress {
  const { fullName, phoneNumber, line1, line2, landmark, city, state, pincode } = address
  return {
    fullName,
    phoneNumber,
    line1,
    ...(line2 ? { line2 } : {}),
    ...(landmark ? { landmark } : {}),
    city,
    state,
    pincode,
  }
}

function toAddress(record: AddressRecord): Address {
  return { id: record.id, ...toPostalAddress(record), type: record.type, isDefault: record.isDefault }
}

function addressesOf(reader: ShopReader, user: UserRecord): Promise<readonly AddressRecord[]> {
  return reader.list('addresses', { where: { userId: user.id } })
}

/** The default one first, then the newest. */
function sorted(addresses: readonly AddressRecord[]): AddressRecord[] {
  return addresses.toSorted(
    (left, right) =>
      Number(right.isDefault) - Number(left.isDefault) || right.createdAt.localeCompare(left.createdAt),
  )
}

/** The user's addresses, the default one first. */
export async function listAddresses({ store }: Dependencies, user: UserRecord): Promise<Address[]> {
  return sorted(await addressesOf(store, user)).map(toAddress)
}

/**
 * An address of this user.
 * @throws address_not_found for another user's too
 */
export async function requireAddress(
  reader: ShopReader,
  user: UserRecord,
  id: string,
): Promise<AddressRecord> {
  const address = await reader.get('addresses', id)
  if (address?.userId !== user.id) throw shopError('address_not_found')
  return address
}

/** A PIN code lies in one state: a parcel with both wrong goes astray. @throws pincode_state_mismatch */
export async function requireMatchingState(
  reader: ShopReader,
  { pincode, state }: Pick<AddressFields, 'pincode' | 'state'>,
): Promise<void> {
  const zone = await zoneOf(reader, pincode)
  if (zone?.state && zone.state !== state) {
    throw shopError('pincode_state_mismatch', { state: zone.state }, 'state')
  }
}

/** Makes `chosen` the only default among the user's addresses. */
async function makeDefault(
  tx: ShopTransaction,
  addresses: readonly AddressRecord[],
  chosenId: string,
): Promise<void> {
  for (const address of addresses) {
    if (address.isDefault && address.id !== chosenId)
      await tx.put('addresses', { ...address, isDefault: false })
  }
}

/**
 * Keeps an address. The first one becomes the default.
 * @throws address_limit beyond 10, pincode_state_mismatch
 */
export function createAddress(
  dependencies: Dependencies,
  user: UserRecord,
  input: AddressFields,
): Promise<Address> {
  return dependencies.store.transaction(tx => addAddress(dependencies, tx, user, input))
}

/** Keeps an address in the caller's transaction. @throws as createAddress */
export async function addAddress(
  { clock, ids }: Pick<Dependencies, 'clock' | 'ids'>,
  tx: ShopTransaction,
  user: UserRecord,
  input: AddressFields,
): Promise<Address> {
  const present = await addressesOf(tx, user)
  if (present.length >= maximumAddresses) throw shopError('address_limit')
  await requireMatchingState(tx, input)
  const address: AddressRecord = {
    id: ids.id(),
    userId: user.id,
    ...toPostalAddress(input),
    type: input.type,
    isDefault: input.isDefault || present.length === 0,
    createdAt: toInstant(clock.now()),
  }
  await tx.put('addresses', address)
  if (address.isDefault) await makeDefault(tx, present, address.id)
  return toAddress(address)
}

/** Moves the addresses of another account to the user's, though there be more than a form lets one have. */
export async function moveAddresses(
  tx: ShopTransaction,
  user: UserRecord,
  former: UserRecord,
): Promise<void> {
  const hasDefault = (await addressesOf(tx, user)).length > 0
  for (const address of await addressesOf(tx, former)) {
    const isDefault = address.isDefault && !hasDefault
    await tx.put('addresses', { ...address, userId: user.id, isDefault })
  }
}

/**
 * Changes an address. The default one stays so until another becomes it.
 * @throws address_not_found, pincode_state_mismatch
 */
export async function updateAddress(
  { store }: Dependencies,
  user: UserRecord,
  { id, ...input }: AddressFields & { readonly id: string },
): Promise<Address> {
  return store.transaction(async tx => {
    const present = await requireAddress(tx, user, id)
    await requireMatchingState(tx, input)
    const address: AddressRecord = {
      id,
      userId: user.id,
      ...toPostalAddress(input),
      type: input.type,
      isDefault: input.isDefault || present.isDefault,
      createdAt: present.createdAt,
    }
    await tx.put('addresses', address)
    if (address.isDefault) await makeDefault(tx, await addressesOf(tx, user), id)
    return toAddress(address)
  })
}

/**
 * Deletes an address; when it was the default, the newest of the rest takes its place. Answers with the rest.
 * @throws address_not_found
 */
export async function deleteAddress(
  { store }: Dependencies,
  user: UserRecord,
  id: string,
): Promise<Address[]> {
  return store.transaction(async tx => {
    const address = await requireAddress(tx, user, id)
    await tx.delete('addresses', id)
    const [newest] = sorted(await addressesOf(tx, user))
    if (address.isDefault && newest) await tx.put('addresses', { ...newest, isDefault: true })
    return sorted(await addressesOf(tx, user)).map(toAddress)
  })
}

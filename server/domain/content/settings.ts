import {
  usualGstRate,
  type AdminSettings,
  type Currency,
  type Settings,
  type StoreLocation,
} from '../../contract/index.ts'
import type { DispatchRecord } from '../admin/shipping/records.ts'
import { changeAsAdministrator, type Administrator } from '../admin/audit.ts'
import { usualDispatch } from '../calendar.ts'
import type { Dependencies, ReadingDependencies } from '../context.ts'
import { isShippingFreeForAll } from '../promotions/promotions.ts'
import type { SettingsRecord, ShopReader, StoreLocationRecord } from '../records.ts'
import { openingAt } from './opening-hours.ts'

/**
 * The shop's settings.
 * @throws Error when the store was never seeded: nothing can be sold without them
 */
export async function readSettings(reader: ShopReader): Promise<SettingsRecord> {
  const settings = await reader.get('settings', 'shop')
  if (!settings) throw new Error('The store holds no settings: seed it first')
  return settings
}

/** When parcels leave: as the owner says, or as usual. */
export const dispatchOf = ({ dispatch }: SettingsRecord): DispatchRecord => dispatch ?? usualDispatch

/** What a new product has of tax, in the form and in a file that does not say. */
export const newProductTaxOf = ({ tax }: SettingsRecord): AdminSettings['tax'] =>
  tax ?? { hsn: '', gstRate: usualGstRate }

/** What the owner has the chat say. */
export const chatTextsOf = ({ chat }: SettingsRecord): NonNullable<SettingsRecord['chat']> =>
  chat ?? { notice: '', answers: [] }

/** The public part of the settings: what the shell, the chat and the invoice print (ADM-7). */
export async function getSettings({
  store,
  clock,
  payments: provider,
}: ReadingDependencies): Promise<Settings> {
  const settings = await readSettings(store)
  const { currency, exchangeRate, store: identity, shipping, payments, emi } = settings
  const { notice, answers } = chatTextsOf(settings)
  // The state decides about tax, inside; the address says it to people.
  const { state: _state, ...publicIdentity } = identity
  return {
    currency,
    exchangeRate,
    store: {
      ...publicIdentity,
      grievanceOfficer: publicIdentity.grievanceOfficer ?? null,
      dataProtectionOfficer: publicIdentity.dataProtectionOfficer ?? null,
    },
    shipping: { ...shipping, freeForAll: await isShippingFreeForAll(store, clock.now()) },
    cod: payments.cod,
    emi: provider && emi,
    productCount: await store.count('products', { where: { status: 'active' } }),
    chat: { notice, answers: answers.map(({ phrases, answer }) => ({ phrases: [...phrases], answer })) },
  }
}

/** Sets the currency that prices show in at first (CUR-1). Orders are charged in rupees all the same. */
export async function setCurrency(
  dependencies: Dependencies,
  administrator: Administrator,
  currency: Currency,
): Promise<{ currency: Currency }> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await readSettings(tx)
    const after = { ...before, currency, version: before.version + 1 }
    await tx.put('settings', after)
    return {
      answer: { currency },
      action: 'settings.currency',
      subject: 'settings:shop',
      detail: `${before.currency} → ${currency}`,
      before,
      after,
    }
  })
}

/** Our shops, in the order that an administrator gave them (CHAT-8, ROUTE-5). */
export async function listStores({ clock, store }: ReadingDependencies): Promise<StoreLocation[]> {
  const locations = await store.list('storeLocations')
  return locations
    .filter(({ isHidden }) => !isHidden)
    .toSorted((left, right) => left.position - right.position)
    .map(({ openingHours = [], closedOn = [], ...location }) => ({
      ...toPublic(location),
      openingHours: [...openingHours],
      closedOn: [...closedOn],
      opening: openingAt({ openingHours, closedOn }, clock.now()),
    }))
}

function toPublic({
  id,
  city,
  name,
  address,
  pincode,
  phone,
  hours,
}: Omit<StoreLocationRecord, 'openingHours'>) {
  return { id, city, name, address, pincode, phone, hours }
}

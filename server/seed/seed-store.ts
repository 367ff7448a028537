import { requireCompleteLabel, type RecordOf, type ShopSchema, type ShopStore } from '../domain/index.ts'

/** Records by collection of the store. */
export type Seed = { readonly [N in keyof ShopSchema]?: readonly RecordOf<ShopSchema, N>[] }

/** So many records go into one transaction: few enough that nobody waits long, enough that few files are synced. */
const recordsATransaction = 250

/**
 * Fills an empty store.
 * @returns false, with nothing written, when the store already has settings: a shop is never seeded twice
 * @throws Error when the label of a product is incomplete (BEY-5)
 * @throws StoreUnavailable when a write cannot be made durable
 */
export async function seedStore(store: ShopStore, seed: Seed): Promise<boolean> {
  if (await store.get('settings', 'shop')) return false
  // Settings go last: a seeding that was cut short has none, and the next start repeats it from the beginning.
  const { settings = [], ...rest } = seed
  const care = settings[0]?.store
  if (care) for (const product of rest.products ?? []) requireCompleteLabel(product, care)
  for (const name of Object.keys(rest)) await deleteAll(store, name as keyof ShopSchema)
  for (const [name, records = []] of Object.entries(rest)) {
    await putAll(store, name as keyof ShopSchema, records)
  }
  await putAll(store, 'settings', settings)
  return true
}

async function putAll<N extends keyof ShopSchema>(
  store: ShopStore,
  name: N,
  records: readonly RecordOf<ShopSchema, N>[],
): Promise<void> {
  for (let start = 0; start < records.length; start += recordsATransaction) {
    await store.transaction(async tx => {
      for (const record of records.slice(start, start + recordsATransaction)) await tx.put(name, record)
    })
  }
}

/** Removes what a seeding that was cut short left behind: its records may be other ones than today's. */
async function deleteAll(store: ShopStore, name: keyof ShopSchema): Promise<void> {
  await store.transaction(async tx => {
    for (const { id } of await tx.list(name)) await tx.delete(name, id)
  })
}

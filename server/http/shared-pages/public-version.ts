import type { Clock, CollectionName, ShopSchema, ShopStore, ShopTransaction } from '../../domain/index.ts'

/** Tells, for all processes of a shop, whether what public pages print may have changed. */
export interface PublicVersion {
  /**
   * A number that is greater after each change that was done before it was asked for.
   * @throws when it cannot be known at the moment
   */
  current(): Promise<number>
  /** Counts a change that is done. */
  changed(): Promise<void>
}

/** Of a process that has the shop for itself. */
export function createPublicVersion(): PublicVersion {
  let changes = 0
  return {
    current: async () => changes,
    changed: async () => {
      changes += 1
    },
  }
}

/** What public pages are made of. Whatever else one came to read would be shown late. */
export const publicCollections: ReadonlySet<CollectionName<ShopSchema>> = new Set([
  'products',
  'categories',
  'reviews',
  'promotions',
  'posts',
  'storeLocations',
  'shippingZones',
  'settings',
])

/** The same store, which counts the changes of what public pages print before it says that they are done. */
export function countPublicChanges(store: ShopStore, version: PublicVersion): ShopStore {
  return {
    get: (collection, id) => store.get(collection, id),
    list: (collection, query) => store.list(collection, query),
    count: (collection, query) => store.count(collection, query),
    assertWritable: () => store.assertWritable(),
    close: () => store.close(),
    async transaction(work) {
      let isPublic = false
      const note = (collection: CollectionName<ShopSchema>) => {
        isPublic ||= publicCollections.has(collection)
      }
      const result = await store.transaction(tx => {
        // Of a transaction that lost to another, the last try counts.
        isPublic = false
        return work(noting(tx, note))
      })
      // What is done stays done when it cannot be counted: pages run out by themselves.
      if (isPublic) await version.changed().catch(() => undefined)
      return result
    },
  }
}

function noting(
  tx: ShopTransaction,
  note: (collection: CollectionName<ShopSchema>) => void,
): ShopTransaction {
  return {
    get: (collection, id) => tx.get(collection, id),
    list: (collection, query) => tx.list(collection, query),
    count: (collection, query) => tx.count(collection, query),
    put(collection, record) {
      note(collection)
      return tx.put(collection, record)
    },
    delete(collection, id) {
      note(collection)
      return tx.delete(collection, id)
    },
  }
}

/**
 * The same version, which also counts the moments at which public pages change although nobody changes anything: a post
 * shows at its time.
 * @param nextMoment in milliseconds, after now; null where none is to come. Asked again after each change.
 */
export function countMoments(
  version: PublicVersion,
  clock: Clock,
  nextMoment: () => Promise<number | null>,
): PublicVersion {
  let known: { readonly version: number; readonly nextMs: number } | null = null
  return {
    changed: () => version.changed(),
    async current() {
      const isOver = known !== null && clock.now() >= known.nextMs
      if (isOver) await version.changed()
      const current = await version.current()
      if (isOver || known?.version !== current)
        known = { version: current, nextMs: (await nextMoment()) ?? Infinity }
      return current
    },
  }
}

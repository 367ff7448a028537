import type { ShopReader } from '../../domain/index.ts'
import type { PublicVersion } from './public-version.ts'

interface KeptList {
  readonly version: number
  readonly records: Promise<readonly unknown[]>
}

/** The lists that every answer of the catalogue begins with, by collection, with the query that asks for the whole of it. */
const wholeLists: Readonly<Record<string, string>> = {
  products: JSON.stringify({ where: { status: 'active' } }),
  categories: JSON.stringify({}),
}

/**
 * The same reader, which keeps the list of what is on sale and that of the categories until something has changed that public
 * pages show. Whoever asks gets what was there when they asked, or later. Equal records are the same objects then, by which
 * the domain sees that what it has made of them is still true.
 */
export function keepLists(reader: ShopReader, version: PublicVersion): ShopReader {
  const kept = new Map<string, KeptList>()
  return {
    get: (collection, id) => reader.get(collection, id),
    count: (collection, query) => reader.count(collection, query),
    async list(collection, query = {}) {
      const isWhole = wholeLists[collection] === JSON.stringify(query)
      const now = isWhole ? await version.current().catch(() => null) : null
      if (now === null) return reader.list(collection, query)
      const known = kept.get(collection)
      if (known && known.version >= now)
        return known.records as ReturnType<typeof reader.list<typeof collection>>
      const records = reader.list(collection, query)
      kept.set(collection, { version: now, records })
      records.catch(() => kept.delete(collection))
      return records
    },
  }
}

import { afterEach, beforeEach, describe } from 'vitest'
import type { Store } from '../domain/ports/store.ts'
import { describeLists } from './conformance/lists.ts'
import { describeRanges } from './conformance/ranges.ts'
import { describeRecords } from './conformance/records.ts'
import type { ConformanceSchema } from './conformance/schema.ts'
import { describeSearches } from './conformance/searches.ts'
import { describeTransactions } from './conformance/transactions.ts'
import { describeUniqueIndexes } from './conformance/unique-indexes.ts'

/**
 * What every adapter of the Store port must do. The suite closes each store that it opens.
 * @param openStore opens an empty store with `conformanceSchema`
 */
export function describeStoreConformance(
  name: string,
  openStore: () => Promise<Store<ConformanceSchema>>,
): void {
  describe(`${name} as a Store`, () => {
    let opened: Store<ConformanceSchema>
    beforeEach(async () => {
      opened = await openStore()
    })
    afterEach(async () => {
      await opened.close()
    })
    const store = () => opened

    describeRecords(store)
    describeTransactions(store)
    describeUniqueIndexes(store)
    describeLists(store)
    describeRanges(store)
    describeSearches(store)
  })
}

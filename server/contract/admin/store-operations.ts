import * as z from 'zod'
import { operation } from '../operation.ts'
import * as lists from '../schemas/admin-lists.ts'
import * as stores from '../schemas/admin-stores.ts'

/** The shop's own stores (ADM-7); the page of stores shows a change at once. */
export const storeOperations = {
  adminListStores: operation('adminListStores', {
    summary: 'All stores in their order, hidden ones too',
    input: z.object({}),
    output: z.array(stores.adminStore),
  }),
  adminCreateStore: operation('adminCreateStore', {
    summary: 'Add a store',
    input: stores.storeInput,
    output: stores.adminStore,
    errors: ['invalid_input'],
  }),
  adminGetStore: operation('adminGetStore', {
    summary: 'One store',
    input: stores.storeIdInput,
    output: stores.adminStore,
    errors: ['store_not_found'],
  }),
  adminUpdateStore: operation('adminUpdateStore', {
    summary: 'Change a store, hide it or give it another place in the list',
    input: stores.updateStoreInput,
    output: stores.adminStore,
    errors: ['invalid_input', 'store_not_found', 'stale_version'],
  }),
  adminDeleteStores: operation('adminDeleteStores', {
    summary: 'Remove stores; can be undone',
    input: stores.deleteStoresInput,
    output: lists.bulkAnswer,
    errors: ['invalid_input'],
  }),
}

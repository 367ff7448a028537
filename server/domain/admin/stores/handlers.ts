import type { Dependencies } from '../../context.ts'
import type { GuardedOperations } from '../../guarded-operations.ts'
import { administratorOf } from '../audit.ts'
import {
  adminCreateStore,
  adminDeleteStores,
  adminGetStore,
  adminListStores,
  adminUpdateStore,
} from './stores.ts'

export function storeHandlers(os: GuardedOperations, dependencies: Dependencies) {
  return {
    adminListStores: os.adminListStores.handler(() => adminListStores(dependencies)),
    adminCreateStore: os.adminCreateStore.handler(({ context, input }) =>
      adminCreateStore(dependencies, administratorOf(context), input),
    ),
    adminGetStore: os.adminGetStore.handler(({ input }) => adminGetStore(dependencies, input.id)),
    adminUpdateStore: os.adminUpdateStore.handler(({ context, input }) =>
      adminUpdateStore(dependencies, administratorOf(context), input),
    ),
    adminDeleteStores: os.adminDeleteStores.handler(({ context, input }) =>
      adminDeleteStores(dependencies, administratorOf(context), input),
    ),
  }
}

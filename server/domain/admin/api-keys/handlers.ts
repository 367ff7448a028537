import type { Dependencies } from '../../context.ts'
import type { GuardedOperations } from '../../guarded-operations.ts'
import { administratorOf } from '../audit.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts'

export function apiKeyHandlers(os: GuardedOperations, dependencies: Dependencies) {
  return {
    adminListApiKeys: os.adminListApiKeys.handler(() => listApiKeys(dependencies)),
    adminCreateApiKey: os.adminCreateApiKey.handler(({ context, input }) =>
      createApiKey(dependencies, { administrator: administratorOf(context), caller: context.caller }, input),
    ),
    adminRevokeApiKey: os.adminRevokeApiKey.handler(({ context, input }) =>
      revokeApiKey(dependencies, administratorOf(context), input.id),
    ),
  }
}

import type { KeyPermission } from '../../../contract/index.ts'
import { collection } from '../../ports/store.ts'

/** A key by which a program calls the administration. Instants are ISO 8601 in UTC. */
export interface ApiKeyRecord {
  id: string
  name: string
  /** The first characters of the key, by which people tell it. */
  prefix: string
  /** Keyed hash of the key, by which it is found. The key itself is nowhere. */
  secretHash: string
  permissions: readonly KeyPermission[]
  /** Whose key it is: it can do nothing that this administrator cannot. */
  createdBy: string
  createdAt: string
  /** Null: it does not expire. */
  expiresAt: string | null
  /** Day in India: a use a day is written, not each. */
  lastUsedOn: string | null
  revokedAt: string | null
  version: number
}

export const apiKeyCollections = {
  apiKeys: collection<ApiKeyRecord>({
    equal: { secretHash: { of: key => key.secretHash, unique: true } },
    sorted: { createdAt: key => key.createdAt },
  }),
} as const

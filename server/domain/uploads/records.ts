import type { UploadPurpose } from '../../contract/index.ts'
import { uploadExpiry } from '../expiry.ts'
import { collection } from '../ports/store.ts'

/** A picture that somebody sent. Its files lie beside the store, under its id. Instants are ISO 8601 in UTC. */
export interface UploadRecord {
  id: string
  /** Its owner. */
  userId: string
  purpose: UploadPurpose
  /** Of the request that sent it. */
  idempotencyKey: string
  /** SHA-256 of what was sent, in hex: the same key with another picture is refused. */
  contentHash: string
  /** Pixels of the full size; 0 until it was made anew. */
  width: number
  height: number
  /** What it is shown with: "review:ID", "return:ID", "user:ID" or "product:ID"; null while nothing shows it. */
  attachedTo: string | null
  createdAt: string
  /** When it goes; `never` while it is shown. */
  expiresAt: string
}

/** A picture as the record that it is attached to keeps it: shown without a look-up. */
export interface AttachedPicture {
  readonly id: string
  /** Pixels of the full size. */
  readonly width: number
  readonly height: number
}

export const uploadCollections = {
  uploads: collection<UploadRecord>({
    equal: {
      userId: { of: upload => upload.userId },
      attachedTo: { of: upload => upload.attachedTo ?? undefined },
      request: { of: upload => requestIndex(upload.userId, upload.idempotencyKey), unique: true },
    },
    sorted: { expiresAt: uploadExpiry },
  }),
} as const

export const requestIndex = (userId: string, idempotencyKey: string) => `${userId}:${idempotencyKey}`

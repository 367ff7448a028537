import { isShopPurpose, type UploadPurpose } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import { shopError } from '../errors.ts'
import { never } from '../expiry.ts'
import { deletedUserId } from '../orders/buyer-keys.ts'
import type { ShopTransaction } from '../records.ts'
import type { AttachedPicture, UploadRecord } from './records.ts'

/** Where pictures go, and which field of the request names them. */
export interface Attachment {
  readonly userId: string
  readonly purpose: UploadPurpose
  /** "review:ID", "return:ID" or "user:ID". */
  readonly to: string
  readonly field: string
  readonly nowMs: number
}

/**
 * Attaches the caller's own pictures: from now on they stay.
 * @throws upload_not_found for a picture of somebody else, for another purpose, that has run out or is shown elsewhere
 */
export async function attachPictures(
  tx: ShopTransaction,
  ids: readonly string[],
  { userId, purpose, to, field, nowMs }: Attachment,
): Promise<readonly AttachedPicture[]> {
  const pictures: AttachedPicture[] = []
  for (const id of new Set(ids)) {
    const record = await tx.get('uploads', id)
    const isTheirs = record?.userId === userId && record.purpose === purpose && record.width > 0
    if (!isTheirs || isOver(record, nowMs) || (record.attachedTo ?? to) !== to) {
      throw shopError('upload_not_found', {}, field)
    }
    await tx.put('uploads', { ...record, attachedTo: to, expiresAt: never })
    pictures.push({ id, width: record.width, height: record.height })
  }
  return pictures
}

/** Whether an upload has run out and only waits for housekeeping. */
export const isOver = ({ expiresAt }: UploadRecord, nowMs: number) => Date.parse(expiresAt) <= nowMs

/** Shows a picture nowhere any more, at once. Housekeeping takes its files away, then its record. */
async function release(tx: ShopTransaction, record: Readonly<UploadRecord>, nowMs: number): Promise<void> {
  await tx.put('uploads', { ...record, attachedTo: null, expiresAt: toInstant(nowMs) })
}

/** Lets go of what is attached to something, but for some. */
export async function releasePictures(
  tx: ShopTransaction,
  attachedTo: string,
  nowMs: number,
  kept: readonly AttachedPicture[] = [],
): Promise<void> {
  const keptIds = new Set(kept.map(({ id }) => id))
  for (const record of await tx.list('uploads', { where: { attachedTo } })) {
    if (!keptIds.has(record.id)) await release(tx, record, nowMs)
  }
}

/** Lets go of one upload. */
export const releaseUpload = release

/** Lets go of all pictures of an account that is deleted, but for those that the shop shows, and forgets whose they were. */
export async function eraseUploads(tx: ShopTransaction, userId: string, nowMs: number): Promise<void> {
  for (const record of await tx.list('uploads', { where: { userId } })) {
    const nobodys = { ...record, userId: deletedUserId, idempotencyKey: record.id }
    // What the shop shows is its own.
    if (isShopPurpose(record.purpose) && record.attachedTo !== null) await tx.put('uploads', nobodys)
    else await release(tx, nobodys, nowMs)
  }
}

/** Gives the pictures of an account that ends to the one that it becomes part of, which keeps its own avatar. */
export async function moveUploads(
  tx: ShopTransaction,
  userId: string,
  formerId: string,
  nowMs: number,
): Promise<void> {
  await releasePictures(tx, `user:${formerId}`, nowMs)
  for (const record of await tx.list('uploads', { where: { userId: formerId } })) {
    // The keys of two accounts may be the same.
    await tx.put('uploads', { ...record, userId, idempotencyKey: record.id })
  }
}

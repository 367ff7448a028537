import {
  maximumPictureBytes,
  maximumPicturePixels,
  smallestPictureSide,
  unattachedUploadHours,
  uploadsPerDay,
  type OperationOutputs,
  type UploadPurpose,
} from '../../contract/index.ts'
import type { Caller } from '../accounts/sessions.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies, RequestContext } from '../context.ts'
import { shopError } from '../errors.ts'
import { PicturesBusy, UnreadablePicture } from '../ports/index.ts'
import { countEvent, dayMs, hourMs } from '../rates.ts'
import type { UserRecord } from '../records.ts'
import { isOver, releaseUpload } from './attach.ts'
import { parsePictureFile, toPicture } from './picture.ts'
import { factsOf, formatOf } from './recognise.ts'
import { requestIndex, type UploadRecord } from './records.ts'

/** Seconds to wait when too many pictures are being made anew. */
const busySeconds = 5

export interface SentPicture {
  readonly purpose: UploadPurpose
  readonly idempotencyKey: string
  readonly file: Blob
}

/**
 * Takes a picture, which is its owner's alone until it is attached. The record comes before the files: a crash in between
 * leaves no file that nothing knows of. Sent again with the same key, the answer is the same.
 * @throws payload_too_large, picture_type_unsupported, picture_unreadable, picture_too_small, picture_too_many_pixels, upload_key_reused,
 *   too_many_requests
 */
export async function createUpload(
  dependencies: Dependencies,
  user: UserRecord,
  { purpose, idempotencyKey, file }: SentPicture,
): Promise<OperationOutputs['createUpload']> {
  const { clock, ids, pictures, store } = dependencies
  const bytes = new Uint8Array(await file.arrayBuffer())
  requirePicture(bytes)
  const contentHash = await sha256(bytes)
  const record = await store.transaction(async tx => {
    const nowMs = clock.now()
    const [known] = await tx.list('uploads', { where: { request: requestIndex(user.id, idempotencyKey) } })
    if (known) {
      const isSame = known.contentHash === contentHash && known.purpose === purpose && !isOver(known, nowMs)
      if (!isSame) throw shopError('upload_key_reused')
      return known
    }
    const limits = [{ count: uploadsPerDay, windowMs: dayMs }]
    await countEvent(tx, [{ key: `uploads:${user.id}`, limits }], nowMs)
    const opened: UploadRecord = {
      id: ids.id(),
      userId: user.id,
      purpose,
      idempotencyKey,
      contentHash,
      width: 0,
      height: 0,
      attachedTo: null,
      createdAt: toInstant(nowMs),
      expiresAt: toInstant(nowMs + unattachedUploadHours * hourMs),
    }
    await tx.put('uploads', opened)
    return opened
  })
  if (record.width > 0) return toUpload(record)
  const size = await pictures.keep(record.id, bytes).catch(async (error: unknown) => {
    // A part of it may be kept: the record stays for the next try, or for housekeeping to find that part by.
    if (!(error instanceof UnreadablePicture || error instanceof PicturesBusy)) throw error
    await store.transaction(tx => tx.delete('uploads', record.id))
    if (error instanceof PicturesBusy) throw shopError('too_many_requests', { seconds: busySeconds })
    throw shopError('picture_unreadable')
  })
  return store.transaction(async tx => {
    const current = await tx.get('uploads', record.id)
    // Deleted meanwhile, or its account.
    if (!current || isOver(current, clock.now())) throw shopError('picture_unreadable')
    const made = { ...current, ...size }
    await tx.put('uploads', made)
    return toUpload(made)
  })
}

function requirePicture(bytes: Uint8Array): void {
  if (bytes.length > maximumPictureBytes) throw shopError('payload_too_large')
  const format = formatOf(bytes)
  if (!format) throw shopError('picture_type_unsupported')
  const facts = factsOf(bytes, format)
  if (!facts) throw shopError('picture_unreadable')
  const { width, height } = facts
  if (Math.min(width, height) < smallestPictureSide) {
    throw shopError('picture_too_small', { pixels: smallestPictureSide })
  }
  if (width * height > maximumPicturePixels) {
    throw shopError('picture_too_many_pixels', { megapixels: maximumPicturePixels / 1_000_000 })
  }
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}

function toUpload(record: UploadRecord): OperationOutputs['createUpload'] {
  const { purpose, expiresAt } = record
  return { ...toPicture(record), purpose, expiresAt }
}

/**
 * Deletes the caller's own picture that is attached to nothing.
 * @throws upload_not_found for one of somebody else too, upload_attached
 */
export async function deleteUpload(
  { clock, store }: Dependencies,
  user: UserRecord,
  id: string,
): Promise<void> {
  await store.transaction(async tx => {
    const record = await tx.get('uploads', id)
    if (record?.userId !== user.id || isOver(record, clock.now())) throw shopError('upload_not_found')
    if (record.attachedTo !== null) throw shopError('upload_attached')
    await releaseUpload(tx, record, clock.now())
  })
}

/** A day in caches, so that a picture that is taken down is gone everywhere a day later. */
const publicCaching = 'public, max-age=86400, immutable'

/**
 * A picture's file, if the caller may see it. What they may not see is not there: an id is told to nobody else.
 * @throws upload_not_found
 */
export async function getUpload(
  { clock, pictures, store }: Dependencies,
  { responseHeaders }: RequestContext,
  { user }: Caller,
  file: string,
): Promise<File> {
  const wanted = parsePictureFile(file)
  const record = wanted && (await store.get('uploads', wanted.id))
  if (!record || isOver(record, clock.now())) throw shopError('upload_not_found')
  const isPublic = await isShownToAll(store, record)
  if (!isPublic && user?.id !== record.userId && user?.isAdmin !== true) throw shopError('upload_not_found')
  const picture = await pictures.read(wanted.id, wanted.size)
  if (!picture) throw shopError('upload_not_found')
  // Whatever the bytes are, a browser shows a picture and nothing else.
  responseHeaders.set('content-security-policy', "default-src 'none'; sandbox")
  responseHeaders.set('x-content-type-options', 'nosniff')
  responseHeaders.set('cache-control', isPublic ? publicCaching : 'private, no-store')
  return new File([picture.bytes], file, { type: picture.type })
}

/** A review's picture as long as the review is published, and everybody's avatar. */
async function isShownToAll(
  store: Dependencies['store'],
  { purpose, attachedTo }: UploadRecord,
): Promise<boolean> {
  if (attachedTo === null) return false
  if (purpose === 'avatar') return true
  if (purpose !== 'review') return false
  const review = await store.get('reviews', attachedTo.slice('review:'.length))
  return review?.status === 'published'
}

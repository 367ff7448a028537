import {
  isShopPurpose,
  maximumPictureBytes,
  pictureLimitsOf,
  roleHolds,
  shopPurposes,
  shopUploadsPerDay,
  smallestPictureSide,
  unattachedUploadHours,
  uploadsPerDay,
  type OperationOutputs,
  type UploadPurpose,
} from '../../contract/index.ts'
import type { Caller } from '../accounts/sessions.ts'
import { roleOf } from '../accounts/user.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies, RequestContext } from '../context.ts'
import { shopError } from '../errors.ts'
import { PicturesBusy, UnreadablePicture } from '../ports/index.ts'
import { countEvent, dayMs, hourMs } from '../rates.ts'
import type { UserRecord } from '../records.ts'
import { isOver, releaseUpload } from './attach.ts'
import { parsePictureFile, toPicture } from './picture.ts'
import { isShownByProduct } from './shown.ts'
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
 * @throws forbidden for a picture of a product or a post by anybody but who keeps those, payload_too_large, picture_too_large,
 *   picture_too_many_pixels, picture_type_unsupported, picture_unreadable, picture_too_small, upload_key_reused,
 *   too_many_requests
 */
export async function createUpload(
  dependencies: Dependencies,
  user: UserRecord,
  { purpose, idempotencyKey, file }: SentPicture,
): Promise<OperationOutputs['createUpload']> {
  const { clock, ids, pictures, store } = dependencies
  const isShops = isShopPurpose(purpose)
  if (isShops && !(user.isAdmin && roleHolds(roleOf(user), shopPurposes[purpose])))
    throw shopError('forbidden')
  const bytes = new Uint8Array(await file.arrayBuffer())
  requirePicture(bytes, purpose)
  const contentHash = await sha256(bytes)
  const record = await store.transaction(async tx => {
    const nowMs = clock.now()
    const [known] = await tx.list('uploads', { where: { request: requestIndex(user.id, idempotencyKey) } })
    if (known) {
      const isSame = known.contentHash === contentHash && known.purpose === purpose && !isOver(known, nowMs)
      if (!isSame) throw shopError('upload_key_reused')
      return known
    }
    const count = isShops ? shopUploadsPerDay : uploadsPerDay
    const key = isShops ? `shop-uploads:${user.id}` : `uploads:${user.id}`
    await countEvent(tx, [{ key, limits: [{ count, windowMs: dayMs }] }], nowMs)
    const opened: UploadRecord = {
      // Pages know by the end of its name that there are other sizes beside it.
      id: isShops ? `${ids.id()}-${contentHash.slice(0, 8)}` : ids.id(),
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
  const size = await pictures
    .keep(record.id, bytes, isShops ? purpose : 'photo')
    .catch(async (error: unknown) => {
      // A part of it may be kept: the record stays for the next try, or for housekeeping to find that part by.
      if (!(error instanceof UnreadablePicture || error instanceof PicturesBusy)) throw error
      await store.transaction(tx => tx.delete('uploads', record.id))
      if (error instanceof PicturesBusy) throw shopError('too_many_requests', { seconds: busySeconds })
      throw shopError('picture_unreadable', {}, field)
    })
  return store.transaction(async tx => {
    const current = await tx.get('uploads', record.id)
    // Deleted meanwhile, or its account.
    if (!current || isOver(current, clock.now())) throw shopError('picture_unreadable', {}, field)
    const made = { ...current, ...size }
    await tx.put('uploads', made)
    return toUpload(made)
  })
}

/** What an error of the picture itself names; it is all of the request's body. */
const field = 'file'

function requirePicture(bytes: Uint8Array, purpose: UploadPurpose): void {
  const limits = pictureLimitsOf(purpose)
  // As the server's edge says it, which reads no more than the largest picture of all.
  if (bytes.length > maximumPictureBytes) throw shopError('payload_too_large')
  if (bytes.length > limits.bytes) {
    throw shopError('picture_too_large', { megabytes: limits.bytes / (1024 * 1024) }, field)
  }
  const format = formatOf(bytes)
  if (!format) throw shopError('picture_type_unsupported', {}, field)
  const facts = factsOf(bytes, format)
  if (!facts) throw shopError('picture_unreadable', {}, field)
  const { width, height } = facts
  if (Math.min(width, height) < smallestPictureSide) {
    throw shopError('picture_too_small', { pixels: smallestPictureSide }, field)
  }
  if (width * height > limits.pixels) {
    throw shopError('picture_too_many_pixels', { megapixels: limits.pixels / 1_000_000 }, field)
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
/** A year for the shop's own: under its random name a picture never changes. */
const shopCaching = 'public, max-age=31536000, immutable'

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
  if (!record || (isOver(record, clock.now()) && !(await isShownByProduct(store, record))))
    throw shopError('upload_not_found')
  const isPublic = await isShownToAll(store, record)
  if (!isPublic && user?.id !== record.userId && user?.isAdmin !== true) throw shopError('upload_not_found')
  const picture = await pictures.read(wanted.id, wanted.size)
  if (!picture) throw shopError('upload_not_found')
  // Whatever the bytes are, a browser shows a picture and nothing else.
  responseHeaders.set('content-security-policy', "default-src 'none'; sandbox")
  responseHeaders.set('x-content-type-options', 'nosniff')
  responseHeaders.set('cache-control', isPublic ? cachingOf(record) : 'private, no-store')
  return new File([picture.bytes], file, { type: picture.type })
}

const cachingOf = ({ purpose }: UploadRecord) => (isShopPurpose(purpose) ? shopCaching : publicCaching)

/** A review's picture as long as the review is published, everybody's avatar, and what the shop shows. */
async function isShownToAll(
  store: Dependencies['store'],
  { purpose, attachedTo }: UploadRecord,
): Promise<boolean> {
  if (attachedTo === null) return false
  if (purpose === 'avatar' || isShopPurpose(purpose)) return true
  if (purpose !== 'review') return false
  const review = await store.get('reviews', attachedTo.slice('review:'.length))
  return review?.status === 'published'
}

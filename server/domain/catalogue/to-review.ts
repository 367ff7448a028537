import type { Review } from '../../contract/index.ts'
import type { Caller } from '../accounts/sessions.ts'
import type { ReviewRecord } from '../records.ts'
import { toPictures } from '../uploads/picture.ts'

/** A review as a reader sees it. */
export function toReview(record: ReviewRecord, caller: Caller, helpfulToMe = false): Review {
  const { id, rating, title, body, authorName, verified, helpful, createdAt } = record
  const { editedAt = null, reply = null, version = 1 } = record
  const mine = caller.user?.id === record.userId
  return {
    id,
    rating,
    aspects: record.aspects ?? {},
    title,
    body,
    photos: toPictures(record.photos),
    authorName,
    verified,
    helpful,
    helpfulToMe,
    mine,
    createdAt,
    editedAt,
    reply,
    version,
  }
}

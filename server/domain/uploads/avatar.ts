import type { User } from '../../contract/index.ts'
import { toUser } from '../accounts/user.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import type { UserRecord } from '../records.ts'
import { attachPictures, releasePictures } from './attach.ts'

/**
 * Chooses the caller's picture, or takes it away (AVA-1). The one before goes.
 * @throws upload_not_found
 */
export async function setAvatar(
  { clock, store }: Dependencies,
  { id: userId }: UserRecord,
  uploadId: string | null,
): Promise<User> {
  return store.transaction(async tx => {
    const user = await tx.get('users', userId)
    if (!user) throw shopError('upload_not_found')
    const to = `user:${userId}`
    const nowMs = clock.now()
    const attachment = { userId, purpose: 'avatar', to, field: 'uploadId', nowMs } as const
    const [picture] = uploadId === null ? [] : await attachPictures(tx, [uploadId], attachment)
    await releasePictures(tx, to, nowMs, picture ? [picture] : [])
    const { avatar: _before, ...rest } = user
    const changed = { ...rest, ...(picture && { avatar: picture }), version: user.version + 1 }
    await tx.put('users', changed)
    return toUser(changed)
  })
}

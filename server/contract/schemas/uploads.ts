import * as z from 'zod'
import { maximumPictures, uploadPurposes } from '../uploads.ts'
import { id, instant, pathId } from './common.ts'

/** A picture that somebody sent, as it is shown. Its files are read at `/uploads/{file}`. */
export const uploadedPicture = z.strictObject({
  id,
  /**
   * At most 1600 pixels on the longer side. Of the shop's own pictures it is `{id}-1000.webp`, 1000 pixels wide, and stands
   * for the same picture in every size and format that pages ask for: -160, -320, -640 and -1000.avif, -640 and -1000.webp,
   * and -share.jpg of 1200 × 630.
   */
  file: z.string(),
  /** At most 320 pixels on the longer side; of the shop's own pictures 640 pixels wide. */
  smallFile: z.string(),
  /** Pixels of `file`. */
  width: z.int().positive(),
  height: z.int().positive(),
})

export const upload = z.strictObject({
  ...uploadedPicture.shape,
  purpose: z.enum(uploadPurposes),
  /** When it goes if it is attached to nothing. */
  expiresAt: instant,
})

const keyMessage = 'Send an Idempotency-Key header of at most 255 characters'

export const createUploadInput = z.object({
  params: z.object({}).optional(),
  query: z.object({ purpose: z.enum(uploadPurposes, 'Choose return, review, avatar, product or post') }),
  headers: z.object({
    'idempotency-key': z.string(keyMessage).min(1, keyMessage).max(255, keyMessage),
  }),
  /** The picture itself. */
  body: z.file('Choose a picture'),
})

export const uploadIdInput = z.object({ id: pathId })

export const getUploadInput = z.object({ file: pathId })

/** Pictures to attach, by their uploads' ids. */
export const pictureIds = z
  .array(id, 'Choose pictures')
  .max(maximumPictures, `Choose at most ${maximumPictures} pictures`)

export const setAvatarInput = z.object({
  /** Of an upload for an avatar; null takes the picture away. */
  uploadId: z.string('Choose a picture').min(1, 'Choose a picture').max(64).nullable(),
})

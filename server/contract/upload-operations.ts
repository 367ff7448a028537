import * as z from 'zod'
import { operation } from './operation.ts'
import { user } from './schemas/account.ts'
import { emptyAnswer } from './schemas/common.ts'
import * as uploads from './schemas/uploads.ts'

/** Pictures that customers and administrators send. */
export const uploadOperations = {
  createUpload: operation('createUpload', {
    summary:
      'Send a picture, as the body of the request with its media type. Needs an Idempotency-Key header. It goes after 24 hours when it is attached to nothing. The pictures of products and posts come from administrators who may keep those',
    input: uploads.createUploadInput,
    output: uploads.upload,
    detailedInput: true,
    errors: [
      'invalid_input',
      'forbidden',
      'payload_too_large',
      'picture_expected',
      'picture_type_unsupported',
      'picture_unreadable',
      'picture_too_small',
      'picture_too_large',
      'picture_too_many_pixels',
      'upload_key_reused',
    ],
  }),
  deleteUpload: operation('deleteUpload', {
    summary: "Delete the caller's own picture that is attached to nothing",
    input: uploads.uploadIdInput,
    output: emptyAnswer,
    errors: ['upload_not_found', 'upload_attached'],
  }),
  getUpload: operation('getUpload', {
    summary:
      'A picture. Of published reviews, of avatars and of what the shop shows for everybody; of returns for its owner and administrators',
    input: uploads.getUploadInput,
    output: z.file(),
    errors: ['upload_not_found'],
  }),
  setAvatar: operation('setAvatar', {
    summary: "Choose the caller's picture, or take it away",
    input: uploads.setAvatarInput,
    output: user,
    errors: ['invalid_input', 'upload_not_found'],
  }),
}

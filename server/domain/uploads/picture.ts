import type { UploadedPicture } from '../../contract/index.ts'
import type { PictureSize } from '../ports/index.ts'
import type { AttachedPicture } from './records.ts'

const endings: Readonly<Record<PictureSize, string>> = { full: '.webp', small: '.small.webp' }

/** What a picture's file is called in addresses. */
export const pictureFile = (id: string, size: PictureSize) => id + endings[size]

/** The picture that a file's name names; null for any other name. */
export function parsePictureFile(file: string): { readonly id: string; readonly size: PictureSize } | null {
  const [, id, small] = /^([A-Za-z0-9_-]{1,64})(\.small)?\.webp$/.exec(file) ?? []
  return id === undefined ? null : { id, size: small === undefined ? 'full' : 'small' }
}

/**
 * The name of the file that a picture is kept in.
 * @throws RangeError when the id is none of the shop's: a name never leads out of its place
 */
export function checkedPictureFile(id: string, size: PictureSize): string {
  const file = pictureFile(id, size)
  if (parsePictureFile(file)?.id !== id) throw new RangeError('Not the id of a picture')
  return file
}

export function toPicture({ id, width, height }: AttachedPicture): UploadedPicture {
  return { id, file: pictureFile(id, 'full'), smallFile: pictureFile(id, 'small'), width, height }
}

/** The pictures that a record keeps; none where it is from before there were any. */
export const toPictures = (photos: readonly AttachedPicture[] = []): UploadedPicture[] =>
  photos.map(toPicture)

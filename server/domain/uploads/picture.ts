import type { UploadedPicture } from '../../contract/index.ts'
import { photoSizes, shopSizes, type PictureSize } from '../ports/pictures.ts'
import type { AttachedPicture } from './records.ts'

/** What a picture's file is called in addresses. */
export function pictureFile(id: string, size: PictureSize): string {
  if (size === 'full') return `${id}.webp`
  return size === 'small' ? `${id}.small.webp` : `${id}-${size}`
}

/** What the ids of the shop's own pictures end in, and no others. */
const shopId = /-[0-9a-f]{8}$/

/** The sizes that a picture is kept in, the one last that the others come before. */
export const sizesOf = (id: string): readonly PictureSize[] => (shopId.test(id) ? shopSizes : photoSizes)

/** The picture that a file's name names; null for any other name. */
export function parsePictureFile(file: string): { readonly id: string; readonly size: PictureSize } | null {
  const [, id = '', word = ''] = /^([A-Za-z0-9_-]{1,64}?-[0-9a-f]{8})-([\w.]+)$/.exec(file) ?? []
  const size = shopSizes.find(known => known === word)
  if (size !== undefined) return { id, size }
  const [, photo, small] = /^([A-Za-z0-9_-]{1,64})(\.small)?\.webp$/.exec(file) ?? []
  return photo === undefined ? null : { id: photo, size: small === undefined ? 'full' : 'small' }
}

/**
 * The name of the file that a picture is kept in.
 * @throws RangeError when the id is none of the shop's: a name never leads out of its place
 */
export function checkedPictureFile(id: string, size: PictureSize): string {
  const file = pictureFile(id, size)
  const parsed = parsePictureFile(file)
  if (parsed?.id !== id || parsed.size !== size) throw new RangeError('Not the id of a picture')
  return file
}

export function toPicture({ id, width, height }: AttachedPicture): UploadedPicture {
  const [file, smallFile] = shopId.test(id)
    ? (['1000.webp', '640.webp'] as const)
    : (['full', 'small'] as const)
  return { id, file: pictureFile(id, file), smallFile: pictureFile(id, smallFile), width, height }
}

/** The upload that a product's picture is; undefined for a picture that came with the shop. */
export function uploadIdOf(imageUrl: string): string | undefined {
  const [, file] = /^\/api\/uploads\/([^#]+)(?:#|$)/.exec(imageUrl) ?? []
  return file === undefined ? undefined : parsePictureFile(file)?.id
}

/** The uploads among the pictures of a colour. */
export const uploadIdsOf = ({ imageUrls }: { readonly imageUrls: readonly string[] }) =>
  imageUrls.flatMap(imageUrl => uploadIdOf(imageUrl) ?? [])

/** The pictures that a record keeps; none where it is from before there were any. */
export const toPictures = (photos: readonly AttachedPicture[] = []): UploadedPicture[] =>
  photos.map(toPicture)

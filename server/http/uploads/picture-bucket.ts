import { maximumPictureBytes } from '../../contract/index.ts'
import { checkedPictureFile, sizesOf, type Pictures, type PictureSize } from '../../domain/index.ts'
import { createObjectStore, type Bucket, type Timing } from './object-store.ts'
import { createPictureMaker, typeOf } from './picture-maker.ts'

export interface PictureBucket extends Bucket {
  /** What the names of all objects begin with: empty, or ending with a slash. */
  readonly prefix: string
}

/** Pictures in a bucket of a store that speaks S3, each made anew (decision 0016). */
export function createPictureBucket({ prefix, ...bucket }: PictureBucket, timing: Timing): Pictures {
  const make = createPictureMaker()
  const objects = createObjectStore(bucket, timing)
  const keyOf = (id: string, size: PictureSize) => prefix + checkedPictureFile(id, size)
  return {
    async keep(id, bytes, kind) {
      // An id that is none is refused before anything is made of the bytes.
      for (const size of sizesOf(id)) keyOf(id, size)
      const { files, width, height } = await make(bytes, kind)
      for (const { size, bytes: made } of files) {
        // oxlint-disable-next-line no-await-in-loop -- in their order: who finds the last one finds all
        await objects.put(keyOf(id, size), made, typeOf(size))
      }
      return { width, height }
    },
    async read(id, size) {
      const bytes = await objects.get(keyOf(id, size), maximumPictureBytes)
      return bytes && { bytes, type: typeOf(size) }
    },
    async remove(id) {
      for (const size of sizesOf(id).toReversed()) {
        // oxlint-disable-next-line no-await-in-loop -- the reverse of how they were kept
        await objects.remove(keyOf(id, size))
      }
    },
  }
}

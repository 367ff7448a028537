import { maximumPictureBytes } from '../../contract/index.ts'
import { checkedPictureFile, type Pictures } from '../../domain/index.ts'
import { createObjectStore, type Bucket, type Timing } from './object-store.ts'
import { createPictureMaker, madePictureType } from './picture-maker.ts'

export interface PictureBucket extends Bucket {
  /** What the names of all objects begin with: empty, or ending with a slash. */
  readonly prefix: string
}

/** Pictures in a bucket of a store that speaks S3, as WebP, each made anew (decision 0016). */
export function createPictureBucket({ prefix, ...bucket }: PictureBucket, timing: Timing): Pictures {
  const make = createPictureMaker()
  const objects = createObjectStore(bucket, timing)
  return {
    async keep(id, bytes) {
      const small = prefix + checkedPictureFile(id, 'small')
      const full = prefix + checkedPictureFile(id, 'full')
      const made = await make(bytes)
      await objects.put(small, made.small, madePictureType)
      await objects.put(full, made.full, madePictureType)
      return { width: made.width, height: made.height }
    },
    async read(id, size) {
      const bytes = await objects.get(prefix + checkedPictureFile(id, size), maximumPictureBytes)
      return bytes && { bytes, type: madePictureType }
    },
    async remove(id) {
      await objects.remove(prefix + checkedPictureFile(id, 'full'))
      await objects.remove(prefix + checkedPictureFile(id, 'small'))
    },
  }
}

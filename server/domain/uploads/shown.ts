import type { ShopReader } from '../records.ts'
import { uploadIdOf } from './picture.ts'
import type { UploadRecord } from './records.ts'

/**
 * Whether a product or a category shows a picture. Asked once more before one goes that had been let go of: a change that
 * was taken back shows it again.
 */
export async function isShownByProduct(
  reader: ShopReader,
  { id, purpose }: Pick<UploadRecord, 'id' | 'purpose'>,
): Promise<boolean> {
  if (purpose !== 'product') return false
  if ((await reader.count('products', { where: { upload: id } })) > 0) return true
  return (await reader.list('categories')).some(({ imageUrl }) => uploadIdOf(imageUrl) === id)
}

import { unusedPictureDays } from '../../../contract/index.ts'
import { toInstant } from '../../calendar.ts'
import { shopError } from '../../errors.ts'
import { never } from '../../expiry.ts'
import { dayMs } from '../../rates.ts'
import type { ProductRecord, ShopTransaction } from '../../records.ts'
import { isOver } from '../../uploads/attach.ts'
import { uploadIdsOf } from '../../uploads/picture.ts'

/**
 * Attaches the uploads among the pictures of a product: from now on they stay, for as long as a product shows them. Those
 * that it no longer shows are let go of.
 * @throws picture_unknown for an upload that is over or for something else
 */
export async function attachProductPictures(
  tx: ShopTransaction,
  { id, variants }: Pick<ProductRecord, 'id' | 'variants'>,
  nowMs: number,
): Promise<void> {
  for (const [index, variant] of variants.entries()) {
    for (const uploadId of uploadIdsOf(variant)) {
      const upload = await tx.get('uploads', uploadId)
      if (upload?.purpose !== 'product' || upload.width === 0 || isOver(upload, nowMs))
        throw shopError('picture_unknown', {}, `variants.${index}.imageUrls`)
      if (upload.expiresAt !== never)
        await tx.put('uploads', { ...upload, attachedTo: `product:${id}`, expiresAt: never })
    }
  }
  await letGoOfPictures(tx, id, nowMs, variants.flatMap(uploadIdsOf))
}

/**
 * Lets go of the pictures that came with a product and that it does not show: another one that shows them takes them over;
 * what none does goes after a while (`unusedPictureDays`), so that orders and what is taken back still have it.
 * @param kept ids of the uploads that it shows
 */
export async function letGoOfPictures(
  tx: ShopTransaction,
  productId: string,
  nowMs: number,
  kept: readonly string[] = [],
): Promise<void> {
  for (const upload of await tx.list('uploads', { where: { attachedTo: `product:${productId}` } })) {
    if (kept.includes(upload.id)) continue
    const [other] = (await tx.list('products', { where: { upload: upload.id }, limit: 2 })).filter(
      ({ id }) => id !== productId,
    )
    if (other) await tx.put('uploads', { ...upload, attachedTo: `product:${other.id}` })
    else if (upload.expiresAt === never)
      await tx.put('uploads', { ...upload, expiresAt: toInstant(nowMs + unusedPictureDays * dayMs) })
  }
}

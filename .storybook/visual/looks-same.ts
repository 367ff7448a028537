import { comparePictures, type Pixels } from './compare.ts'

/**
 * Whether a picture is still the accepted one. A comparison lets a handful of pixels pass, for another build of Chromium
 * draws the edges of a few letters otherwise; when what is taken now is accepted, one that an eye can see is enough, or a
 * small change would lie unseen until something beside it changes.
 */
export async function looksSame(
  accepted: Buffer | Pixels,
  actual: Buffer | Pixels,
  { accepting }: { readonly accepting: boolean },
): Promise<boolean> {
  const tolerance = accepting ? { allowedShare: 0, allowedAtLeast: 0 } : {}
  return (await comparePictures(accepted, actual, tolerance)).same
}

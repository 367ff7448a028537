/** The file behind the address of a picture. The fragment, about the picture, is for components alone. */
export const pictureFile = (imageUrl: string) => imageUrl.replace(/#.*$/, '')

/**
 * The picture that shows when a page is shared: 1200 × 630, beside the one of a product's pictures whose address ends
 * in `,share`. Pictures from elsewhere have none: then it is the first picture itself.
 */
export function sharePictureOf(imageUrls: readonly string[] = []): string | undefined {
  const shared = imageUrls.find(imageUrl => /-\d+\.webp#.*,share$/.test(imageUrl))
  if (shared !== undefined) return pictureFile(shared).replace(/-\d+\.webp$/, '-share.jpg')
  return imageUrls[0] === undefined ? undefined : pictureFile(imageUrls[0])
}

/** The picture of a single bud as it hangs, for the home page's opening; only the models have one. */
export const hangingPictureOf = (imageUrls: readonly string[]) =>
  imageUrls.find(imageUrl => /-hanging-[0-9a-f]{8}-/.test(imageUrl))

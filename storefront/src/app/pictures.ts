/** The picture that shows when a page is shared: 1200 × 630, beside the catalogue's own (`…-1000.webp`). */
export function sharePictureOf(imageUrl: string | undefined): string | undefined {
  return imageUrl?.replace(/-\d+\.webp$/, '-share.jpg')
}

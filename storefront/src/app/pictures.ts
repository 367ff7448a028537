import type { Product } from '@shruti/server/contract'

/** The picture that shows when a page is shared: 1200 × 630, beside the catalogue's own (`…-1000.webp`). */
export function sharePictureOf(imageUrl: string | undefined): string | undefined {
  return imageUrl?.replace(/-\d+\.webp$/, '-share.jpg')
}

/** A product's picture in one view, by the name it is filed under (`tivra-silver-hanging-…`); empty if there is none. */
export function pictureInView({ imageUrls }: Pick<Product, 'imageUrls'>, view: string): string {
  return imageUrls.find(url => url.includes(`-${view}-`)) ?? ''
}

/**
 * Which copy of a picture. Of a customer's: at most 1600 pixels on the longer side, or 320. Of the shop's own: by its width
 * in pixels and its format, and 1200 × 630 for where a page is shared.
 */
export type PictureSize = (typeof photoSizes)[number] | (typeof shopSizes)[number]

export const photoSizes = ['small', 'full'] as const

/** The sizes that `pictureSources` of the design system asks for: the same as of the pictures that come with the shop. */
export const shopSizes = [
  '160.avif',
  '320.avif',
  '640.avif',
  '1000.avif',
  '640.webp',
  'share.jpg',
  '1000.webp',
] as const

/**
 * What is made of a picture. `photo`: what a customer sends, as WebP. `product`: a square, into which the whole of it is
 * fitted. `post`: in its own proportions. Both of these in `shopSizes`.
 */
export type PictureKind = 'photo' | 'product' | 'post'

export interface KeptPicture {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Media type. */
  readonly type: string
}

/** Where pictures of customers and of the shop are kept, beside the store. */
export interface Pictures {
  /**
   * Makes a picture anew and keeps it in the sizes of its kind: nothing but its pixels stays, upright. Again under the same
   * id, it takes the place of what was there.
   * @param id of [A-Za-z0-9_-]; other than a photo's, it ends in a hyphen and eight hexadecimal digits
   * @param kind `photo` unless told
   * @returns pixels of the full size, or of the one that is 1000 wide
   * @throws UnreadablePicture when its bytes are no whole picture
   */
  keep(
    id: string,
    bytes: Uint8Array,
    kind?: PictureKind,
  ): Promise<{ readonly width: number; readonly height: number }>
  /** Undefined when there is none. */
  read(id: string, size: PictureSize): Promise<KeptPicture | undefined>
  /** Removes every size. Removing what is not there is no error. */
  remove(id: string): Promise<void>
}

/** The bytes begin like a picture, and are none. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture'
}

/** More pictures wait to be made anew than there is room for: nothing of this one was kept. */
export class PicturesBusy extends Error {
  override name = 'PicturesBusy'
}

/** What may be uploaded, in one place for the API, its transports and the pages. Plain data, so that the browser can carry it. */

/** What a picture is for: it can be attached to nothing else. */
export const uploadPurposes = ['return', 'review', 'avatar', 'product', 'post'] as const

export type UploadPurpose = (typeof uploadPurposes)[number]

/** The purposes whose pictures are the shop's own, and what whoever sends one must be allowed to. */
export const shopPurposes = {
  product: 'catalogue.write',
  post: 'content.write',
} as const satisfies Partial<Record<UploadPurpose, string>>

export type ShopPurpose = keyof typeof shopPurposes

export const isShopPurpose = (purpose: UploadPurpose): purpose is ShopPurpose =>
  Object.hasOwn(shopPurposes, purpose)

/** Bytes of the largest picture of all, as it is sent. */
export const maximumPictureBytes = 8 * 1024 * 1024

/** Bytes of any other request's body: a quote or an address is under 2 kB, which leaves room for what is to come. */
export const maximumBodyBytes = 100 * 1024

/** Bytes of a body that carries a file's text: 2,000 rows of a table, in JSON. */
export const maximumLongBodyBytes = 6 * 1024 * 1024

/** Pictures of one line of a return, or of one review. */
export const maximumPictures = 5

/** Pixels that a picture must have on each side. */
export const smallestPictureSide = 64

/** Pixels that the largest picture of all may have: as many as phones take. */
export const maximumPicturePixels = 50_000_000

/** Bytes and pixels of a picture as it is sent. A customer sends what a phone took; a product's was made for the shop. */
export const pictureLimitsOf = (purpose: UploadPurpose) =>
  purpose === 'product'
    ? { bytes: 5 * 1024 * 1024, pixels: 25_000_000 }
    : { bytes: maximumPictureBytes, pixels: maximumPicturePixels }

/** Pictures of one colour of a product, and letters that say what one of them shows. */
export const maximumColourPictures = 12
export const maximumPictureAlt = 200

/** Pixels of the longer side of a picture as it is kept, and of its small copy. */
export const keptPictureSide = 1600
export const smallPictureSide = 320

/** Media types that are taken, as an input of files lists them. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Pictures that a customer may send a day. */
export const uploadsPerDay = 60

/** Pictures of the shop's own that one administrator may send a day. */
export const shopUploadsPerDay = 2000

/**
 * Days that a picture stays which no product shows any more. The orders of that time show it still, for as long as a
 * warranty of a year.
 */
export const unusedPictureDays = 365

/** Hours after which a picture goes that was attached to nothing. */
export const unattachedUploadHours = 24

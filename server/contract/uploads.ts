/** What customers may upload, in one place for the API, its transports and the pages. Plain data, so that the browser can carry it. */

/** What a picture is for: it can be attached to nothing else. */
export const uploadPurposes = ['return', 'review', 'avatar'] as const

export type UploadPurpose = (typeof uploadPurposes)[number]

/** Bytes of a picture as it is sent. */
export const maximumPictureBytes = 8 * 1024 * 1024

/** Bytes of any other request's body: a quote or an address is under 2 kB, which leaves room for what is to come. */
export const maximumBodyBytes = 100 * 1024

/** Pictures of one line of a return, or of one review. */
export const maximumPictures = 5

/** Pixels that a picture must have on each side. */
export const smallestPictureSide = 64

/** Pixels that a picture may have in all: the largest that phones take. */
export const maximumPicturePixels = 50_000_000

/** Pixels of the longer side of a picture as it is kept, and of its small copy. */
export const keptPictureSide = 1600
export const smallPictureSide = 320

/** Media types that are taken, as an input of files lists them. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Pictures that a customer may send a day. */
export const uploadsPerDay = 60

/** Hours after which a picture goes that was attached to nothing. */
export const unattachedUploadHours = 24

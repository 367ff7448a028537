/** Which copy of a picture: at most 1600 pixels on the longer side, or 320. */
export type PictureSize = 'full' | 'small'

export interface KeptPicture {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Media type. */
  readonly type: string
}

/** Where pictures of customers are kept, beside the store. */
export interface Pictures {
  /**
   * Makes a picture anew and keeps it in two sizes: nothing but its pixels stays, upright. Again under the same id, it
   * takes the place of what was there.
   * @param id of [A-Za-z0-9_-]
   * @returns pixels of the full size
   * @throws UnreadablePicture when its bytes are no whole picture
   */
  keep(id: string, bytes: Uint8Array): Promise<{ readonly width: number; readonly height: number }>
  /** Undefined when there is none. */
  read(id: string, size: PictureSize): Promise<KeptPicture | undefined>
  /** Removing what is not there is no error. */
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

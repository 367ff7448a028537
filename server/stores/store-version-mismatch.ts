/** The data was written by a newer version of the program. */
export class StoreVersionMismatch extends Error {
  override name = 'StoreVersionMismatch'
}

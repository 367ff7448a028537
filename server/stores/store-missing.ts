/** There is no store in the place, and none may be made. */
export class StoreMissing extends Error {
  override name = 'StoreMissing'
  constructor(
    /** Absolute path of the folder, or which tables of a database. */
    readonly place: string,
    /** Absolute path of a file which proves that there was a store; null when none ever was, as far as can be seen. */
    readonly evidence: string | null,
  ) {
    super(
      evidence === null
        ? `There is no data in ${place}`
        : `The data in ${place} is missing, although ${evidence} says that there was some. Mount the folder or restore it from a backup; for an empty store use a new folder.`,
    )
  }
}

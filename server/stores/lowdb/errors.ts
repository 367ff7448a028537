/** Another living process, or another store in this one, works on the data folder. */
export class StoreLocked extends Error {
  override name = 'StoreLocked'
}

/** A file of the store does not hold what was written to it. The store refuses to start rather than lose data. */
export class StoreCorrupt extends Error {
  override name = 'StoreCorrupt'
  constructor(
    /** Absolute path. */
    readonly file: string,
    /** Bytes from the start of the file to the damage. */
    readonly offset: number,
    problem: string,
  ) {
    super(`${file} is damaged at byte ${offset}: ${problem}. Restore the data folder from a backup.`)
  }
}

/** There is no store in the folder, and none may be made. */
export class StoreMissing extends Error {
  override name = 'StoreMissing'
  constructor(
    /** Absolute path. */
    readonly directory: string,
    /** Absolute path of a file which proves that there was a store; null when none ever was, as far as can be seen. */
    readonly evidence: string | null,
  ) {
    super(
      evidence === null
        ? `There is no data in ${directory}`
        : `The data in ${directory} is missing, although ${evidence} says that there was some. Mount the folder or restore it from a backup; for an empty store use a new folder.`,
    )
  }
}

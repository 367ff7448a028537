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

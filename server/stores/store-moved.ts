/** The records have moved to another store. This one has what they were then, and is not opened by mistake. */
export class StoreMoved extends Error {
  override name = 'StoreMoved'
}

/** The data is a copy that is not complete: it is being made, or its making was cut short. */
export class StoreUnfinished extends Error {
  override name = 'StoreUnfinished'
}

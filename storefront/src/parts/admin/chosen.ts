/** A choice of several, with one more or one less, in the order of all that there are. */
export function withChoice<T>(all: readonly T[], chosen: readonly T[], value: T, isChosen: boolean): T[] {
  return all.filter(each => (each === value ? isChosen : chosen.includes(each)))
}

/** Looks at a few more and tells of each by its id whether it matches. @returns false when none are left */
export type Look = (tell: (id: string, isFound: boolean) => void) => boolean

/** Records between two looks at the clock. */
export const recordsPerLook = 50

/** Through records, or whatever leads to them, a few with each call. */
export function lookThrough<T>(
  items: Iterable<T>,
  lookAt: (item: T, tell: Parameters<Look>[0]) => void,
): Look {
  const left = items[Symbol.iterator]()
  return tell => {
    for (let read = 0; read < recordsPerLook; read += 1) {
      const { done, value } = left.next()
      if (done === true) return false
      lookAt(value, tell)
    }
    return true
  }
}

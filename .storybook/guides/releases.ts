import type { Guide } from './guide.ts'

/**
 * What is wrong with a guide's version and status, a sentence each that says what to do.
 *
 * @param name the component's
 * @param versions those that were released, and the coming one
 * @param all every guide by its component's name
 */
export function releaseFaults(
  name: string,
  versions: readonly string[],
  all: ReadonlyMap<string, Guide>,
): readonly string[] {
  const { since, status = 'stable' } = all.get(name) ?? {}
  const known = versions.join(', ')
  const faults: string[] = []
  if (since === undefined || !versions.includes(since)) {
    faults.push(`${name} is since ${since}, which is no version. Write one of ${known}`)
  }
  if (typeof status === 'string') return faults
  const { deprecatedSince, useInstead } = status
  if (!versions.includes(deprecatedSince)) {
    faults.push(`${name} is deprecated since ${deprecatedSince}, which is no version. Write one of ${known}`)
  }
  const successor = all.get(useInstead)
  if (!successor) {
    faults.push(
      `${name} is deprecated in favour of "${useInstead}", which has no guide. Name the component to use instead`,
    )
  } else if (typeof successor.status === 'object') {
    faults.push(
      `${name} is deprecated in favour of ${useInstead}, which is deprecated too. Name ${successor.status.useInstead}`,
    )
  }
  return faults
}

import type { Courier } from '@shruti/server/contract/couriers'

/** A courier in one line, for the comparison of two versions. */
const inWords = (courier: Courier | undefined): string =>
  courier === undefined
    ? 'Not there'
    : [courier.name, courier.page || 'no tracking page', courier.isActive ? 'in use' : 'not in use'].join(
        ', ',
      )

/** Couriers that differ between what is typed and what somebody else saved. One that is new here has no id yet. */
export function courierDifferences(mine: readonly Courier[], theirs: readonly Courier[]) {
  const ids = [...new Set([...mine, ...theirs].map(({ id }) => id))].filter(id => id !== '')
  const known = ids.map(id => {
    const [own, other] = [mine, theirs].map(list => list.find(courier => courier.id === id))
    return { label: own?.name || other?.name || 'Courier', yours: inWords(own), theirs: inWords(other) }
  })
  const added = mine
    .filter(({ id }) => id === '')
    .map(courier => ({ label: courier.name, yours: inWords(courier), theirs: inWords(undefined) }))
  return [...known, ...added].filter(({ yours, theirs: other }) => yours !== other)
}

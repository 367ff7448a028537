/** Crockford's base 32: no I, L, O or U, so that an order number can be read out. */
const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Numbers that look random and are the same in every run. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  /** True with this probability, 0 to 1. */
  chance(probability: number): boolean
  pick<T>(choices: readonly T[]): T
  /** One of the choices, each as likely as its weight. */
  pickWeighted<T>(choices: readonly T[], weightOf: (choice: T) => number): T
  shuffle<T>(items: readonly T[]): T[]
  /** So many characters of Crockford's base 32. */
  code(length: number): string
}

/** mulberry32: 32 bits of state, enough for a demo shop, mocks and tests, and of no use for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pickWeighted = <T>(choices: readonly T[], weightOf: (choice: T) => number): T => {
    const last = choices.at(-1)
    if (last === undefined) throw new RangeError('There is nothing to pick from')
    let left = next() * choices.reduce((sum, choice) => sum + weightOf(choice), 0)
    for (const choice of choices) {
      left -= weightOf(choice)
      if (left < 0) return choice
    }
    return last
  }
  return {
    next,
    whole,
    chance: probability => next() < probability,
    pick: choices => pickWeighted(choices, () => 1),
    pickWeighted,
    shuffle: items =>
      items
        .map(item => ({ item, place: next() }))
        .toSorted((left, right) => left.place - right.place)
        .map(({ item }) => item),
    code: length => Array.from({ length }, () => crockford[whole(0, 31)]).join(''),
  }
}

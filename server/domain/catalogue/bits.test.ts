import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Bits } from './bits.ts'

/** A size on each side of the words' ends, and places within it. */
const sized = fc.integer({ min: 1, max: 100 }).chain(size =>
  fc.record({
    size: fc.constant(size),
    some: fc.uniqueArray(fc.nat({ max: size - 1 })),
    others: fc.uniqueArray(fc.nat({ max: size - 1 })),
    place: fc.nat({ max: size - 1 }),
  }),
)

const ascending = (places: Iterable<number>) => [...places].toSorted((left, right) => left - right)

describe('a set of places is what a set of numbers is', () => {
  it('by itself', () => {
    fc.assert(
      fc.property(sized, ({ size, some, place }) => {
        const bits = Bits.of(size, some)
        expect(bits.places).toEqual(ascending(some))
        expect(bits.count).toBe(some.length)
        expect(bits.has(place)).toBe(some.includes(place))
        expect(Bits.where(size, each => some.includes(each)).places).toEqual(bits.places)
        expect(bits.with(place, true).places).toEqual(ascending(new Set([...some, place])))
        expect(bits.with(place, false).places).toEqual(ascending(some.filter(each => each !== place)))
        expect(bits.places).toEqual(ascending(some))
      }),
      { seed: 24 },
    )
  })

  it('and with another', () => {
    fc.assert(
      fc.property(sized, ({ size, some, others }) => {
        const [left, right] = [Bits.of(size, some), Bits.of(size, others)]
        const both = some.filter(place => others.includes(place))
        expect(left.and(right).places).toEqual(ascending(both))
        expect(left.countIn(right)).toBe(both.length)
        expect(left.or(right).places).toEqual(ascending(new Set([...some, ...others])))
      }),
      { seed: 24 },
    )
  })

  it.each([1, 31, 32, 33, 64])('of all %i', size => {
    const all = Bits.all(size)
    expect([all.count, all.places]).toEqual([size, [...Array(size).keys()]])
  })
})

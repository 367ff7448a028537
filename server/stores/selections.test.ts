import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collection, rangesOf, type ListQuery } from '../domain/ports/store.ts'
import { createMemoryStore } from './memory.ts'

/** Enough that filters are remembered rather than tested with each question. */
const recordCount = 5_000

interface Parcel {
  readonly id: string
  readonly state: string
  readonly tags: readonly string[]
  readonly weight: number
  readonly city: string
}

const states = ['new', 'packed', 'sent'] as const
const tags = ['fragile', 'gift', 'heavy'] as const
const cities = ['Guwahati', 'Kochi', 'Kolkata', 'Pune'] as const

const schema = {
  parcels: collection<Parcel>({
    equal: { state: { of: parcel => parcel.state }, tag: { of: parcel => parcel.tags } },
    sorted: { weight: parcel => parcel.weight, city: parcel => parcel.city },
    within: { state: ['weight'] },
    text: { search: ({ city, tags: all }) => `${city}\n${all.join(' ')}` },
  }),
}

const idOf = (number: number) => `p${String(number).padStart(5, '0')}`

function parcelOf(number: number, salt = 0): Parcel {
  const hash = Math.imul(number + 7 * salt + 1, 2_654_435_761) >>> 0
  return {
    id: idOf(number),
    state: states[hash % 3] ?? 'new',
    tags: tags.filter((_tag, index) => ((hash >> (4 + index)) & 1) === 1),
    weight: (hash >> 8) % 500,
    city: cities[(hash >> 20) % 4] ?? 'Pune',
  }
}

/** What a query means, written out. */
function plainly(parcels: Iterable<Parcel>, query: ListQuery): Parcel[] {
  const { where = {}, contains, orderBy, offset = 0, limit = Infinity, after } = query
  const values = { state: (parcel: Parcel) => [parcel.state], tag: (parcel: Parcel) => parcel.tags }
  const keys = { weight: (parcel: Parcel) => parcel.weight, city: (parcel: Parcel) => parcel.city }
  const keyOf = orderBy ? keys[orderBy.index as keyof typeof keys] : (parcel: Parcel) => parcel.id
  const sign = orderBy?.direction === 'desc' ? -1 : 1
  const compare = (left: readonly [string | number, string], right: readonly [string | number, string]) =>
    sign *
    (left[0] < right[0] ? -1 : left[0] > right[0] ? 1 : left[1] < right[1] ? -1 : Number(left[1] > right[1]))
  return [...parcels]
    .filter(parcel =>
      Object.entries(where).every(([name, wanted]) =>
        values[name as keyof typeof values](parcel).some(value => [wanted].flat().includes(value)),
      ),
    )
    .filter(parcel =>
      rangesOf(query).every(({ index, from, below }) => {
        const key = keys[index as keyof typeof keys](parcel)
        return (from === undefined || key >= from) && (below === undefined || key < below)
      }),
    )
    .filter(parcel => {
      const text = `${parcel.city}\n${parcel.tags.join(' ')}`.toLowerCase()
      return !contains || contains.anyOf.some(term => text.includes(term.toLowerCase()))
    })
    .filter(parcel => !after || compare([keyOf(parcel), parcel.id], [after.key, after.id]) > 0)
    .toSorted((left, right) => compare([keyOf(left), left.id], [keyOf(right), right.id]))
    .slice(offset, offset + limit)
}

const someOf = <T extends string>(choices: readonly T[]) =>
  fc.oneof(fc.constantFrom(...choices), fc.subarray([...choices], { minLength: 1 }))

const queries: fc.Arbitrary<ListQuery> = fc.record(
  {
    where: fc.record({ state: someOf(states), tag: someOf(tags) }, { requiredKeys: [] }),
    range: fc.oneof(
      fc.record({
        index: fc.constant('weight'),
        from: fc.nat(400),
        below: fc.integer({ min: 100, max: 600 }),
      }),
      fc.constant([
        { index: 'weight', from: 20 },
        { index: 'city', below: 'Kolkata' },
      ]),
    ),
    contains: fc.record({
      index: fc.constant('search'),
      anyOf: fc.subarray(['KO', 'gift', 'pune', 'e'], { minLength: 1 }),
    }),
    orderBy: fc.record({
      index: fc.constantFrom('weight', 'city'),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
    offset: fc.constantFrom(0, 3, 400, 1_700, 2_490, 4_990, 6_000),
    limit: fc.constantFrom(0, 1, 25),
  },
  { requiredKeys: ['limit'] },
)

type Step = { readonly ask: ListQuery } | { readonly change: readonly number[]; readonly salt: number }

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ ask: queries }) },
  {
    weight: 1,
    arbitrary: fc.record({
      change: fc.array(fc.nat(recordCount + 50), { minLength: 1, maxLength: 20 }),
      salt: fc.nat(3),
    }),
  },
)

async function openShelf() {
  const store = createMemoryStore(schema)
  const parcels = new Map<string, Parcel>()
  await store.transaction(async tx => {
    for (let number = 0; number < recordCount; number += 1) {
      const parcel = parcelOf(number)
      parcels.set(parcel.id, parcel)
      await tx.put('parcels', parcel)
    }
  })
  /** With salt 0 they go. */
  const change = (numbers: readonly number[], salt: number) =>
    store.transaction(async tx => {
      for (const number of numbers) {
        const parcel = parcelOf(number, salt)
        if (salt === 0) parcels.delete(parcel.id)
        else parcels.set(parcel.id, parcel)
        if (salt === 0) await tx.delete('parcels', parcel.id)
        else await tx.put('parcels', parcel)
      }
    })
  return { store, parcels, change }
}

describe('a large collection', () => {
  it('[ADM-9] answers as a plain filter and sort do, whatever was asked and written before', async () => {
    const { store, parcels, change } = await openShelf()
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 8 }), async all => {
        for (const step of all) {
          if ('change' in step) {
            await change(step.change, step.salt)
            continue
          }
          const { ask } = step
          const { offset: _offset, limit: _limit, ...conditions } = ask
          const [listed, count] = await Promise.all([
            store.list('parcels', ask),
            store.count('parcels', conditions),
          ])
          const whole = plainly(parcels.values(), conditions)
          expect(count).toBe(whole.length)
          expect(listed.map(({ id }) => id)).toEqual(plainly(parcels.values(), ask).map(({ id }) => id))
          const last = listed.at(-1)
          if (!last) continue
          const key = ask.orderBy ? last[ask.orderBy.index as 'weight' | 'city'] : last.id
          const next = { ...ask, offset: 0, after: { key, id: last.id } }
          const following = await store.list('parcels', next)
          expect(following.map(({ id }) => id)).toEqual(plainly(parcels.values(), next).map(({ id }) => id))
        }
      }),
      { numRuns: 25, endOnFailure: true },
    )
  })

  it('[ADM-9] ends where the matches do, in the order of one state and with one tag', async () => {
    const { store, parcels } = await openShelf()
    const query = {
      where: { state: 'packed', tag: 'fragile' },
      orderBy: { index: 'weight', direction: 'desc' },
      limit: 1,
    } as const
    const whole = plainly(parcels.values(), { ...query, limit: Infinity })
    for (const offset of [whole.length - 1, whole.length, 1_700]) {
      const listed = await store.list('parcels', { ...query, offset })
      expect(listed.map(({ id }) => id)).toEqual(whole.slice(offset, offset + 1).map(({ id }) => id))
    }
  })

  it('[ADM-9] sees each record as it is when a list is done, whatever is written while it is made', async () => {
    const { store, parcels, change } = await openShelf()
    const query = {
      where: { state: ['new', 'packed'], tag: ['fragile', 'gift'] },
      orderBy: { index: 'weight', direction: 'asc' },
      offset: 1_500,
      limit: 25,
    } as const
    const listing = store.list('parcels', query)
    for (let round = 1; round < 40; round += 1) {
      await change(
        Array.from({ length: 25 }, (_, index) => (round * 211 + index * 37) % recordCount),
        round % 4,
      )
    }
    await listing
    const again = await store.list('parcels', query)
    expect(again.map(({ id }) => id)).toEqual(plainly(parcels.values(), query).map(({ id }) => id))
    const { offset: _offset, limit: _limit, ...conditions } = query
    expect(await store.count('parcels', conditions)).toBe(plainly(parcels.values(), conditions).length)
  })
})

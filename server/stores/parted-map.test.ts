import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { PartedMap } from './parted-map.ts'

const byKey = (entries: Iterable<readonly [string, number]>) =>
  [...entries].toSorted(([left], [right]) => (left < right ? -1 : 1))

it('[SRV-3] holds what a Map holds, whatever is put and deleted, before and after it is divided', () => {
  const key = fc.integer({ min: 0, max: 60 }).map(number => `key-${number}`)
  const step = fc.oneof(
    fc.record({ put: key, value: fc.integer() }),
    fc.record({ remove: key }),
    fc.record({ clear: fc.constant(true as const) }),
  )
  const room = fc.constantFrom(0, 40, 700, 5000)
  fc.assert(
    fc.property(fc.boolean(), room, fc.array(step, { maxLength: 60 }), (isLarge, reserved, steps) => {
      const map = new PartedMap<number>()
      map.reserve(reserved)
      const model = new Map<string, number>()
      const firstCount = isLarge ? 3000 : 0
      for (let index = 0; index < firstCount; index += 1) {
        map.set(`key-${index}`, index)
        model.set(`key-${index}`, index)
      }
      for (const taken of steps) {
        if ('put' in taken) {
          map.set(taken.put, taken.value)
          model.set(taken.put, taken.value)
        } else if ('remove' in taken) {
          map.delete(taken.remove)
          model.delete(taken.remove)
        } else if (!isLarge) {
          map.clear()
          model.clear()
        }
      }
      expect(map.size).toBe(model.size)
      expect(byKey(map)).toEqual(byKey(model))
      expect([...map.keys()].toSorted()).toEqual([...model.keys()].toSorted())
      expect([...map.values()]).toHaveLength(model.size)
      for (let index = 0; index <= 61; index += 1) {
        expect(map.get(`key-${index}`)).toBe(model.get(`key-${index}`))
        expect(map.has(`key-${index}`)).toBe(model.has(`key-${index}`))
      }
    }),
    { numRuns: 60 },
  )
})

it('[SRV-3] gives each entry that stays to who walks it while it grows and shrinks', () => {
  const map = new PartedMap<number>()
  for (let index = 0; index < 1000; index += 1) map.set(`key-${index}`, index)
  const met = new Set<string>()
  let added = 0
  for (const key of map.keys()) {
    met.add(key)
    if (added < 5000) map.set(`more-${(added += 1)}`, added).delete(`more-${added - 100}`)
  }
  for (let index = 0; index < 1000; index += 1) expect(met.has(`key-${index}`)).toBe(true)
})

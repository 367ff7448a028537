import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { StoredRecord } from '../domain/ports/store.ts'
import { Table } from './table.ts'

interface Thing extends StoredRecord {
  readonly state: string
}

const stateOf = (record: StoredRecord) => (record as Thing).state
const open = () => new Table('things', { equal: { state: { of: stateOf } } })

const id = fc.constantFrom('a', 'b', 'c', 'd', 'B', 'aa')
const state = fc.constantFrom('on', 'off')
const writes = fc.array(
  fc.oneof(
    fc.record({ id, state }).map(record => (table: Table) => table.put(record)),
    id.map(gone => (table: Table) => table.delete(gone)),
  ),
  { maxLength: 4 },
)

it('a whole list that is asked for again and again is what a list in an order of its own would be', () => {
  fc.assert(
    fc.property(fc.array(writes, { minLength: 3, maxLength: 8 }), rounds => {
      const table = open()
      const queries = [{}, { where: { state: 'on' } }, { where: { state: ['on', 'off'] } }] as const
      for (const round of rounds) {
        for (const write of round) write(table)
        for (const query of queries) expect(table.page(query)).toEqual([...table.ordered(query)])
        expect(table.page(queries[1])).toEqual([...table.ordered(queries[1])])
      }
    }),
    { seed: 24 },
  )
})

it('a list that somebody has stays as it was', () => {
  const table = open()
  table.put({ id: 'a', state: 'on' } as Thing)
  const ask = () => table.page({ where: { state: 'on' } })
  ask()
  const before = ask()
  expect(ask()).toBe(before)
  table.put({ id: 'b', state: 'on' } as Thing)
  expect(before.map(thing => thing.id)).toEqual(['a'])
  expect(ask().map(thing => thing.id)).toEqual(['a', 'b'])
})

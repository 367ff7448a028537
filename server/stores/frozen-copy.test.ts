import { expect, it } from 'vitest'
import { frozenCopy } from './frozen-copy.ts'

const orderWith = (quantity: unknown) => ({ id: 'order-1', lines: [{ quantity: 1 }, { quantity }] })

it.each([
  ['NaN', NaN],
  ['Date', new Date(0)],
  ['Map', new Map()],
  ['function', () => 1],
  ['bigint', 1n],
])('[SRV-3] names the place of what JSON cannot hold: %s', (named, value) => {
  expect(() => frozenCopy(orderWith(value))).toThrow(
    new TypeError(`A record holds plain JSON only, not ${named} at .lines[1].quantity`),
  )
})

it('[SRV-3] refuses what is no record at all, and a property that would be a prototype', () => {
  expect(() => frozenCopy(undefined)).toThrow(
    new TypeError('A record holds plain JSON only, not undefined at its root'),
  )
  const disguised: unknown = JSON.parse('{"id":"1","address":{"__proto__":{"isAdministrator":true}}}')
  expect(() => frozenCopy(disguised)).toThrow(
    new TypeError('A record cannot have a property named __proto__ at .address'),
  )
})

it('[SRV-3] hands on what a property throws when it is read', () => {
  const record = {
    get total(): number {
      throw new RangeError('No such price')
    },
  }
  expect(() => frozenCopy(record)).toThrow(new RangeError('No such price'))
})

it('[SRV-3] copies what JSON holds, deeply, without properties that are undefined', () => {
  const lines = [{ quantity: 2, note: undefined, tags: ['gift', null] }]
  const copy = frozenCopy({ id: 'order-1', lines, isPaid: false })
  lines.push({ quantity: 9, note: undefined, tags: [] })
  expect(copy).toStrictEqual({ id: 'order-1', lines: [{ quantity: 2, tags: ['gift', null] }], isPaid: false })
  expect([copy, copy.lines, copy.lines[0], copy.lines[0]?.tags].every(part => Object.isFrozen(part))).toBe(
    true,
  )
})

import { expect, it } from 'vitest'
import { SharedParts } from './shared-parts.ts'

const parsed = <T>(record: T): T => JSON.parse(JSON.stringify(record)) as T

const order = (number: number) => ({
  id: `order-of-somebody-${number}`,
  createdAt: '2026-11-20T06:00:00.000Z',
  lines: [{ name: 'Gamak Sport in blue', sizes: ['medium and large', 'small'], tax: { igst: 53_375 } }, null],
  note: 'x'.repeat(500),
  nothing: [],
  timeline: [{ status: 'placed', at: '2026-11-20T06:00:00.000Z', of: number }],
  total: number,
})

it('[SRV-3] leaves a record what it is, however many others there were before it', () => {
  const parts = new SharedParts()
  for (let number = 0; number < 20_000; number += 1) {
    const text = JSON.stringify(order(number))
    expect(JSON.stringify(parts.freeze(JSON.parse(text) as object))).toBe(text)
  }
})

it('freezes a record to its depths', () => {
  const parts = new SharedParts()
  for (let number = 0; number < 2; number += 1) {
    const record = parts.freeze(parsed(order(number)))
    for (const part of [record, record.lines, record.lines[0]?.sizes, record.timeline[0], record.nothing])
      expect(Object.isFrozen(part)).toBe(true)
  }
})

it('gives records the parts that they have in common, and what tells of a moment to each its own', () => {
  const parts = new SharedParts()
  const [first, second] = [parts.freeze(parsed(order(1))), parts.freeze(parsed(order(2)))]
  expect(second.lines).toBe(first.lines)
  expect(second.nothing).toBe(first.nothing)
  expect(second.timeline).not.toBe(first.timeline)
})

it('takes parts for one only when they print the same', () => {
  const parts = new SharedParts()
  const kinds = [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
    { a: '1', b: 2 },
    { a: 1 },
    { a: 1, b: null },
    [1, 2],
    ['1', 2],
    [[1], 2],
  ]
  const records = kinds.map((kind, index) => parts.freeze(parsed({ id: `${index}`, kind })))
  expect(new Set(records.map(({ kind }) => kind)).size).toBe(kinds.length)
  expect(records.map(({ kind }) => kind)).toEqual(kinds)
})

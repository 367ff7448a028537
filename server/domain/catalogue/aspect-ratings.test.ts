import { expect, it } from 'vitest'
import { aspectsOf } from '../../contract/review-aspects.ts'
import { withAspects } from './aspect-ratings.ts'

it('[BEY-13] a product has the aspects that its category and its figures name', () => {
  const earbuds = { categories: ['best-tws'], specs: { batteryHours: 8, ancDb: 35 } }
  expect(aspectsOf(earbuds)).toEqual(['sound', 'comfort', 'battery', 'calls', 'noise_cancelling'])
  expect(aspectsOf({ ...earbuds, specs: { batteryHours: 8 } })).not.toContain('noise_cancelling')
  expect(aspectsOf({ categories: ['accessories'], specs: {} })).toEqual([])
  expect(aspectsOf({ categories: ['accessories'], specs: { caseHours: 24 } })).toEqual(['battery'])
})

it('[BEY-13] sums follow what was rated, changed and taken back', () => {
  const first = withAspects(undefined, {}, { sound: 5, comfort: 2 })
  expect(first).toEqual({ sound: { sum: 5, count: 1 }, comfort: { sum: 2, count: 1 } })
  const second = withAspects(first, {}, { sound: 3 })
  expect(withAspects(second, { sound: 5, comfort: 2 }, { sound: 4 })).toEqual({
    sound: { sum: 7, count: 2 },
    comfort: { sum: 0, count: 0 },
  })
  expect(withAspects(second, { sound: 3 })).toMatchObject({ sound: { sum: 5, count: 1 } })
})

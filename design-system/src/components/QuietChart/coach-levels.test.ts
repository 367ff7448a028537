import { expect, it } from 'vitest'
import { loudnessLeft } from './coach-levels.ts'

it('halves the loudness for every ten decibels', () => {
  expect(loudnessLeft(0)).toBe(1)
  expect(loudnessLeft(10)).toBe(0.5)
  expect(loudnessLeft(20)).toBe(0.25)
})

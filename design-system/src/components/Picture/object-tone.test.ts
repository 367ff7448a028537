import { expect, it } from 'vitest'
import { isDark } from './object-tone.ts'

it.each(['#232325', '#3e3f41', '#3a4c70', '#4c5b50', '#58585a'])('counts %s as dark', colour => {
  expect(isDark(colour)).toBe(true)
})

it.each(['#8a8b8b', '#ad8286', '#998d75', '#98999c', '#cecece'])('counts %s as light', colour => {
  expect(isDark(colour)).toBe(false)
})

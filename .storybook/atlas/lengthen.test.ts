import { expect, it } from 'vitest'
import { lengthen } from './lengthen.ts'

it.each([
  ['Add to cart', 'Addd too carrt'],
  ['Warranty', 'Warrraantyy'],
  ['₹4,999', '₹4,999'],
  ['Order SHR-10042 of asha@example.com', 'Ordderr SHR-10042 of asha@example.com'],
])('[BEY-1] makes %j a text 1.4 times as long, but no figure, code or address', (text, expected) => {
  expect(lengthen(text)).toBe(expected)
})

it('[BEY-1] makes running text 1.4 times as long', () => {
  const text = 'Choose a colour and the number of pieces before they go to the cart'
  const letters = (words: string) => words.replaceAll(' ', '').length
  expect(letters(lengthen(text)) / letters(text)).toBeCloseTo(1.4, 1)
})

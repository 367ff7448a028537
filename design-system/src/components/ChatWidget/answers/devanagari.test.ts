import { expect, it } from 'vitest'
import { inLatinLetters } from './devanagari.ts'

const words = (text: string) => inLatinLetters(text).trim().split(/\s+/).join(' ')

it.each([
  ['वारंटी', 'warranty'],
  ['रिफ़ंड रिफंड', 'refund refund'],
  ['कहाँ कहां', 'where where'],
  ['₹५०००', '₹5000'],
  ['कितने का है?', 'price hai ?'],
  ['कितने दिन में', 'kitna day in'],
])('[CHAT-5] [BEY-19] reads %s as %s, however it is written', (text, read) => {
  expect(words(text)).toBe(read)
})

it.each([
  ['लखनऊ', 'lakhanau'],
  ['इंदौर', 'indaur'],
  ['पटना', 'patana'],
])('[CHAT-5] [BEY-19] spells %s, which it does not know, as %s', (text, spelt) => {
  expect(words(text)).toBe(spelt)
})

it('leaves Latin letters and figures as they are', () => {
  expect(inLatinLetters('Komal, ₹2,999?')).toBe('Komal, ₹2,999?')
})

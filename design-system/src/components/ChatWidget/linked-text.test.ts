import { expect, it } from 'vitest'
import { linkedText } from './linked-text.ts'

const contacts = {
  supportPhone: '1800 000 0000',
  supportEmail: 'support@shruti.example',
  salesEmail: 'sales@shruti.example',
}

it('[CHAT-8] makes the support address and telephone something to press', () => {
  expect(linkedText('Write to support@shruti.example or call 1800 000 0000.', contacts)).toEqual([
    { text: 'Write to ' },
    { text: 'support@shruti.example', href: 'mailto:support@shruti.example' },
    { text: ' or call ' },
    { text: '1800 000 0000', href: 'tel:18000000000' },
    { text: '.' },
  ])
})

it('leaves other text whole', () => {
  expect(linkedText('Komal costs ₹2,999.', contacts)).toEqual([{ text: 'Komal costs ₹2,999.' }])
})

it('takes the characters of an address literally', () => {
  expect(
    linkedText('supportXshruti.example', { ...contacts, supportEmail: 'support.shruti.example' }),
  ).toEqual([{ text: 'supportXshruti.example' }])
})

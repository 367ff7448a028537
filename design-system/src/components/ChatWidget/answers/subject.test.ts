import { describe, expect, it } from 'vitest'
import type { ChatSubject } from '../../ChatButton/chat.ts'
import { createAnswerer } from './answer.ts'

const answer = createAnswerer({
  supportPhone: '1800 000 0000',
  supportEmail: 'support@shruti.example',
  salesEmail: 'sales@shruti.example',
  businessHours: 'Monday-Friday 9:00 AM-6:00 PM IST',
  social: { instagram: '@i', twitter: '@t', facebook: '@f' },
})

const meend: ChatSubject = {
  id: 'meend',
  name: 'Meend',
  href: '/product/meend',
  shortDescription: 'Noise cancelling up to 25 dB.',
  price: 3499,
  features: [],
  colors: ['Blue', 'Black'],
  batteryLife: '6 h per charge, 26 h with the case',
  connectivity: 'Bluetooth 5.3',
  waterResistance: 'IPX4',
  noiseReduction: 'Up to 25 dB',
  warranty: '1 year',
  inStock: true,
  aliases: [],
  boxContents: ['One pair of earbuds', 'Charging case'],
}

describe('[SHOP-2] a question on a product’s page', () => {
  it.each([
    ['How much does it cost?', 'Meend costs ₹3,499, all taxes included.'],
    ['Which colours are there?', 'Meend comes in Blue and Black.'],
    ['How long does the battery last?', 'Meend plays for 6 h per charge, 26 h with the case.'],
    ['is it waterproof', 'Meend is IPX4.'],
    ['does it have noise cancelling?', 'Meend has noise cancelling (up to 25 dB).'],
    ['what is the warranty', 'Meend has a warranty of 1 year.'],
    ['What is in the box?', 'Meend comes with: One pair of earbuds, Charging case.'],
  ])('“%s” is answered from its own data', (question, text) => {
    expect(answer(question, meend)).toEqual({
      topic: 'subject:meend',
      text,
      links: [{ label: 'Meend', href: '/product/meend' }],
    })
  })

  it.each([
    'How much does Tivra cost?',
    'How do I return something?',
    'Where is my order?',
    'One bud does not connect',
    'How much is express delivery?',
    'Talk to a person',
    'Is there a store in Delhi?',
    'how many products do you have',
    'Does the charging case fit?',
  ])('“%s” is about something else, and answered as anywhere', question => {
    expect(answer(question, meend)).toEqual(answer(question))
  })

  it('says nothing of what it does not know', () => {
    const cable: ChatSubject = {
      ...meend,
      id: 'cable',
      name: 'USB-C cable',
      batteryLife: '',
      boxContents: [],
    }
    expect(answer('How long does the battery last?', cable).topic).not.toBe('subject:cable')
  })
})

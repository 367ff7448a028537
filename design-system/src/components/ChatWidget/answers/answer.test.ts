import { describe, expect, it } from 'vitest'
import { createAnswerer } from './answer.ts'
import { chatKnowledge, fallbackText } from './knowledge.ts'

const contacts = {
  supportPhone: '1800 000 0000',
  supportEmail: 'support@shruti.example',
  salesEmail: 'sales@shruti.example',
  businessHours: 'Monday-Friday 9:00 AM-6:00 PM IST',
  social: { instagram: '@shruti.ig', twitter: '@shruti.tw', facebook: '@shruti.fb' },
}
const answer = createAnswerer(contacts)
const knowledge = chatKnowledge(contacts)

describe('the knowledge of the chat', () => {
  it('[CHAT-5] falls back to the required words', () => {
    expect(fallbackText()).toBe(
      "Thank you for your message. If you have specific questions about our products, shipping, returns, or technical support, please let me know and I'll be happy to help.",
    )
  })

  it('[CHAT-6] has 21 keyword categories', () => {
    expect(knowledge.categories).toHaveLength(21)
    expect(new Set(knowledge.categories.map(category => category.id)).size).toBe(21)
  })

  it('[CHAT-7] knows three models with the specified figures, all in stock', () => {
    expect(
      knowledge.models.map(model => [
        model.price,
        model.colors.join('/'),
        model.waterResistance,
        model.noiseReduction,
        model.warranty,
        model.inStock,
      ]),
    ).toEqual([
      [2999, 'Black/White/Blue', 'IPX4', 'None (the tips seal the ear, nothing more)', '1 year', true],
      [4999, 'Black/White/Green/Pink', 'IPX5', 'Up to 25 dB', '1 year', true],
      [7999, 'Black/White/Silver/Gold', 'IPX5', 'Up to 35 dB', '2 years', true],
    ])
  })

  it('[CHAT-8] ends the answer to each of six faults with the support email and phone', () => {
    expect(knowledge.issues).toHaveLength(6)
    for (const issue of knowledge.issues) {
      const lastLine = answer(issue.symptoms[0] ?? '')
        .text.split('\n')
        .at(-1)
      expect(lastLine).toBe('If that does not help, write to support@shruti.example or call 1800 000 0000.')
    }
  })

  it('[CHAT-8] knows five stores with address, phone and hours', () => {
    expect(knowledge.stores.map(store => store.city)).toEqual([
      'Delhi',
      'Mumbai',
      'Bangalore',
      'Chennai',
      'Hyderabad',
    ])
    for (const store of knowledge.stores) {
      expect(answer(`store in ${store.city}`).text).toBe(
        `${store.city}: ${store.address}. Phone ${store.phone}. ${store.hours}.`,
      )
      expect([store.address, store.phone, store.hours].every(part => part.length > 5)).toBe(true)
    }
  })

  it('[CHAT-5] reaches every answer that it holds by the answer’s own first keyword of several words', () => {
    const unreached = knowledge.categories.flatMap(({ id, subAnswers = [] }) =>
      subAnswers.flatMap(sub => {
        const own = sub.keywords
          .filter(keyword => !keyword.includes('|'))
          .map(keyword => answer(keyword).topic)
        return own.includes(`category:${id}/${sub.id}`) ? [] : [`${id}/${sub.id}`]
      }),
    )
    expect(unreached).toEqual([])
  })

  it('[CHAT-9] names the policy facts', () => {
    const facts = [
      ['delivery', 'Standard delivery takes 3-5 business days and is free over ₹999'],
      ['express delivery', 'costs ₹199 and takes 1-2 days'],
      ['international delivery', '7-14 days'],
      ['return policy', '30 days'],
      ['refund', '5-7 business days'],
      [
        'warranty',
        'Earbuds, neckbands and headphones have a 1-year warranty, premium models 2 years, accessories six months',
      ],
      ['extended warranty', 'An extended warranty, bought within 30 days, gives 3 years in total'],
      ['newsletter', '10 % off your first purchase'],
      ['student discount', '10 % off'],
      ['emi', 'above ₹3,000, over 12 months. It starts at ₹250 a month, for ₹3,000'],
      ['how fast do you reply', 'within 24 hours on business days'],
    ] as const
    for (const [question, fact] of facts) expect(answer(question).text).toContain(fact)
  })

  it('[CHAT-9] names no control that the shop does not have', () => {
    const texts = knowledge.categories.flatMap(({ reply, subAnswers = [] }) => [
      reply.text,
      ...subAnswers.map(sub => sub.reply.text),
    ])
    const missing =
      /choose Return(?! items)|when online payment is on|bank account and send|bank transfer|is replaced/i
    expect(texts.filter(text => missing.test(text))).toEqual([])
  })

  it('leaves no placeholder unfilled in any answer', () => {
    const texts = knowledge.categories.flatMap(category => [category, ...(category.subAnswers ?? [])])
    const questions = texts.flatMap(entry => entry.keywords)
    expect(questions.map(question => answer(question).text).filter(text => /\{\w+\}/.test(text))).toEqual([])
  })
})

describe('[ADM-7] what the owner has the chat answer', () => {
  const own = createAnswerer(contacts, {
    notice: '',
    answers: [
      { phrases: ['Engraving', 'monogram'], answer: 'We engrave a name free of charge.' },
      { phrases: ['नक्काशी'], answer: 'जी हाँ।' },
      { phrases: ['refund', 'komal'], answer: 'Never said.' },
      { phrases: ['insurance for earbuds'], answer: 'None yet.' },
    ],
  })

  it('is given for its phrases, with other endings, letters and slips', () => {
    for (const question of ['do you engrave?', 'ENGRAVED', 'monogrm'])
      expect(own(question)).toEqual({ topic: 'own:1', text: 'We engrave a name free of charge.' })
    expect(own('क्या नक्काशी है').topic).toBe('own:2')
  })

  it('comes before a listing that a wide word leads to', () => {
    expect(own('insurance for my earbuds').topic).toBe('own:4')
  })

  it('takes nothing from what the chat knows by itself', () => {
    for (const question of ['refund', 'komal', 'meend', 'help me'])
      expect(own(question)).toEqual(answer(question))
  })

  it('leaves the fallback to the rest', () => {
    expect(own('xylophone').text).toBe(fallbackText())
  })
})

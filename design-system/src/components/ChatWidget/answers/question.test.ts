import { describe, expect, it } from 'vitest'
import { bestOf, createReader } from './question.ts'

const read = createReader([
  'refund',
  'charging case',
  'battery not',
  'warranty',
  'delivery time',
  'tip',
  'left|right',
])

describe('reading a question', () => {
  it('[CHAT-5] reads plurals and inflections as one word', () => {
    expect(read('refunds refunded refunding').words).toEqual(['refund', 'refund', 'refund'])
    expect(read('charged charging charges').words).toEqual(['charg', 'charg', 'charg'])
  })

  it('[CHAT-5] reads English and Hindi words of one meaning as one', () => {
    expect(read('awaaz').words).toEqual(read('sound').words)
    expect(read('nahi').words).toEqual(read('not').words)
    expect(read("won't").words).toEqual(read('not').words)
  })

  it('[CHAT-5] reads two words that make one as one', () => {
    expect(read('noise cancelling').words).toEqual(['anc'])
    expect(read('cancel the noise').words).toEqual(['anc'])
  })

  it('[CHAT-5] reads figures however they are written', () => {
    expect(
      read('₹4,999 5k five thousand teen hazaar 1.5 lakh').words.filter(word => /\d/.test(word)),
    ).toEqual(['4999', '5000', '5000', '3000', '150000'])
  })
})

describe('a slip of the keys', () => {
  it('[CHAT-5] is forgiven once from six letters on, and twice from nine', () => {
    expect(read('refnd').says(['refund'])).toBe(true)
    expect(read('waranty').says(['warranty'])).toBe(true)
    expect(read('rfnd').says(['refund'])).toBe(false)
  })

  it('[CHAT-5] is forgiven in five letters only where two neighbours changed places', () => {
    const readNames = createReader(['tivra'])
    expect(readNames('tirva').names(['tivra'])).toBe(true)
    expect(readNames('tivro').names(['tivra'])).toBe(false)
  })

  it('[CHAT-5] is not looked for in shorter words, in everyday words, or in the first letter', () => {
    expect(read('tap').says(['tip'])).toBe(false)
    expect(createReader(['quiet'])('quite').says(['quiet'])).toBe(false)
    expect(read('defund').says(['refund'])).toBe(false)
  })
})

describe('a phrase', () => {
  it('[CHAT-5] is found in any order, with at most three other words between', () => {
    expect(read('not at all good battery').says(['battery not'])).toBe(true)
    expect(read('not what they said, my old battery').says(['battery not'])).toBe(false)
  })

  it('[CHAT-5] is made of whole words', () => {
    expect(read('refundable').says(['refund'])).toBe(false)
    expect(read('tipping point').says(['tip'])).toBe(true)
    expect(read('multiple').says(['tip'])).toBe(false)
  })

  it('[CHAT-5] may leave a choice of words', () => {
    expect([read('right').says(['left|right']), read('left').says(['left|right'])]).toEqual([true, true])
  })

  it('[CHAT-5] as a name stands word by word', () => {
    expect(read('price of the charging case').names(['charging case'])).toBe(true)
    expect(read('is the case charging').names(['charging case'])).toBe(false)
  })
})

describe('of several entries', () => {
  const entries = [
    { id: 'first', phrases: ['refund'] },
    { id: 'second', phrases: ['warranty', 'time'] },
    { id: 'third', phrases: ['delivery time'] },
  ]
  const best = (text: string) => bestOf(entries, entry => read(text).fit(entry.phrases))?.id

  it('[CHAT-5] the one that covers most words of the question wins', () => {
    expect(best('refund warranty time')).toBe('second')
  })

  it('[CHAT-5] the longest phrase decides between equals', () => {
    expect(best('warranty delivery time')).toBe('third')
  })

  it('[CHAT-5] then the earlier entry', () => {
    expect(best('warranty or refund')).toBe('first')
  })

  it('[CHAT-5] none wins where none fits', () => {
    expect(best('weather')).toBeUndefined()
  })
})

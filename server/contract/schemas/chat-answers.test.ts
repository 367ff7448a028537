import { describe, expect, it } from 'vitest'
import { chatAnswerLines, chatAnswersOf, toChatAnswerLines } from './chat-answers.ts'

const problemWith = (text: string) => chatAnswerLines.safeParse(text).error?.issues[0]?.message

describe('[ADM-7] what the owner has the chat answer, one a line', () => {
  it('is phrases, a colon and the answer, which may have colons of its own', () => {
    const text = 'engraving, engraved name: We engrave a name free of charge.\n\nDiwali: From 10:00 to 16:00.'
    expect(problemWith(text)).toBeUndefined()
    expect(chatAnswersOf(text)).toEqual([
      { phrases: ['engraving', 'engraved name'], answer: 'We engrave a name free of charge.' },
      { phrases: ['Diwali'], answer: 'From 10:00 to 16:00.' },
    ])
  })

  it('is written back as it was', () => {
    const text = 'engraving, engraved name: We engrave a name free of charge.\nनक्काशी: हाँ।'
    expect(toChatAnswerLines(chatAnswersOf(text))).toBe(text)
  })

  it('may be empty', () => {
    expect(problemWith('')).toBeUndefined()
  })

  it.each([
    [
      'engraving',
      '“engraving” is no answer: enter what people ask, a colon and the answer, such as engraving: We engrave a name free of charge.',
    ],
    [
      ' : Yes.',
      '“: Yes.” is no answer: enter what people ask, a colon and the answer, such as engraving: We engrave a name free of charge.',
    ],
    [
      '?!: Yes.',
      '“?!: Yes.”: enter 1 to 8 words or phrases of 2 to 40 characters before the colon, with commas between them',
    ],
    [
      `a${'b'.repeat(40)}: Yes.`,
      `“a${'b'.repeat(39)}”: enter 1 to 8 words or phrases of 2 to 40 characters before the colon, with commas between them`,
    ],
    [`wrap: ${'x'.repeat(301)}`, `“wrap: ${'x'.repeat(34)}”: use at most 300 characters for the answer`],
    [Array.from({ length: 21 }, () => 'wrap: Yes.').join('\n'), 'Enter at most 20 answers'],
  ])('refuses %j by the line', (text, message) => {
    expect(problemWith(text)).toBe(message)
  })
})

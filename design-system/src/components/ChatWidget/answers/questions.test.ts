import { describe, expect, it } from 'vitest'
import { chatQuestions } from '../../../stories-data/chat-questions/index.ts'
import { createAnswerer } from './answer.ts'
import { chatKnowledge } from './knowledge.ts'

const contacts = {
  supportPhone: '1800 000 0000',
  supportEmail: 'support@shruti.example',
  salesEmail: 'sales@shruti.example',
  businessHours: 'Monday-Friday 9:00 AM-6:00 PM IST',
  social: { instagram: '@shruti.ig', twitter: '@shruti.tw', facebook: '@shruti.fb' },
}
const answer = createAnswerer(contacts)

for (const [area, groups] of Object.entries(chatQuestions)) {
  describe(`[CHAT-5] questions about ${area}`, () => {
    for (const { topic, holds, questions } of groups) {
      it.each(questions)(`"%s" is answered by ${topic}`, question => {
        const given = answer(question)
        expect({ topic: given.topic, text: given.text }).toEqual({
          topic,
          text: expect.stringContaining(holds),
        })
      })
    }
  })
}

describe('the table of questions', () => {
  const groups = Object.values(chatQuestions).flat()

  it('[CHAT-5] holds at least 1,000 questions, none of them twice', () => {
    const questions = groups.flatMap(group => group.questions)
    expect(new Set(questions).size).toBe(questions.length)
    expect(questions.length).toBeGreaterThanOrEqual(1000)
  })

  it('[CHAT-5] asks for each fault, category and sub-answer in at least five ways', () => {
    const { categories, issues } = chatKnowledge(contacts)
    const topics = [
      ...issues.map(({ id }) => `issue:${id}`),
      ...categories.flatMap(({ id, subAnswers = [] }) => [
        `category:${id}`,
        ...subAnswers.map(sub => `category:${id}/${sub.id}`),
      ]),
    ]
    const ways = (topic: string) =>
      groups.filter(group => group.topic === topic).flatMap(group => group.questions)
    expect(topics.filter(topic => ways(topic).length < 5)).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hindiQuestions } from '../../../stories-data/chat-questions/hindi.ts'
import { readLanguageFrom } from '../../../texts/language.ts'
import { createManualClock } from '../../../stories-data/manual-clock.ts'
import { createChat } from '../../ChatButton/chat.ts'
import { defaultQuickReplies, greet, introduce, subjectQuickReplies } from '../conversation.ts'
import { createAnswerer } from './answer.ts'
import { chatKnowledge } from './knowledge.ts'

const contacts = {
  supportPhone: '1800 000 0000',
  supportEmail: 'support@shruti.example',
  salesEmail: 'sales@shruti.example',
  businessHours: 'सोमवार से शुक्रवार, 9:00 AM–6:00 PM IST',
  social: { instagram: '@shruti.ig', twitter: '@shruti.tw', facebook: '@shruti.fb' },
}

const inEnglish = createAnswerer(contacts)
let answer: typeof inEnglish

beforeAll(() => {
  readLanguageFrom(() => 'hi')
  answer = createAnswerer(contacts)
})
afterAll(() => readLanguageFrom(() => 'en'))

describe('[CHAT-5] [BEY-19] a question in Hindi', () => {
  for (const { topic, holds, questions } of hindiQuestions) {
    it.each(questions)(`"%s" is answered in Hindi by ${topic}`, question => {
      const given = answer(question)
      expect({ topic: given.topic, text: given.text }).toEqual({
        topic,
        text: expect.stringContaining(holds),
      })
    })

    it.each(questions)(`"%s" is understood alike where the page is in English`, question => {
      expect(inEnglish(question).topic).toBe(topic)
    })
  }
})

/** What stays in Latin letters in Hindi: names, units, what is typed. */
const names =
  /[\w.]+@[\w.]+|@[\w.]+|Shruti Audio Private Limited|Shruti( Audio)?|Komal|Shuddha|Tivra|Meend|Gamak Pro|Matra|Bluetooth|Android|iPhone|Windows|Mac|Instagram|Twitter|Facebook|aptX/g

describe('[BEY-19] the chat in Hindi', () => {
  it('[CHAT-4] greets, and tells what can be asked of a product', () => {
    const clock = createManualClock('2026-11-20T10:42:00.000Z')
    const chat = createChat({ view: 'open' })
    greet(chat, clock)
    const [model] = chatKnowledge(contacts).models
    if (!model) throw new Error('The chat knows no model')
    introduce(chat, { ...model, href: '/product/komal' }, clock)
    expect(chat.getState().messages.map(({ text }) => text)).toEqual([
      'नमस्ते। मैं हमारे ऑडियो उत्पाद, डिलीवरी, रिटर्न और सेटअप में मदद कर सकता हूँ।',
      'Komal के बारे में पूछें: दाम, रंग, बैटरी, नॉइज़ कैंसलिंग, पानी से बचाव, वारंटी या बॉक्स में क्या आता है।',
    ])
  })

  it('[CHAT-5] falls back in Hindi', () => {
    expect(answer('qwertyuiop').text).toBe(
      'संदेश के लिए धन्यवाद। हमारे उत्पाद, डिलीवरी, रिटर्न या तकनीकी मदद के बारे में कोई सवाल हो तो बताएँ, मुझे मदद करके खुशी होगी।',
    )
  })

  it('knows an answer to each of its quick replies', () => {
    expect(defaultQuickReplies().map(reply => answer(reply).topic)).toEqual([
      'category:tracking',
      'category:noise-cancellation',
      'issue:no-connection',
      'category:returns',
      'category:human-agent',
    ])
  })

  it('[SHOP-2] knows of a product what its quick replies ask', () => {
    const [model] = chatKnowledge(contacts).models
    if (!model) throw new Error('The chat knows no model')
    const subject = { ...model, href: '/product/komal', boxContents: ['ईयरबड्स', 'केस'] }
    expect(subjectQuickReplies().map(reply => answer(reply, subject).text)).toEqual([
      'Komal: दाम ₹2,999, सभी टैक्स सहित।',
      'Komal: रंग ब्लैक, व्हाइट और ब्लू।',
      'Komal: बैटरी केस के साथ 24 घंटे।',
      'Komal: बॉक्स में: ईयरबड्स, केस।',
    ])
  })

  it('leaves no English in any answer', () => {
    const knowledge = chatKnowledge(contacts)
    const said = [
      ...knowledge.models.map(model => answer(model.name)),
      ...knowledge.stores.map(store => answer(`store in ${store.city}`)),
      ...knowledge.issues.map(issue => answer(issue.symptoms[0] ?? '')),
      ...knowledge.categories.flatMap(({ reply, subAnswers = [] }) => [
        reply,
        ...subAnswers.map(sub => sub.reply),
      ]),
      ...['how many models', 'earbuds under 5000', 'anc under 1000', 'under 500', 'matra', 'neckbands'].map(
        question => answer(question),
      ),
    ]
    const words = said
      .flatMap(({ text, links = [] }) => [text, ...links.map(({ label }) => label)])
      .filter(text => /[a-z]{3}/.test(text.replace(names, '')))
    expect(words).toEqual([])
  })
})

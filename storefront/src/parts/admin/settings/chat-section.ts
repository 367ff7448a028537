import { createAnswerer } from '@shruti/design-system/ChatWidget'
import { adminSettingsSchemas, chatAnswersOf, type AdminSettings } from '@shruti/server/contract'
import type { SettingsSectionDefinition } from './SettingsForm.tsx'

const manyWords = new Intl.ListFormat('en-IN', { type: 'conjunction' })

/** What the chat will make of the answers, worked out by the chat itself. */
export function chatOutcome(lines: string, { identity }: Pick<AdminSettings, 'identity'>): string {
  const answers = chatAnswersOf(lines)
  if (answers.length === 0) return 'The chat answers what it knows already.'
  const { supportPhone, supportEmail, salesEmail, businessHours, ...social } = identity
  const contacts = { supportPhone, supportEmail, salesEmail, businessHours, social }
  const answer = createAnswerer(contacts, { notice: '', answers })
  const answeredOtherwise = answers.flatMap(({ phrases }, index) =>
    phrases.filter(phrase => answer(phrase).topic !== `own:${index + 1}`),
  )
  if (answeredOtherwise.length > 0) {
    const words = manyWords.format(answeredOtherwise.map(phrase => `“${phrase}”`))
    return `The chat has another answer to ${words} already, which comes first. Use other words.`
  }
  return answers.length === 1
    ? 'The chat gives this answer to the words before the colon, and to questions with them.'
    : `The chat gives these ${answers.length} answers to the words before the colons, and to questions with them.`
}

export const chatSection: SettingsSectionDefinition<'chat'> = {
  section: 'chat',
  title: 'Chat',
  about:
    'The chat knows products, delivery, returns, stores and faults by itself, with your contacts and hours. Here you add what only you know.',
  operation: 'adminSetChat',
  permission: 'settings.write',
  schema: adminSettingsSchemas.setChatInput,
  outcome: ({ answers = '' }, settings) => chatOutcome(String(answers), settings),
  groups: [
    {
      fields: [
        {
          name: 'notice',
          label: 'After the greeting',
          kind: 'text',
          hint: 'Such as: Our phone line is closed on 8 and 9 November. Empty: nothing is said.',
        },
        {
          name: 'answers',
          label: 'Your answers',
          kind: 'lines',
          hint: 'One a line: what people ask, a colon, the answer. Such as engraving, engraved name: We engrave a name free of charge.',
        },
      ],
    },
  ],
}

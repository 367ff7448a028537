import { linesOf, paragraphs } from './text.ts'

/** What the owner has the chat answer, as people write it: one a line, what is asked, a colon, the answer. */

export interface OwnChatAnswer {
  /** What people may say for it. */
  readonly phrases: readonly string[]
  readonly answer: string
}

const mostAnswers = 20
const mostPhrases = 8
const longestPhrase = 40
const longestAnswer = 300

/** What is asked ends at the first colon; the answer may have others. */
const lineForm = /^([^:]+): +(\S.*)$/

function answerOf(line: string): OwnChatAnswer | null {
  const [, asked = '', answer = ''] = lineForm.exec(line) ?? []
  const phrases = asked
    .split(',')
    .map(phrase => phrase.trim())
    .filter(phrase => phrase !== '')
  return phrases.length > 0 && answer !== '' ? { phrases, answer } : null
}

/** The answers of a text, in its order; a line that is none is left out, and `chatAnswerLines` refuses it. */
export const chatAnswersOf = (text: string): OwnChatAnswer[] =>
  linesOf(text).flatMap(line => answerOf(line) ?? [])

/** The other way round: "engraving, engraved name: We engrave a name free of charge." */
export const toChatAnswerLines = (answers: readonly OwnChatAnswer[]): string =>
  answers.map(({ phrases, answer }) => `${phrases.join(', ')}: ${answer}`).join('\n')

function problemOf(line: string): string | null {
  const shown = `“${line.slice(0, longestPhrase)}”`
  const parsed = answerOf(line)
  if (!parsed)
    return `${shown} is no answer: enter what people ask, a colon and the answer, such as engraving: We engrave a name free of charge.`
  const { phrases, answer } = parsed
  const isUsable = (phrase: string) =>
    phrase.length >= 2 && phrase.length <= longestPhrase && /[\p{Letter}\p{Number}]/u.test(phrase)
  if (phrases.length > mostPhrases || !phrases.every(isUsable))
    return `${shown}: enter 1 to ${mostPhrases} words or phrases of 2 to ${longestPhrase} characters before the colon, with commas between them`
  if (answer.length > longestAnswer) return `${shown}: use at most ${longestAnswer} characters for the answer`
  return null
}

/** Empty where the chat says nothing of the owner's. */
export const chatAnswerLines = paragraphs({ max: 14_000 }).superRefine((text, context) => {
  const lines = linesOf(text)
  const refuse = (message: string) => context.addIssue({ code: 'custom', message })
  if (lines.length > mostAnswers) return refuse(`Enter at most ${mostAnswers} answers`)
  const problem = lines.map(problemOf).find(found => found !== null)
  if (problem) refuse(problem)
})

import { bestOf, type Question } from './question.ts'
import type { ChatAnswer, ChatCategory } from './types.ts'

/** What points to a category: its keywords, and those of its sub-answers that are more than one word. */
const pointersOf = ({ keywords, subAnswers = [] }: ChatCategory) => [
  ...keywords,
  ...subAnswers.flatMap(sub => sub.keywords.filter(keyword => keyword.includes(' '))),
]

/**
 * The answer of the category with most hits, the last step of CHAT-5. A sub-answer gives way to the category's default
 * where the category's own keywords hold a longer phrase: "how fast do you deliver" is no wish for express.
 */
export function answerCategory(
  question: Question,
  categories: readonly ChatCategory[],
): ChatAnswer | undefined {
  const category = bestOf(categories, entry => question.fit(pointersOf(entry)))
  if (!category) return undefined
  const { longest } = question.fit(category.keywords)
  const fitting = bestOf(category.subAnswers ?? [], entry => question.fit(entry.keywords))
  const sub = fitting && question.fit(fitting.keywords).longest >= longest ? fitting : undefined
  return { topic: `category:${category.id}${sub ? `/${sub.id}` : ''}`, ...(sub?.reply ?? category.reply) }
}

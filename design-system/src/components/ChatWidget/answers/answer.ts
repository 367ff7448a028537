import { answerCategory } from './category.ts'
import { answerCount, countPhrases } from './count.ts'
import { chatKnowledge, fallbackText } from './knowledge.ts'
import type { ChatSubject } from '../../ChatButton/chat.ts'
import { answerModel, answerSubject, aspectPhrases, namesOf } from './named-model.ts'
import { answerPriceRange, pricePhrases } from './price-range.ts'
import { t } from '../../../texts/t.ts'
import { phrases } from './phrases.ts'
import { bestOf, createReader, type Question } from './question.ts'
import { answerStore, storePhrases } from './store.ts'
import { wordsOf } from './words.ts'
import type {
  ChatAnswer,
  ChatContacts,
  ChatElsewhere,
  ChatIssue,
  ChatKnowledge,
  ChatShopTexts,
} from './types.ts'

function answerIssue(
  question: Question,
  { issues }: ChatKnowledge,
  { supportEmail, supportPhone }: ChatContacts,
): ChatAnswer | undefined {
  const possible = issues.filter(({ unless = [] }) => !question.says(unless))
  const issue = bestOf<ChatIssue>(possible, entry => question.fit(entry.symptoms))
  if (!issue) return undefined
  const steps = issue.solutions.map((solution, index) => `${index + 1}. ${solution}`)
  return {
    topic: `issue:${issue.id}`,
    text: [
      ...steps,
      t('If that does not help, write to {supportEmail} or call {supportPhone}.', {
        supportEmail,
        supportPhone,
      }),
    ].join('\n'),
  }
}

function answerElsewhere({ topic, link }: ChatElsewhere): ChatAnswer {
  const text = topic.startsWith('product:')
    ? t('{name} is in our shop: price, colours, stock and all details are on its page.', { name: link.label })
    : t('We have these in the shop: {name}.', { name: link.label })
  return { topic, text, links: [link] }
}

/** An answer of the owner's, with its phrases written as those of the knowledge are. */
interface OwnAnswer {
  readonly topic: string
  readonly phrases: readonly string[]
  readonly text: string
}

const toOwnAnswers = ({ answers }: ChatShopTexts): OwnAnswer[] =>
  answers.map(({ phrases: asked, answer }, index) => ({
    topic: `own:${index + 1}`,
    phrases: asked.map(phrase => wordsOf(phrase).join(' ')).filter(phrase => phrase !== ''),
    text: answer,
  }))

function answerOwn(question: Question, own: readonly OwnAnswer[]): ChatAnswer | undefined {
  const found = bestOf<OwnAnswer>(own, entry => question.fit(entry.phrases))
  return found && { topic: found.topic, text: found.text }
}

function vocabularyOf({ models, issues, stores, categories, elsewhere }: ChatKnowledge): string[] {
  return [
    ...models.flatMap(namesOf),
    ...issues.flatMap(({ symptoms, unless = [] }) => [...symptoms, ...unless]),
    ...stores.flatMap(store => [store.city.toLowerCase(), ...store.aliases]),
    ...categories.flatMap(({ keywords, subAnswers = [] }) => [
      ...keywords,
      ...subAnswers.flatMap(sub => sub.keywords),
    ]),
    ...elsewhere.flatMap(({ names }) => names),
    ...[countPhrases, pricePhrases, aspectPhrases, storePhrases, wishesToSee].flat(),
  ]
}

/** A category that answers small talk decides nothing about a question that asks for more. */
const isSmallTalk = (answer: ChatAnswer) => answer.topic.startsWith('category:small-talk')

const wishesToSee = phrases(
  `show, dikhao, dikha, see, view, browse, list, all, want, looking, buy, have, sell, available, range,
  friendly, kya`,
)

/** "Earbuds", "show me earbuds"; not whatever else somebody has to say about earbuds. */
const isWishToSee = (question: Question) => question.words.length <= 3 || question.says(wishesToSee)

/** A policy has something to say about it too, but a product says it of itself. */
const ofProducts = phrases('warranty, box')

interface Known {
  readonly knowledge: ChatKnowledge
  readonly own: readonly OwnAnswer[]
  readonly contacts: ChatContacts
}

/**
 * The steps of CHAT-5, in their order; after them and before the fallback come the shop's other products, what the
 * owner has it answer, and the listings.
 */
function answerWith(
  question: Question,
  { knowledge, own, contacts }: Known,
  subject?: ChatSubject,
): ChatAnswer {
  const isNamed = ({ names, isWide }: ChatElsewhere) =>
    question.names(names) && (!isWide || isWishToSee(question))
  const named = knowledge.elsewhere.find(isNamed)
  const other = named?.isWide ? undefined : named
  // What speaks of the three models only has nothing to say about another product.
  const category = answerCategory(
    question,
    knowledge.categories.filter(entry => !(other && entry.isAboutModels)),
  )
  const policy = answerCategory(
    question,
    knowledge.categories.filter(entry => !entry.isAboutModels),
  )
  const about =
    policy && category && policy.topic === category.topic && !isSmallTalk(policy) ? policy : undefined
  const namesModel = knowledge.models.some(model => question.names(namesOf(model)))
  // An amount in a question about delivery or EMI is no price of a product.
  const isPrice = !about && !other && (!namesModel || question.words.some(word => /^\d{3,}$/.test(word)))
  const issue = answerIssue(question, knowledge, contacts)
  // On a product's page what is asked of no other product is asked of that one, at the place of a named model. A fault
  // and a policy are what they are anywhere.
  const isAboutSubject = !namesModel && !other && !issue && (!about || question.says(ofProducts))
  const ofSubject = subject && isAboutSubject ? answerSubject(question, subject) : undefined
  if (ofSubject) return ofSubject
  return (
    answerCount(question, knowledge) ??
    (isPrice ? answerPriceRange(question, knowledge) : undefined) ??
    answerModel(question, knowledge, { issue, policy: about }) ??
    issue ??
    answerStore(question, knowledge) ??
    category ??
    (other && answerElsewhere(other)) ??
    answerOwn(question, own) ??
    (named && answerElsewhere(named)) ?? { topic: 'fallback', text: fallbackText() }
  )
}

const noTexts: ChatShopTexts = { notice: '', answers: [] }

/**
 * Makes the function that answers a question from fixed texts in the current language, without any call (CHAT-3). The order is that of
 * CHAT-5: product count, price range, a named model, a fault, a store in a city, keyword categories, then the shop's
 * other products, then the owner's answers, then the fallback. A question that names a model and something else gets both,
 * the model first.
 */
export function createAnswerer(
  contacts: ChatContacts,
  shopTexts: ChatShopTexts = noTexts,
  knowledge: ChatKnowledge = chatKnowledge(contacts),
) {
  const own = toOwnAnswers(shopTexts)
  const read = createReader([...vocabularyOf(knowledge), ...own.flatMap(({ phrases: asked }) => asked)])
  return (text: string, subject?: ChatSubject): ChatAnswer =>
    answerWith(read(text), { knowledge, own, contacts }, subject)
}

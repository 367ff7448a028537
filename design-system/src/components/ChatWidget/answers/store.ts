import { t } from '../../../texts/t.ts'
import { phrases } from './phrases.ts'
import type { Question } from './question.ts'
import type { ChatAnswer, ChatKnowledge, ChatStore } from './types.ts'

const storeWords = phrases(
  `store, visit, address, near, nearest, where, located, location, offline, timing, try, hear`,
)
const parcelWords = phrases('deliver, order, parcel, courier, pincode, cod, refund, return')

export const storePhrases = [...storeWords, ...parcelWords]

/** A city and nothing else is a question for its store; more words must speak of one. */
const barelyMoreThanACity = 3

/** The stores in the cities that a question names: the fifth step of CHAT-5. */
export function answerStore(question: Question, { stores }: ChatKnowledge): ChatAnswer | undefined {
  const named = stores.filter(store => question.names([store.city.toLowerCase(), ...store.aliases]))
  if (named.length === 0) return undefined
  if (question.says(parcelWords) && !question.says(['store'])) return undefined
  if (!question.says(storeWords) && question.words.length > barelyMoreThanACity) return undefined
  const tell = ({ name, address, phone, hours }: ChatStore) =>
    t('{name}: {address}. Phone {phone}. {hours}.', { name, address, phone, hours })
  return {
    topic: `store:${named.map(store => store.city.toLowerCase()).join(',')}`,
    text: named.map(tell).join('\n'),
    links: [{ label: t('Stores'), href: '/stores' }],
  }
}

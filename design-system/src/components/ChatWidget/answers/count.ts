import { t } from '../../../texts/t.ts'
import { phrases } from './phrases.ts'
import type { Question } from './question.ts'
import type { ChatAnswer, ChatKnowledge } from './types.ts'
import { listed, priceLine } from './wording.ts'

const counted = phrases(
  `how many product|model|earbud|type|kind|variety|option|range, number of product|model|earbud,
  kitna product|model|earbud|type|tarah|range, total product|model|earbud,
  more three|3 product|model|earbud, count product|model|earbud`,
)
/** A count or a price of something else: "how many hours does it play", "earbuds kitne ke hai". */
const otherwise = phrases(
  `hour, day, color, device, month, year, store, rupee, db, return, order, money, battery, time, people,
  box, payment, price`,
)

/** "Earbuds kitne ke hai" asks for the price. */
const prices = ['kitna ke', 'kitna ka', 'kitna ki']

export const countPhrases = [...counted, ...otherwise]

/** How many products there are: the first step of CHAT-5. */
export function answerCount(question: Question, { models }: ChatKnowledge): ChatAnswer | undefined {
  if (!question.says(counted) || question.says(otherwise) || question.names(prices)) return undefined
  return {
    topic: 'count',
    text: t(
      'We have {count, plural, =3 {three main models} other {# main models}}, all in stock: {models}. The shop also has sports and budget earbuds, neckbands, over-ear headphones and accessories.',
      { count: models.length, models: listed(models.map(priceLine)) },
    ),
    links: [{ label: t('All earbuds'), href: '/shop' }],
  }
}

import { t } from '../../../texts/t.ts'
import { phrases } from './phrases.ts'
import type { Question } from './question.ts'
import type { ChatSubject } from '../../ChatButton/chat.ts'
import type { ChatAnswer, ChatKnowledge, ChatModel } from './types.ts'
import { cancelsNoise, listed, priceLine, productLink, rupees } from './wording.ts'

const aspects: readonly {
  words: readonly string[]
  unless?: readonly string[]
  /** Undefined where it is not known. */
  tell: (model: ChatModel) => string | undefined
}[] = [
  {
    words: phrases('price, kitna ka|ki|ke, how much, expensive, cheap'),
    tell: model => t('costs {price}, all taxes included', { price: rupees(model.price) }),
  },
  {
    words: phrases('color, black, white, blue, green, pink, silver, gold'),
    tell: model => t('comes in {colours}', { colours: listed(model.colors) }),
  },
  {
    words: phrases('battery, backup, hour, playtime, play time, how long, charge'),
    tell: model => model.batteryLife && t('plays for {time}', { time: model.batteryLife }),
  },
  {
    words: phrases('water, waterproof, sweat, sweatproof, rain, ipx, swim, gym, shower, running'),
    tell: model => model.waterResistance && t('is {rating}', { rating: model.waterResistance }),
  },
  {
    words: phrases('noise, anc, db'),
    tell: model =>
      model.noiseReduction &&
      (cancelsNoise(model)
        ? t('has noise cancelling ({level})', { level: model.noiseReduction.replace('Up', 'up') })
        : t('has no noise cancelling')),
  },
  {
    words: phrases('warranty'),
    unless: phrases('claim, repair, cover, extended'),
    tell: model => t('has a warranty of {time}', { time: model.warranty }),
  },
  {
    words: phrases('bluetooth, multipoint, device, two phone, connect'),
    tell: model => model.connectivity && t('connects by {connection}', { connection: model.connectivity }),
  },
  {
    words: phrases('emi, instalment'),
    tell: model =>
      model.price >= 3000
        ? t('can be paid by EMI where checkout offers it: the product page shows the monthly amount')
        : t('costs less than the ₹3,000 from which EMI is available'),
  },
  {
    words: phrases('stock, available, get, buy'),
    tell: model => (model.inStock ? t('is in stock') : t('is sold out')),
  },
]

/** Asked of the product on whose page the chat was opened, which knows its own box. */
const box: (typeof aspects)[number] = {
  words: phrases('box, included, come with'),
  tell: ({ boxContents = [] }) =>
    boxContents.length > 0 ? t('comes with: {contents}', { contents: boxContents.join(', ') }) : undefined,
}

export const aspectPhrases = aspects.flatMap(({ words, unless = [] }) => [...words, ...unless])

export const namesOf = (model: ChatModel) => [model.name.toLowerCase(), ...model.aliases]

function summary(model: ChatModel): string {
  const { name, shortDescription, noiseReduction, batteryLife, waterResistance, connectivity, warranty } =
    model
  return t(
    '{name}, {price}. {shortDescription} Noise cancelling: {noiseReduction}. Battery: {batteryLife}. {waterResistance}. {connectivity}. Colours: {colours}. Warranty: {warranty}.',
    {
      name,
      price: rupees(model.price),
      shortDescription,
      noiseReduction,
      batteryLife,
      waterResistance,
      connectivity,
      colours: listed(model.colors),
      warranty,
    },
  )
}

/** "Komal costs ₹2,999 and is in stock." */
const told = ({ name }: ChatModel, facts: readonly string[]) =>
  t('{name} {facts}.', { name, facts: listed(facts) })

/** Nothing but what is wanted: so wide a word speaks of a return as well as of a product. */
const isNarrow = ({ words }: (typeof aspects)[number]) => !words.includes('buy')

/**
 * What is asked of the product on whose page the chat was opened: as if the question had named it. Undefined for a
 * question about anything else.
 */
export function answerSubject(question: Question, subject: ChatSubject): ChatAnswer | undefined {
  const asked = [...aspects.filter(isNarrow), box].filter(
    ({ words, unless = [] }) => question.says(words) && !question.says(unless),
  )
  const facts = asked.flatMap(aspect => aspect.tell(subject) || [])
  const isNamed = question.names(namesOf(subject))
  if (facts.length === 0 && !isNamed) return undefined
  return {
    topic: `subject:${subject.id}`,
    text: facts.length > 0 ? told(subject, facts) : `${priceLine(subject)}. ${subject.shortDescription}`,
    links: [{ label: subject.name, href: subject.href }],
  }
}

/**
 * What is asked of the models that a question names: the third step of CHAT-5. A fault is answered as well; a policy
 * only where nothing of the model itself is asked, in place of the summary.
 */
export function answerModel(
  question: Question,
  { models }: ChatKnowledge,
  { issue, policy }: { issue: ChatAnswer | undefined; policy: ChatAnswer | undefined },
): ChatAnswer | undefined {
  const named = models.filter(model => question.names(namesOf(model)))
  if (named.length === 0) return undefined
  const asked = aspects.filter(({ words, unless = [] }) => question.says(words) && !question.says(unless))
  const also = issue ?? (asked.length > 0 ? undefined : policy)
  const tell = (model: ChatModel) => {
    if (asked.length > 0)
      return told(
        model,
        asked.map(aspect => aspect.tell(model) ?? ''),
      )
    return also ? `${priceLine(model)}.` : summary(model)
  }
  const topic = `model:${named.map(model => model.id).join(',')}`
  const lines = named.map(tell)
  const links = named.map(productLink)
  if (!also) return { topic, text: lines.join('\n'), links }
  return {
    topic: `${topic} ${also.topic}`,
    text: [...lines, also.text].join('\n'),
    links: [...links, ...(also.links ?? [])],
  }
}

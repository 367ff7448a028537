import { chatKnowledge, fallbackText } from './knowledge.ts'
import { priceQuestion, type PriceQuestion } from './price-range.ts'
import type {
  ChatAnswer,
  ChatContacts,
  ChatIssue,
  ChatKnowledge,
  ChatLink,
  ChatModel,
  ChatReply,
  ChatStore,
} from './types.ts'
import { createWordMatcher, wordsOf, type WordMatcher } from './words.ts'

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`
const priceLine = (model: ChatModel) => `${model.name} (${rupees(model.price)})`
const productLink = (model: ChatModel): ChatLink => ({ label: model.name, href: `/product/${model.id}` })
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const countWords = ['how many', 'number of', 'kitne', 'kitni', 'total', 'count']
const countedThings = ['product', 'model', 'earbud', 'earphone', 'bud', 'type', 'kind', 'range']
/** Things that are counted in other questions: "how many hours does it play". */
const countedOtherwise = [
  'hour',
  'day',
  'din',
  'ghante',
  'color',
  'colour',
  'device',
  'month',
  'year',
  'store',
  'rupee',
  'db',
  'return',
  'order',
  'paise',
  'rupaye',
]

function answerCount(
  question: readonly string[],
  matcher: WordMatcher,
  { models }: ChatKnowledge,
): ChatAnswer | undefined {
  const counts = countWords.some(phrase => matcher.has(question, phrase))
  const says = (words: readonly string[]) => words.some(word => matcher.has(question, word))
  if (!counts || !says(countedThings) || says(countedOtherwise)) return undefined
  return {
    topic: 'count',
    text: `We make ${models.length === 3 ? 'three' : models.length} models: ${listed(models.map(priceLine))}. All are in stock. Sports and budget earbuds and accessories are in the shop.`,
    links: [{ label: 'All earbuds', href: '/shop' }],
  }
}

function answerPriceRange({ range, wording }: PriceQuestion, { models }: ChatKnowledge): ChatAnswer {
  const fitting = models.filter(model => model.price >= range.from && model.price <= range.to)
  const lowest = models.toSorted((a, b) => a.price - b.price)
  const text =
    fitting.length > 0
      ? `${wording}: ${listed(fitting.toSorted((a, b) => a.price - b.price).map(priceLine))}.`
      : `${wording} we have none of the three main models: ${listed(lowest.map(priceLine))}. The shop has sports and budget earbuds at other prices.`
  const links = fitting.length > 0 ? fitting.map(productLink) : [{ label: 'All earbuds', href: '/shop' }]
  return { topic: `price:${fitting.map(model => model.id).join(',') || 'none'}`, text, links }
}

const aspects: readonly { words: readonly string[]; tell: (model: ChatModel) => string }[] = [
  {
    words: [
      'price',
      'cost',
      'rate',
      'kitne ka',
      'kitne ki',
      'daam',
      'dam',
      'kimat',
      'keemat',
      'how much',
      'mrp',
    ],
    tell: model => `costs ${rupees(model.price)}, all taxes included`,
  },
  { words: ['color', 'colour', 'rang'], tell: model => `comes in ${listed(model.colors)}` },
  {
    words: ['battery', 'backup', 'hour', 'playtime', 'charge', 'charging', 'ghante'],
    tell: model => `plays for ${model.batteryLife}`,
  },
  {
    words: ['water', 'waterproof', 'sweat', 'rain', 'ipx', 'swim', 'paani', 'pani', 'gym'],
    tell: model => `is ${model.waterResistance}`,
  },
  {
    words: ['noise', 'anc', 'cancellation', 'cancelling', 'db'],
    tell: model =>
      `noise cancelling: ${model.noiseReduction.charAt(0).toLowerCase()}${model.noiseReduction.slice(1)}`,
  },
  { words: ['warranty', 'guarantee'], tell: model => `has a warranty of ${model.warranty}` },
  {
    words: ['bluetooth', 'connectivity', 'multipoint', 'device'],
    tell: model => `connects by ${model.connectivity}`,
  },
  {
    words: ['stock', 'available', 'availability', 'milega', 'buy'],
    tell: model => (model.inStock ? 'is in stock' : 'is sold out'),
  },
]

function summary(model: ChatModel): string {
  return `${model.name}, ${rupees(model.price)}. ${model.shortDescription} Noise cancelling: ${model.noiseReduction}. Battery: ${model.batteryLife}. ${model.waterResistance}. ${model.connectivity}. Colours: ${listed(model.colors)}. Warranty: ${model.warranty}.`
}

function answerModel(
  question: readonly string[],
  matcher: WordMatcher,
  { models }: ChatKnowledge,
): ChatAnswer | undefined {
  const named = models.filter(model =>
    [model.name, ...model.aliases].some(name => matcher.has(question, name)),
  )
  if (named.length === 0) return undefined
  const asked = aspects.filter(aspect => aspect.words.some(word => matcher.has(question, word)))
  const text = named
    .map(model =>
      asked.length > 0 ? `${model.name} ${listed(asked.map(aspect => aspect.tell(model)))}.` : summary(model),
    )
    .join('\n')
  return { topic: `model:${named.map(model => model.id).join(',')}`, text, links: named.map(productLink) }
}

function findIssue(
  question: readonly string[],
  matcher: WordMatcher,
  { issues }: ChatKnowledge,
): ChatIssue | undefined {
  const hits = (issue: ChatIssue) => issue.symptoms.filter(phrase => matcher.has(question, phrase)).length
  return best(issues, hits)
}

function answerIssue(issue: ChatIssue): ChatAnswer {
  const steps = issue.solutions.map((solution, index) => `${index + 1}. ${solution}`)
  return {
    topic: `issue:${issue.id}`,
    text: [...steps, 'If that does not help, write to {supportEmail} or call {supportPhone}.'].join('\n'),
  }
}

const storeWords = [
  'store',
  'shop',
  'showroom',
  'outlet',
  'dukaan',
  'dukan',
  'visit',
  'address',
  'near',
  'nearest',
  'where',
  'kahan',
  'kaha',
  'branch',
  'located',
  'location',
  'offline',
  'timing',
  'try',
]
const parcelWords = [
  'deliver',
  'delivery',
  'ship',
  'shipping',
  'order',
  'parcel',
  'courier',
  'pincode',
  'cod',
]

function answerStore(
  question: readonly string[],
  matcher: WordMatcher,
  { stores }: ChatKnowledge,
): ChatAnswer | undefined {
  const named = stores.filter(store =>
    [store.city, ...store.aliases].some(name => matcher.has(question, name)),
  )
  if (named.length === 0) return undefined
  const says = (words: readonly string[]) => words.some(word => matcher.has(question, word))
  if (says(parcelWords) && !says(['store', 'showroom', 'outlet'])) return undefined
  if (!says(storeWords) && question.length > 3) return undefined
  const tell = (store: ChatStore) => `${store.city}: ${store.address}. Phone ${store.phone}. ${store.hours}.`
  return {
    topic: `store:${named.map(store => store.city.toLowerCase()).join(',')}`,
    text: named.map(tell).join('\n'),
    links: [{ label: 'Stores', href: '/stores' }],
  }
}

/** The entry with most hits, the earlier one among equals; undefined when none has any. */
function best<T>(entries: readonly T[], hits: (entry: T) => number): T | undefined {
  let winner: T | undefined
  let most = 0
  for (const entry of entries) {
    const count = hits(entry)
    if (count > most) [winner, most] = [entry, count]
  }
  return winner
}

function answerCategory(
  question: readonly string[],
  matcher: WordMatcher,
  { categories }: ChatKnowledge,
): ChatAnswer | undefined {
  const hits = ({ keywords }: { keywords: readonly string[] }) =>
    keywords.filter(keyword => matcher.has(question, keyword)).length
  const category = best(categories, hits)
  if (!category) return undefined
  const sub = best(category.subAnswers ?? [], hits)
  return { topic: `category:${category.id}${sub ? `/${sub.id}` : ''}`, ...(sub?.reply ?? category.reply) }
}

function vocabularyOf({ models, issues, stores, categories }: ChatKnowledge): string[] {
  const phrases = [
    ...models.flatMap(model => [model.name, ...model.aliases]),
    ...issues.flatMap(issue => [issue.issue, ...issue.symptoms]),
    ...stores.flatMap(store => [store.city, ...store.aliases]),
    ...categories.flatMap(category => [
      ...category.keywords,
      ...(category.subAnswers ?? []).flatMap(sub => sub.keywords),
    ]),
    ...aspects.flatMap(aspect => aspect.words),
    ...countWords,
    ...countedThings,
    ...countedOtherwise,
    ...storeWords,
    ...parcelWords,
  ]
  return phrases.flatMap(wordsOf)
}

function fillIn<R extends ChatReply>(reply: R, contacts: ChatContacts): R {
  const values: Readonly<Record<string, string>> = { ...contacts, ...contacts.social, social: '' }
  return { ...reply, text: reply.text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole) }
}

/**
 * Makes the function that answers a question from fixed texts, without any call (CHAT-3). The order is that of
 * CHAT-5: product count, price range, a named model, a fault, a store in a city, keyword categories, fallback.
 * A question that names a model and a fault gets both, the model first.
 */
export function createAnswerer(contacts: ChatContacts, knowledge: ChatKnowledge = chatKnowledge) {
  const matcher = createWordMatcher(vocabularyOf(knowledge))
  return (question: string): ChatAnswer => {
    const words = wordsOf(question)
    const count = answerCount(words, matcher, knowledge)
    if (count) return fillIn(count, contacts)
    const price = priceQuestion(words, matcher)
    if (price) return fillIn(answerPriceRange(price, knowledge), contacts)
    const issue = findIssue(words, matcher, knowledge)
    const model = answerModel(words, matcher, knowledge)
    if (model && issue) {
      const fix = answerIssue(issue)
      return fillIn(
        { ...model, topic: `${model.topic} ${fix.topic}`, text: `${model.text}\n${fix.text}` },
        contacts,
      )
    }
    const answer = model ??
      (issue && answerIssue(issue)) ??
      answerStore(words, matcher, knowledge) ??
      answerCategory(words, matcher, knowledge) ?? { topic: 'fallback', text: fallbackText }
    return fillIn(answer, contacts)
  }
}

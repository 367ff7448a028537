/** How typed words are compared: plural, spelling, figures in words and in the Hindi-English people write. */

const smallNumbers: Readonly<Record<string, number>> = {
  one: 1,
  ek: 1,
  two: 2,
  do: 2,
  three: 3,
  teen: 3,
  four: 4,
  char: 4,
  chaar: 4,
  five: 5,
  paanch: 5,
  panch: 5,
  six: 6,
  chhe: 6,
  seven: 7,
  saat: 7,
  eight: 8,
  aath: 8,
  nine: 9,
  nau: 9,
  ten: 10,
  das: 10,
  dus: 10,
  fifteen: 15,
  twenty: 20,
}
const multipliers: Readonly<Record<string, number>> = {
  hundred: 100,
  sau: 100,
  thousand: 1000,
  hazar: 1000,
  hazaar: 1000,
  hajar: 1000,
  k: 1000,
  lakh: 100_000,
}

/** Lower case, no accents, no apostrophes; "4,999" and "5k" become figures. */
function simplify(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’‘`]/g, '')
    .replace(/(\d)[,](?=\d)/g, '$1')
    .replace(/₹|\brs\.?(?=\s*\d)|\binr\b/g, ' rupees ')
    .replace(/(\d+(?:\.\d+)?)\s*k\b/g, (_, figure: string) => ` ${Math.round(Number(figure) * 1000)} `)
}

/** "five thousand", "teen hazaar" and "1.5 lakh" as one figure each. */
function joinNumbers(words: readonly string[]): string[] {
  const joined: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    const next = words[index + 1] ?? ''
    const figure = /^\d+$/.test(word) ? Number(word) : smallNumbers[word]
    const multiplier = multipliers[next]
    if (figure !== undefined && multiplier !== undefined) {
      const rest = words[index + 2] ?? ''
      const hundreds =
        multiplier === 1000 && multipliers[words[index + 3] ?? ''] === 100 ? smallNumbers[rest] : undefined
      joined.push(String(figure * multiplier + (hundreds ?? 0) * 100))
      index += hundreds === undefined ? 1 : 3
    } else if (multiplier === undefined && multipliers[word] !== undefined && word !== 'k') {
      joined.push(String(multipliers[word]))
    } else {
      joined.push(word)
    }
  }
  return joined
}

/** The words of a question, ready to be compared. */
export function wordsOf(text: string): string[] {
  const words = simplify(text).match(/[a-z]+|\d+/g) ?? []
  return joinNumbers(words)
}

/** A word without its plural ending. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1)
  return word
}

/** Whether two words are at most `limit` insertions, deletions, changes or swapped neighbours apart. */
export function withinEdits(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      current.push(cost)
    }
    beforeLast = last
    last = current
  }
  return (last[b.length] ?? Infinity) <= limit
}

/** Everyday words that look like keywords with a slip ("change" is not a misspelt "charge"). */
const everydayWords = new Set(
  `about after again also another any back before being better both call can change come could does doing done
  dont else even every first from give going good great have here into just know last later like long made make
  many more most much need never next now only other over please same send should show since some still such
  take tell than that their them then there these they thing think this those through time today tomorrow
  until very want what when where which while will with without work working would your yours whole what's
  water later letter cover paper pair share store stone place plays phone prone shipped stopped card cord code
  mode model order older offer differ sound round found short shirt start smart sport spot`.split(/\s+/),
)

/** Compares typed words with the words of a knowledge base. */
export interface WordMatcher {
  /** Whether the typed word means the keyword: the same, in the plural, or with a slip of the keys. */
  same(typed: string, keyword: string): boolean
  /** Whether the words of `phrase` stand in the question, next to each other and in order. */
  has(question: readonly string[], phrase: string): boolean
}

/**
 * A slip is forgiven only in a word that is not itself known: one edit from five letters on, two from eight, and
 * never in the first letter.
 */
export function createWordMatcher(vocabulary: Iterable<string>): WordMatcher {
  const known = new Set([...everydayWords, ...Array.from(vocabulary, singular)])
  const phrases = new Map<string, string[]>()
  const same = (typed: string, keyword: string) => {
    const one = singular(typed)
    const other = singular(keyword)
    if (one === other) return true
    if (other.length < 5 || one[0] !== other[0] || known.has(one) || /\d/.test(one)) return false
    return withinEdits(one, other, other.length >= 8 ? 2 : 1)
  }
  const has = (question: readonly string[], phrase: string) => {
    let words = phrases.get(phrase)
    if (!words) phrases.set(phrase, (words = wordsOf(phrase)))
    const first = words[0]
    if (first === undefined) return false
    return question.some(
      (word, start) =>
        same(word, first) && words.every((keyword, offset) => same(question[start + offset] ?? '', keyword)),
    )
  }
  return { same, has }
}

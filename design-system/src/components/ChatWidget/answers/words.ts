import { inLatinLetters } from './devanagari.ts'

/** How a typed text becomes words: letters, figures, endings. */

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

const thousands = /(\d+(?:\.\d+)?)\s*k\b/g
const decimals = /(\d+\.\d+)\s*(thousand|hazar|hazaar|hajar|lakh)\b/g

/** Latin letters, lower case, no accents, no apostrophes; "4,999", "5k" and "1.5 lakh" become figures; "hiiii" becomes "hii". */
function simplify(text: string): string {
  return inLatinLetters(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’‘`]/g, '')
    .replace(/(\d)[,](?=\d)/g, '$1')
    .replace(/₹|\brs\.?(?=\s*\d)|\binr\b/g, ' rupees ')
    .replace(thousands, (_, figure: string) => ` ${Math.round(Number(figure) * 1000)} `)
    .replace(
      decimals,
      (_, figure: string, unit: string) => ` ${Math.round(Number(figure) * (multipliers[unit] ?? 1))} `,
    )
    .replace(/([a-z])\1{2,}/g, '$1$1')
}

/** "five thousand", "teen hazaar" and "2 lakh" as one figure each. */
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

/** The words of a text, as typed but for figures. */
export function wordsOf(text: string): string[] {
  const words = simplify(text).match(/[a-z]+|\d+/g) ?? []
  return joinNumbers(words)
}

/**
 * A word without its ending: "stores" and "store", "charged" and "charging" are one. It need not be a word of the
 * language, only the same for every form. Three letters and fewer are left alone.
 */
export function stemOf(word: string): string {
  let stem = word
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`
  else if (stem.length > 4 && stem.endsWith('xes')) stem = stem.slice(0, -2)
  else if (stem.length > 3 && /[^su]s$/.test(stem)) stem = stem.slice(0, -1)
  const ending = /^(.{3,})(?:ing|ed)$/.exec(stem)
  if (ending?.[1]) stem = ending[1].replace(/([bdgmnprt])\1$/, '$1')
  return stem.length > 4 && stem.endsWith('e') ? stem.slice(0, -1) : stem
}

/** Insertions, deletions, changes and swapped neighbours from one word to the other. */
export function editsBetween(a: string, b: string): number {
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
  return last[b.length] ?? Infinity
}

/** How Devanagari is written in Latin letters, as people in India type it: plain, without marks. */
const consonants: Readonly<Record<string, string>> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n',
  ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n',
  प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v',
  श: 'sh', ष: 'sh', स: 's', ह: 'h',
} // prettier-ignore

const vowels: Readonly<Record<string, string>> = {
  अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e',
  'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au',
  'ॉ': 'o', 'ॅ': 'e', 'ं': 'n', 'ँ': 'n', 'ः': 'h',
} // prettier-ignore

const virama = '्'
const isVowelSign = (letter: string) => letter >= 'ा' && letter <= 'ौ' && letter !== virama

/** A word of Devanagari in Latin letters. The "a" that a consonant carries is written between consonants only. */
function transliterate(word: string): string {
  const letters = Array.from(word.normalize('NFD')).filter(letter => letter !== '़')
  return letters
    .map((letter, index) => {
      const consonant = consonants[letter]
      if (consonant === undefined) return vowels[letter] ?? (letter === virama ? '' : letter)
      const next = letters[index + 1]
      const isBare = next === undefined || next === virama || isVowelSign(next) || next === 'ॉ' || next === 'ॅ'
      return isBare ? consonant : `${consonant}a`
    })
    .join('')
}

const hasDevanagari = /\p{Script=Devanagari}/u

/** The spellings of one sound in Latin letters that people do not tell apart, in the order they are made the same. */
const sameSounds: readonly (readonly [RegExp, string])[] = [
  [/aa/g, 'a'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/([bdgjkpst])h/g, '$1'],
  [/(.)\1+/g, '$1'],
]

/**
 * A word as the search compares it: lower case, Latin letters, one spelling for what sounds the same, without the
 * ending of a plural. कोमल, Komal and komaal are the same word then, and so are शुद्धा, shuddha and shudha.
 */
export function foldWord(word: string): string {
  const latin = hasDevanagari.test(word) ? transliterate(word) : word
  const plain = latin.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const folded = sameSounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), plain)
  return folded.length > 3 ? folded.replace(/s$/, '').replace(/(?<=..)a$/, '') : folded
}

/** 0 to 9 for the digits of Devanagari. */
function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x0966))
}

/** A word of a text, and where it stands. */
export interface Word {
  /** As it was typed, in lower case and with Latin digits. */
  readonly typed: string
  readonly folded: string
  readonly start: number
  readonly end: number
}

/** The words and figures of a text: "₹5,000" is 5,000, "IPX5" is one word, "USB-C" two. */
export function wordsOf(text: string): Word[] {
  const digits = latinDigits(text)
  return [...digits.matchAll(/\d[\d,]*(?:\.\d+)?\p{L}*|\p{L}[\p{L}\p{M}\d]*/gu)].map(match => {
    const typed = match[0].toLowerCase()
    return { typed, folded: foldWord(typed), start: match.index, end: match.index + match[0].length }
  })
}
